import Combine
import CombineTesting
import Dispatch
import Foundation
import RemoteAPI
import TestServers
import Testing

@Suite("PictureFetcher", .timeLimit(.minutes(5)))
struct PictureFetcherTests {
  /// Counts calls on any thread; the lock guards the numbers.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [String] = []
    private var decodedOnMain = false
    private var decodes = 0

    func request(_ name: String) { lock.withLock { requests.append(name) } }
    func decode() {
      let isMain = Thread.isMainThread
      lock.withLock {
        decodes += 1
        decodedOnMain = decodedOnMain || isMain
      }
    }
    var requestCount: Int { lock.withLock { requests.count } }
    var decodeCount: Int { lock.withLock { decodes } }
    var wasDecodedOnMain: Bool { lock.withLock { decodedOnMain } }
  }

  private let log = Log()

  /// A fetcher whose pictures are texts, and whose server answers after `delay` seconds.
  private func makeFetcher(costLimit: Int = 1000, delay: TimeInterval = 0) -> PictureFetcher<
    String
  > {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/missing") { _ in .notFound },
      SampleRoute(path: "/*") { [log] request in
        let name = request.url?.lastPathComponent ?? ""
        log.request(name)
        return SampleResponse(body: Data(name.utf8)).delayed(by: delay)
      },
    ])
    return PictureFetcher(session: session, costLimit: costLimit) { [log] data in
      log.decode()
      let text = String(decoding: data, as: UTF8.self)
      return text == "broken" ? nil : .init(text, cost: data.count)
    }
  }

  private func url(_ name: String) -> URL { URL(string: "http://pictures/\(name)")! }

  @Test func fetchesDecodesOffTheMainThreadAndKeeps() async {
    let fetcher = makeFetcher()
    #expect(await fetcher.picture(at: url("a")).outcome().values == ["a"])
    #expect(await fetcher.picture(at: url("a")).outcome().values == ["a"])

    #expect(log.requestCount == 1 && log.decodeCount == 1)
    #expect(!log.wasDecodedOnMain)
    #expect(fetcher.runningCount == 0)
  }

  @Test func whatIsKeptIsSentAtOnce() async {
    let fetcher = makeFetcher()
    _ = await fetcher.picture(at: url("a")).outcome()
    let subscriber = TestSubscriber<String?, Never>()
    fetcher.picture(at: url("a")).subscribe(subscriber)
    #expect(subscriber.values == ["a"])
  }

  @Test func whatIsNoPictureIsNilAndNotKept() async {
    let fetcher = makeFetcher()
    for name in ["missing", "broken"] {
      #expect(await fetcher.picture(at: url(name)).outcome().values == [nil])
    }
    #expect(fetcher.cache.count == 0)
    #expect(await fetcher.picture(at: url("broken")).outcome().values == [nil])
    #expect(log.requestCount == 2)
  }

  @Test func nothingIsFetchedBeforeASubscription() {
    let fetcher = makeFetcher()
    withExtendedLifetime(fetcher.picture(at: url("a"))) {}
    #expect(fetcher.runningCount == 0)
  }

  @Test func requestsForTheSameAddressAreShared() async {
    let fetcher = makeFetcher(delay: 0.1)
    let all = await Publishers.MergeMany((0..<20).map { _ in fetcher.picture(at: url("a")) })
      .outcome()
    #expect(all.values == Array(repeating: "a", count: 20))
    #expect(log.requestCount == 1 && log.decodeCount == 1)
  }

  @Test func theRequestEndsWithTheLastWhoWaits() {
    let fetcher = makeFetcher(delay: 3600)
    let first = fetcher.picture(at: url("a")).sink { _ in }
    let second = fetcher.picture(at: url("a")).sink { _ in }
    #expect(fetcher.runningCount == 1)
    first.cancel()
    #expect(fetcher.runningCount == 1)
    second.cancel()
    #expect(fetcher.runningCount == 0)
    #expect(log.decodeCount == 0)
  }

  @Test func whoCancelsDoesNotDisturbTheOthers() async {
    let fetcher = makeFetcher(delay: 0.05)
    let first = fetcher.picture(at: url("a")).sink { _ in Issue.record("cancelled") }
    async let second = fetcher.picture(at: url("a")).outcome()
    first.cancel()
    #expect(await second.values == ["a"])
  }

  @Test func memoryStaysWithinTheLimit() async {
    let fetcher = makeFetcher(costLimit: 10)
    for name in ["aaaa", "bbbb", "cccc"] { _ = await fetcher.picture(at: url(name)).outcome() }
    #expect(fetcher.cache.totalCost == 8)
    #expect(fetcher.cache.value(for: url("aaaa")) == nil)
  }

  @Test func everybodyGetsItsPictureWhileOthersComeAndGo() async {
    let fetcher = makeFetcher(costLimit: 6)
    let received = Log()
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for step in 0..<200 {
        let subscription = fetcher.picture(at: self.url("p\((step + thread) % 5)"))
          .sink { if $0 != nil { received.decode() } }
        subscription.cancel()
      }
    }
    let all = await Publishers.MergeMany((0..<100).map { fetcher.picture(at: url("p\($0 % 5)")) })
      .outcome()
    #expect(all.values.count == 100 && !all.values.contains(nil))
    #expect(fetcher.runningCount == 0)
  }
}

@testable import Combine
import CombineTesting
import Dispatch
import TestServers
import TestSupport
import Testing

@Suite("URLSession.DataTaskPublisher, cancelled", .timeLimit(.minutes(5)))
struct DataTaskCancellationTests {
  typealias Answer = (data: Data, response: URLResponse)

  static let session = DataTaskPublisherTests.session

  /// A session that looks into a cache before each request, on a thread of the background.
  static let cachingSession: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    return URLSession(configuration: configuration)
  }()

  @Test(.holds(280), arguments: [false, true])
  func closesTheConnectionAndSendsNothingMore(withCache: Bool) async throws {
    let session = withCache ? Self.cachingSession : Self.session
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try RawServer { connection in
      connection.readHead()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbeginning")
      continuation.yield("request")
      connection.awaitClose()
      continuation.yield("closed")
    }
    let subscriber = TestSubscriber<Answer, URLError>()
    session.dataTaskPublisher(for: server.url).subscribe(subscriber)
    var event = events.makeAsyncIterator()
    #expect(await event.next() == "request")

    subscriber.cancel()

    #expect(await event.next() == "closed")
    // What the session tells of the cancel comes on its delegate queue before this does.
    await withCheckedContinuation { done in
      session.delegateQueue.addOperation { done.resume() }
    }
    #expect(subscriber.events.count == 1)
  }

  @Test func beforeTheFirstDemandMakesNoRequest() throws {
    let server = try RawServer { $0.readHead() }
    let subscriber = TestSubscriber<Answer, URLError>(initialDemand: .none)
    Self.session.dataTaskPublisher(for: server.url).subscribe(subscriber)
    let subscription = subscriber.subscription

    subscriber.cancel()
    subscription?.request(.unlimited)

    #expect(server.connections == 0)
    #expect(subscriber.events.count == 1)
  }

  @Test(arguments: [false, true])
  func rightAfterTheRequestIsHarmless(withCache: Bool) async throws {
    let session = withCache ? Self.cachingSession : Self.session
    // A refused connection ends at once, so that cancel and end meet.
    let publisher = session.dataTaskPublisher(for: try RawServer.refusingURL())
    for _ in 0..<2000 {
      publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    }

    // The session still works.
    let subscriber = await session.dataTaskPublisher(for: try HTTPBin.url("/status/204")).outcome()
    #expect(subscriber.isFinished)
  }

  @Test(arguments: [false, true])
  func fromOtherThreadsWhileAnswersComeIsHarmless(withCache: Bool) async throws {
    let session = withCache ? Self.cachingSession : Self.session
    let publisher = session.dataTaskPublisher(for: try RawServer.refusingURL())
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 400) { index in
          let cancellable = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
          for _ in 0..<(index * 20) { passTime() }
          cancellable.cancel()
        }
        done.resume()
      }
    }

    let subscriber = await session.dataTaskPublisher(for: try HTTPBin.url("/status/204")).outcome()
    #expect(subscriber.isFinished)
  }

  @Test func duringASlowLookIntoTheCacheIsHarmless() async throws {
    // In front of the looks into the cache, which are then spread over a second.
    for _ in 0..<800 {
      DispatchQueue.global(qos: .background).async { Thread.sleep(forTimeInterval: 0.003) }
    }
    let publisher = Self.cachingSession.dataTaskPublisher(for: try RawServer.refusingURL())
    for _ in 0..<200 {
      publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    }

    // Its look into the cache comes after theirs.
    let last = await Self.cachingSession.dataTaskPublisher(for: try HTTPBin.url("/status/204"))
      .outcome()
    #expect(last.isFinished)
  }

  /// Asks for nothing that the default would not do.
  private final class RedirectFollower: NSObject, URLSessionTaskDelegate {}

  @Test(arguments: [false, true])
  func amidRedirectsIsHarmless(withDelegate: Bool) async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    let session = URLSession(
      configuration: configuration, delegate: withDelegate ? RedirectFollower() : nil,
      delegateQueue: nil)
    let (events, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.readHead()
      connection.send(
        "HTTP/1.1 302 Found\r\nLocation: /on\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      // Then the session has the answer.
      connection.awaitClose()
      continuation.yield()
    }
    let publisher = session.dataTaskPublisher(for: server.url)
    var event = events.makeAsyncIterator()
    for _ in 0..<20 {
      // Held until the cancel, so that the session waits to be told about the redirect.
      session.delegateQueue.isSuspended = true
      let cancellable = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      await event.next()
      cancellable.cancel()
      await withCheckedContinuation { done in
        DataTaskHandle.cancelQueue.async { done.resume() }
      }
      session.delegateQueue.isSuspended = false
    }

    let subscriber = await session.dataTaskPublisher(for: try HTTPBin.url("/status/204")).outcome()
    #expect(subscriber.isFinished)
  }

  @Test func fromInsideTheSubscribersCallsIsHarmless() async throws {
    let publisher = Self.session.dataTaskPublisher(for: try HTTPBin.url("/get"))
    let early = TestSubscriber<Answer, URLError>()
    early.onSubscription { subscription in
      subscription.request(.unlimited)
      subscription.cancel()
    }
    publisher.subscribe(early)
    let late = TestSubscriber<Answer, URLError>()
    await withCheckedContinuation { done in
      late.onValue { _ in
        late.cancel()
        // Its turn comes after what follows the value.
        Self.session.delegateQueue.addOperation { done.resume() }
      }
      publisher.subscribe(late)
    }

    #expect(early.events.isEmpty == false)
    #expect(early.values.isEmpty && early.completions.isEmpty)
    #expect(late.values.count == 1)
    #expect(late.completions.isEmpty)
  }

  @Test func releasesTheSubscriberOnCompletionAndOnCancel() async throws {
    let tracker = LifetimeTracker()
    let server = try RawServer { $0.awaitClose() }
    let waiting = Self.session.dataTaskPublisher(for: server.url)
      .sink(receiveCompletion: { [token = tracker.token()] _ in _ = token }, receiveValue: { _ in })
    #expect(tracker.count == 1)
    waiting.cancel()
    #expect(tracker.count == 0)

    let url = try HTTPBin.url("/status/200")
    var finished: AnyCancellable?
    await withCheckedContinuation { done in
      finished = Self.session.dataTaskPublisher(for: url)
        .sink(
          receiveCompletion: { [token = tracker.token()] _ in
            _ = token
            done.resume()
          }, receiveValue: { _ in })
    }
    await withCheckedContinuation { done in
      Self.session.delegateQueue.addOperation { done.resume() }
    }
    #expect(tracker.count == 0)
    withExtendedLifetime(finished) {}
  }
}

/// Passes a moment, of a length that the optimiser cannot take away.
@inline(never)
private func passTime() {}

import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("zip of a collection")
struct ZipManyTests {
  private let sources = (0..<3).map { _ in TestPublisher<Int, TestError>() }
  private let downstream = TestSubscriber<[Int], TestError>(initialDemand: .max(2))

  @Test func takesOneOfEach() {
    sources.zip().subscribe(downstream)
    sources[0].send(1)
    sources[0].send(2)
    sources[2].send(30)
    #expect(downstream.values.isEmpty)
    sources[1].send(10)
    sources[1].send(20)
    sources[2].send(31)
    #expect(downstream.values == [[1, 10, 30], [2, 20, 31]])
  }

  @Test func asksEachForWhatIsWanted() {
    let downstream = TestSubscriber<[Int], TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    sources.zip().subscribe(downstream)
    for source in sources { source.send(0) }
    downstream.request(.max(5))
    for source in sources {
      #expect(source.subscription?.requests == [.max(1), .max(2), .max(5)])
    }
  }

  @Test func finishesWhenNoFurtherArrayCanCome() {
    sources.zip().subscribe(downstream)
    sources[0].send(1)
    sources[0].send(completion: .finished)
    #expect(downstream.completions.isEmpty)
    sources[1].send(2)
    sources[2].send(3)
    #expect(downstream.values == [[1, 2, 3]])
    #expect(downstream.completions == [.finished])
    #expect(sources[1].subscription?.isCancelled == true)
  }

  @Test func finishesWithAPublisherThatHasNothingWaiting() {
    sources.zip().subscribe(downstream)
    sources[1].send(completion: .finished)
    #expect(downstream.completions == [.finished])
  }

  @Test func failsWithTheFirstFailure() {
    sources.zip().subscribe(downstream)
    sources[1].send(completion: .failure(.oops))
    sources[2].send(completion: .failure(.other))
    #expect(downstream.completions == [.failure(.oops)])
    #expect(sources[0].subscription?.isCancelled == true)
  }

  @Test func synchronousPublishersAndAnother() {
    let downstream = TestSubscriber<[Int], Never>()
    (1...3).publisher.zip(with: [[10, 20].publisher, [30, 40].publisher]).subscribe(downstream)
    #expect(downstream.values == [[1, 10, 30], [2, 20, 40]])
    #expect(downstream.isFinished)
  }

  @Test func nothingToZipFinishes() {
    let downstream = TestSubscriber<[Int], Never>()
    [Just<Int>]().zip().subscribe(downstream)
    #expect(downstream.completions == [.finished])
  }

  @Test func aCancelReachesAllAndReleases() {
    let tracker = LifetimeTracker()
    let subjects = (0..<2).map { _ in PassthroughSubject<LifetimeTracker.Token, Never>() }
    let cancellable = subjects.zip().sink { [token = tracker.token()] _ in _ = token }
    subjects[0].send(tracker.token())
    #expect(tracker.count == 2)
    cancellable.cancel()
    #expect(tracker.count == 0)
    expectReleases { [$0, PassthroughSubject()].zip() }
    expectReleases { [$0, PassthroughSubject()].combineLatest() }
  }

  @Test func aSourceFedFromInsideAnArrayIsDeliveredAfterIt() {
    let downstream = TestSubscriber<[Int], TestError>()
    sources.zip().subscribe(downstream)
    downstream.onValue { array in
      guard array == [0, 0, 0] else { return }
      for source in sources { source.send(1) }
      #expect(downstream.values.count == 1)
    }
    for source in sources { source.send(0) }
    #expect(downstream.values == [[0, 0, 0], [1, 1, 1]])
  }

  @Test func losesNothingOnSeveralThreads() {
    for _ in 0..<50 {
      let subjects = UncheckedBox((0..<3).map { _ in PassthroughSubject<Int, Never>() })
      let downstream = TestSubscriber<[Int], Never>()
      subjects.value.zip().subscribe(downstream)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        for number in 0..<100 { subjects.value[thread].send(number) }
        subjects.value[thread].send(completion: .finished)
      }
      #expect(downstream.values == (0..<100).map { [$0, $0, $0] })
      #expect(downstream.completions == [.finished])
    }
  }
}

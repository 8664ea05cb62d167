import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(183)) func emitsOnceAllHaveSentAndThenForEachNewValue() {
    let (a, b, c) = (Source(), Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    a.combineLatest(b, c) { [$0, $1, $2] }.subscribe(subscriber)
    a.send(1)
    a.send(2)
    #expect(b.send(3) == .none)
    #expect(subscriber.values.isEmpty)
    c.send(4)
    b.send(5)
    #expect(
      subscriber.events == [
        .subscription("CombineLatest"), .value([2, 3, 4]), .value([2, 5, 4]),
      ])
  }

  @Test(.holds(184, 185)) func passesEachRequestToAllAndEmitsAsManyTuplesAsAskedFor() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(1))
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    b.send(2)
    b.send(3)
    subscriber.request(.max(2))
    #expect(subscriber.values == [[1, 2]])
    a.send(4)
    #expect(subscriber.values == [[1, 2], [4, 3]])
    #expect(a.subscription?.requests == [.max(1), .max(2)])
    #expect(b.subscription?.requests == [.max(1), .max(2)])
  }

  @Test(.holds(186)) func demandReturnedForATupleIsAskedForFromAll() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(1) })
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    #expect(b.send(2) == .none)
    #expect(a.subscription?.requests == [.max(1), .max(1)])
    a.send(3)
    #expect(subscriber.values == [[1, 2], [3, 2]])
  }

  @Test func sequencesRunToTheEndUnderDemandOfOne() {
    let subscriber = TestSubscriber<[Int], Never>(
      initialDemand: .max(1), demandForValue: { _ in .max(1) })
    (0..<100).publisher.combineLatest((0..<100).publisher) { [$0, $1] }.subscribe(subscriber)
    #expect(subscriber.isFinished)
    #expect(subscriber.values.last == [99, 99])
  }

  @Test(.holds(190)) func aValueFromInsideReceiveIsStoredAndEmitsNothing() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    subscriber.onValue { _ in a.send(7) }
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    b.send(2)
    #expect(subscriber.values == [[1, 2]])
    b.send(3)
    #expect(subscriber.values == [[1, 2], [7, 3]])
  }

  @Test(.holds(187)) func finishesWhenAllHaveEvenIfSomeSentNothing() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    a.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    #expect(b.subscription?.isCancelled == false)
    b.send(completion: .finished)
    #expect(subscriber.completions == [.finished])
  }

  @Test(.holds(188)) func theFirstFailureCancelsTheOthersAndGoesDown() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    a.send(completion: .failure(.first))
    b.send(completion: .failure(.second))
    #expect(a.subscription?.isCancelled == false)
    #expect(b.subscription?.isCancelled == true)
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test(.holds(189)) func aCompletionWhileSubscribingWaitsForTheSubscription() {
    let subscriber = TestSubscriber<[Int], TestError>()
    let b = Source()
    Fail<Int, TestError>(error: .first).combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    #expect(
      subscriber.events == [.subscription("CombineLatest"), .completion(.failure(.first))])
    #expect(b.subscription?.isCancelled ?? true)
  }

  @Test func aLateSubscriptionIsAskedForWhatWasAskedFor() {
    let (a, b) = (Source(), Source(sendsSubscription: false))
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2))
    a.combineLatest(b) { [$0, $1] }.subscribe(subscriber)
    let late = TestSubscription()
    b.send(subscription: late)
    #expect(late.events == [.request(.max(2))])
  }

  @Test func fourAndTransforms() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = TestSubscriber<Int, Never>()
    subject.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.subscribe(subscriber)
    subject.send(10)
    #expect(subscriber.values == [10, 19])
    let tuples = TestSubscriber<(Int, Int, Int, Int), Never>()
    subject.combineLatest(Just(2), Just(3), Just(4)).subscribe(tuples)
    #expect(tuples.values.map { $0 == (10, 2, 3, 4) } == [true])
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2), Just(3)) != Just(1).combineLatest(Just(2), Just(4)))
  }

  @Test func cancelReleasesTheNewestValues() {
    let tracker = LifetimeTracker()
    let a = TestPublisher<LifetimeTracker.Token, Never>()
    let b = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Void, Never>()
    a.combineLatest(b) { _, _ in }.subscribe(subscriber)
    a.send(tracker.token())
    a.send(tracker.token())
    #expect(tracker.count == 1)
    subscriber.cancel()
    #expect(tracker.count == 0)
    #expect(a.subscription?.isCancelled == true && b.subscription?.isCancelled == true)
  }

  @Test func valuesFromTwoThreadsMakeRowsThatNeverGoBack() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let (a, b) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    // Not synchronised: the operator's serial delivery is what keeps these safe.
    nonisolated(unsafe) var last = (-1, -1)
    nonisolated(unsafe) var wentBack = false
    nonisolated(unsafe) var rows = 0
    nonisolated(unsafe) var completions = 0
    let cancellable = a.combineLatest(b).sink { _ in
      completions += 1
    } receiveValue: { row in
      if row.0 < last.0 || row.1 < last.1 { wentBack = true }
      last = row
      rows += 1
    }
    a.send(0)
    b.send(0)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for value in 1...5000 { (thread == 0 ? a : b).send(value) }
      (thread == 0 ? a : b).send(completion: .finished)
    }
    #expect(!wentBack)
    #expect(rows == 10_001)
    #expect(last == (5000, 5000))
    #expect(completions == 1)
    cancellable.cancel()
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("collect by time")
struct CollectByTimeTests {
  let scheduler = VirtualScheduler()
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<[Int], TestError>()

  @Test(.holds(109, 113)) func sendsAtEachTickWhatHasGathered() {
    upstream.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    scheduler.advance(by: 1)
    upstream.send(1)
    upstream.send(2)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [[1, 2]])
    scheduler.advance(by: 2)
    upstream.send(3)
    scheduler.advance(by: 2)
    #expect(subscriber.values == [[1, 2], [3]])
  }

  @Test(.holds(108)) func alwaysAsksForOneMore() {
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(5), demandForValue: { _ in .max(2) })
    upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    #expect(upstream.send(1) == .max(1))
    scheduler.advance(by: 1)
    subscriber.request(.max(3))
    #expect(upstream.subscription?.requests == [.max(1), .max(1)])
  }

  @Test(.holds(109)) func goesOnGatheringWithoutDemand() {
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
    upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    for value in 1...3 {
      upstream.send(value)
      scheduler.advance(by: 1)
    }
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    scheduler.advance(by: 1)
    #expect(subscriber.values == [[1, 2, 3]])
    upstream.send(4)
    scheduler.advance(by: 1)
    #expect(subscriber.values.count == 1)
  }

  @Test func returnedDemandCounts() {
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(1), demandForValue: { $0 == [1] ? .max(1) : .none })
    upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    for value in 1...3 {
      upstream.send(value)
      scheduler.advance(by: 1)
    }
    #expect(subscriber.values == [[1], [2]])
  }

  @Test(.holds(110)) func aFinishSendsTheRestFirstThroughTheScheduler() {
    upstream.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(subscriber.events.count == 1)
    scheduler.advance()
    #expect(
      subscriber.events == [.subscription("CollectByTime"), .value([1]), .completion(.finished)])
    #expect(scheduler.pendingCount == 0)
  }

  @Test(.holds(110)) func aFailureDropsTheRest() {
    upstream.collect(.byTimeOrCount(scheduler, 2, 3)).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    scheduler.advance()
    #expect(
      subscriber.events == [.subscription("CollectByTime"), .completion(.failure(.first))])
  }

  @Test(.holds(111, 112)) func aFullArrayIsSentThroughTheSchedulerAndBeginsTheIntervalAnew() {
    upstream.collect(.byTimeOrCount(scheduler, 2, 2)).subscribe(subscriber)
    scheduler.advance(by: 1.5)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(subscriber.values.isEmpty)
    upstream.send(3)
    scheduler.advance(by: 1.5)
    #expect(subscriber.values == [[1, 2]])
    scheduler.advance(by: 0.5)
    #expect(subscriber.values == [[1, 2], [3]])
  }

  @Test(.holds(111, 112)) func byCountAsksForThatManyTimesTheDemand() {
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(2), demandForValue: { _ in .max(1) })
    upstream.collect(.byTimeOrCount(scheduler, 2, 3)).subscribe(subscriber)
    #expect(upstream.subscription?.requests == [.max(6)])
    for value in 1...3 { upstream.send(value) }
    scheduler.advance()
    #expect(subscriber.values == [[1, 2, 3]])
    #expect(upstream.subscription?.requests == [.max(6), .max(3)])
  }

  @Test func noMoreArraysThanAskedForEvenIfTicksSplitThem() {
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(1))
    upstream.collect(.byTimeOrCount(scheduler, 1, 3)).subscribe(subscriber)
    for value in 1...3 {
      upstream.send(value)
      scheduler.advance(by: 1)
    }
    #expect(subscriber.values == [[1]])
    subscriber.request(.max(2))
    for value in 4...5 { upstream.send(value) }
    scheduler.advance(by: 1)
    #expect(subscriber.values == [[1], [2, 3, 4], [5]])
  }

  @Test func aCancelDropsEverything() {
    upstream.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
    for value in 1...3 { upstream.send(value) }
    subscriber.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    scheduler.advance(by: 10)
    #expect(subscriber.events.count == 1)
    #expect(scheduler.pendingCount == 0)
  }

  @Test(.holds(287)) func aSecondSubscriptionIsCancelled() {
    upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
  }

  @Test func releasesEverythingOnCancel() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<LifetimeTracker.Token, Never>()
    let cancellable = subject.collect(.byTime(scheduler, 1)).sink {
      [token = tracker.token()] _ in withExtendedLifetime(token) {}
    }
    subject.send(tracker.token())
    #expect(tracker.count == 2)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }

  @Test func aCancelOnTheRestHoldsBackTheFinish() {
    let scheduler = VirtualScheduler()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<[Int], TestError>()
    subscriber.onValue { _ in subscriber.cancel() }
    upstream.collect(.byTime(scheduler, .nanoseconds(10))).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    scheduler.advance()
    #expect(subscriber.values == [[1]])
    #expect(subscriber.completions.isEmpty)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("throttle")
struct ThrottleTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, TestError>()

  private func subscribe(_ subscriber: TestSubscriber<Int, TestError>, latest: Bool = true) {
    upstream.throttle(for: .nanoseconds(10), scheduler: scheduler, latest: latest)
      .subscribe(subscriber)
  }

  @Test(.holds(234)) func schedulesTheFirstValueAtOnceAndTheNextAfterTheInterval() {
    subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .nanoseconds(4))
    #expect(subscriber.values == [1])
    upstream.send(2)
    scheduler.advance(by: .nanoseconds(5))
    #expect(subscriber.values == [1])
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.values == [1, 2])
    #expect(
      scheduler.calls == [.schedule(options: nil), .after(10, tolerance: 7, options: nil)])
  }

  @Test(.holds(235), arguments: [(true, [1, 4]), (false, [1, 2])])
  func deliversTheNewestOrTheFirstOfAnInterval(latest: Bool, expected: [Int]) {
    subscribe(subscriber, latest: latest)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(1))
    for value in 2...4 { upstream.send(value) }
    scheduler.advance(by: .nanoseconds(20))
    #expect(subscriber.values == expected)
  }

  @Test(.holds(238)) func aPauseLongerThanTheIntervalLetsTheNextValueThroughAtOnce() {
    subscribe(subscriber)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(11))
    upstream.send(2)
    scheduler.advance()
    #expect(subscriber.values == [1, 2])
    #expect(scheduler.calls == [.schedule(options: nil), .schedule(options: nil)])
  }

  @Test(.holds(233)) func asksForEverythingBeforeItSendsItsSubscription() {
    var requestsAtSubscription: [Subscribers.Demand]?
    subscriber.onSubscription { _ in
      requestsAtSubscription = upstream.subscriptions.first?.requests
    }
    subscribe(subscriber)
    #expect(requestsAtSubscription == [.unlimited])
    #expect(subscriber.events == [.subscription("Throttle")])
  }

  @Test(.holds(235, 236)) func takesDemandWhenAValueIsAcceptedAndDropsWithoutIt() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscribe(subscriber)
    upstream.send(1)
    #expect(scheduler.calls.isEmpty)
    subscriber.request(.max(1))
    upstream.send(2)
    upstream.send(3)
    scheduler.advance(by: .nanoseconds(50))
    #expect(subscriber.values == [2])
    upstream.send(4)
    scheduler.advance(by: .nanoseconds(50))
    #expect(subscriber.values == [2])
  }

  @Test func returnedDemandCounts() {
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { $0 < 3 ? .max(1) : .none })
    subscribe(subscriber)
    for value in 1...5 {
      upstream.send(value)
      scheduler.advance(by: .nanoseconds(20))
    }
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test(.holds(237)) func aCompletionFollowsTheWaitingValueAtItsTime() {
    subscribe(subscriber)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(1))
    upstream.send(2)
    upstream.send(completion: .failure(.first))
    upstream.send(3)
    scheduler.advance(by: .nanoseconds(8))
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(
      subscriber.events == [
        .subscription("Throttle"), .value(1), .value(2), .completion(.failure(.first)),
      ])
  }

  @Test(.holds(237)) func aCompletionAloneIsScheduledAtOnce() {
    subscribe(subscriber)
    upstream.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    #expect(scheduler.calls == [.schedule(options: nil)])
    scheduler.advance()
    #expect(subscriber.completions == [.finished])
  }

  @Test func aCancelDropsWhatWaits() {
    subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    subscriber.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    scheduler.advance(by: .nanoseconds(50))
    #expect(subscriber.events.count == 1)
  }

  @Test func ignoresEverythingBeforeTheSubscriptionButACancel() throws {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    upstream.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    let inner = try #require(upstream.subscribers.first as? any Subscription)
    inner.request(.max(1))
    #expect(scheduler.calls.isEmpty)
    inner.cancel()
    let late = TestSubscription()
    upstream.send(subscription: late)
    #expect(late.events == [.cancel])
    #expect(subscriber.events.isEmpty)
  }

  @Test func cancelsASecondSubscription() {
    subscribe(subscriber)
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
  }

  @Test(.holds(224)) func whatIsScheduledDoesNotHoldTheOperator() {
    let tracker = LifetimeTracker()
    do {
      let upstream = TestPublisher<Int, TestError>()
      upstream.throttle(for: .nanoseconds(10), scheduler: scheduler, latest: true).subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { [token = tracker.token()] _ in
            withExtendedLifetime(token) { .none }
          }))
      upstream.send(1)
    }
    #expect(tracker.count == 0)
  }

  @Test func aCancelOnTheLastValueHoldsBackTheFinish() {
    subscribe(subscriber)
    subscriber.onValue { _ in subscriber.cancel() }
    upstream.send(1)
    upstream.send(completion: .finished)
    scheduler.advance(by: .nanoseconds(20))
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
  }
}

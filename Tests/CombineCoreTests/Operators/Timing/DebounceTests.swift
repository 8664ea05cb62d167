import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("debounce")
struct DebounceTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, TestError>()

  private func subscribe(_ subscriber: TestSubscriber<Int, TestError>) {
    upstream.debounce(for: .nanoseconds(10), scheduler: scheduler, options: .init(name: "o"))
      .subscribe(subscriber)
  }

  @Test(.holds(231)) func deliversTheNewestValueOnceNoOtherHasComeForTheDueTime() {
    subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    scheduler.advance(by: .nanoseconds(9))
    upstream.send(2)
    scheduler.advance(by: .nanoseconds(9))
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.values == [2])
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.values == [2])
    upstream.send(3)
    scheduler.advance(by: .nanoseconds(10))
    #expect(subscriber.values == [2, 3])
  }

  @Test(.holds(230)) func schedulesARepeatingTimerAtEachValueAndCancelsTheOneBefore() {
    subscribe(subscriber)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(4))
    upstream.send(2)
    #expect(
      scheduler.calls == [
        .repeating(after: 10, interval: 10, tolerance: 7, options: "o"),
        .repeating(after: 14, interval: 10, tolerance: 7, options: "o"),
      ])
    #expect(scheduler.pendingCount == 1)
    scheduler.advance(by: .nanoseconds(10))
    #expect(scheduler.pendingCount == 0)
  }

  @Test(.holds(230)) func asksForEverythingAfterItHasSentItsSubscription() {
    var requestsAtSubscription: [Subscribers.Demand]?
    subscriber.onSubscription { _ in
      requestsAtSubscription = upstream.subscription?.requests
    }
    upstream.onSubscribe { _ in }
    subscribe(subscriber)
    #expect(requestsAtSubscription == [])
    #expect(upstream.subscription?.requests == [.unlimited])
    #expect(subscriber.events == [.subscription("Debounce")])
  }

  @Test(.holds(231)) func aValueWithoutDemandAtItsTimeIsLost() {
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .none, demandForValue: { $0 == 2 ? .max(1) : .none })
    subscribe(subscriber)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(10))
    subscriber.request(.max(1))
    scheduler.advance(by: .nanoseconds(10))
    #expect(subscriber.values.isEmpty)
    for value in 2...4 {
      upstream.send(value)
      scheduler.advance(by: .nanoseconds(10))
    }
    #expect(subscriber.values == [2, 3])
    #expect(upstream.subscription?.requests == [.unlimited])
  }

  @Test(.holds(232)) func aCompletionDropsTheValueAndIsScheduledAtOnceWithoutOptions() {
    subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.completions.isEmpty)
    #expect(scheduler.calls.last == .schedule(options: nil))
    scheduler.advance()
    #expect(subscriber.events == [.subscription("Debounce"), .completion(.failure(.first))])
    #expect(scheduler.pendingCount == 0)
    upstream.send(2)
    upstream.send(completion: .finished)
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.events.count == 2)
  }

  @Test func aCancelDropsTheValueAndTheTimer() {
    subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    #expect(scheduler.pendingCount == 0)
    upstream.send(2)
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.events.count == 1)
    #expect(scheduler.calls.count == 1)
  }

  @Test func aValueSentFromItsOwnDeliveryWaitsAnew() {
    subscriber.onValue { if $0 < 3 { upstream.send($0 + 1) } }
    subscribe(subscriber)
    upstream.send(1)
    scheduler.advance(by: .nanoseconds(10))
    #expect(subscriber.values == [1])
    scheduler.advance(by: .nanoseconds(20))
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test func anImmediateSchedulerDeliversAtOnce() {
    upstream.debounce(for: 1, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(subscriber.values == [1, 2])
  }

  @Test(.holds(291)) func isShownByItsName() throws {
    subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect(String(describing: subscription) == "Debounce")
    #expect(mirrorLabels(of: subscription) == ["downstream", "downstreamDemand", "currentValue"])
  }

  @Test func ignoresEverythingBeforeTheSubscriptionEvenACancel() throws {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    upstream.debounce(for: .nanoseconds(10), scheduler: scheduler).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    let inner = try #require(upstream.subscribers.first as? any Subscription)
    inner.request(.max(1))
    inner.cancel()
    #expect(scheduler.calls.isEmpty)

    let (first, second) = (TestSubscription(), TestSubscription())
    upstream.send(subscription: first)
    upstream.send(subscription: second)
    #expect(first.events == [.request(.unlimited)])
    #expect(second.events == [.cancel])
  }

  @Test func releasesEverythingOnCancelWhileAValueWaits() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<LifetimeTracker.Token, Never>()
    let cancellable = subject.debounce(for: .nanoseconds(10), scheduler: scheduler)
      .sink { [token = tracker.token()] _ in withExtendedLifetime(token) {} }
    subject.send(tracker.token())
    #expect(tracker.count == 2)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }

  @Test func manyThreadsLoseTheNewestValueNever() {
    let queue = DispatchQueue(label: "tests")
    let values = Recorder<Int>()
    let done = Signal()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.debounce(for: .milliseconds(1), scheduler: queue).sink { value in
      values.append(value)
      if value == -1 { done.send() }
    }
    let sender = UncheckedBox(subject)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<500 { sender.value.send(value) }
    }
    subject.send(-1)
    #expect(done.wait())
    #expect(values.values.filter { $0 == -1 }.count == 1)
    cancellable.cancel()
  }

  @Test func aCancelDropsACompletionOnItsWay() {
    subscribe(subscriber)
    upstream.send(completion: .finished)
    subscriber.cancel()
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.completions.isEmpty)
  }
}

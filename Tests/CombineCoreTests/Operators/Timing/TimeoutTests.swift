import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("timeout")
struct TimeoutTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, TestError>()

  private func subscribe(
    _ subscriber: TestSubscriber<Int, TestError>, customError: (() -> TestError)? = nil
  ) {
    upstream.timeout(
      .nanoseconds(13), scheduler: scheduler, options: .init(name: "o"), customError: customError
    ).subscribe(subscriber)
  }

  @Test(.holds(240), arguments: [nil, TestError.first])
  func cancelsTheUpstreamAndEndsWhenNoValueComesInTime(error: TestError?) {
    subscribe(subscriber, customError: error.map { error in { error } })
    scheduler.advance(by: .nanoseconds(12))
    #expect(subscriber.events == [.subscription("Timeout")])
    scheduler.advance(by: .nanoseconds(1))
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(subscriber.completions == [error.map { .failure($0) } ?? .finished])
    #expect(scheduler.pendingCount == 0)

    upstream.send(1)
    upstream.send(completion: .finished)
    subscriber.request(.max(1))
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.events.count == 2)
    #expect(upstream.subscription?.events.count == 2)
  }

  @Test(.holds(239)) func measuresFromTheSubscriptionTheFirstRequestAndEachValue() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscribe(subscriber)
    scheduler.advance(by: .nanoseconds(2))
    subscriber.request(.none)
    scheduler.advance(by: .nanoseconds(3))
    subscriber.request(.max(2))
    upstream.send(1)
    let timer = { (start: Int) in
      HistoryScheduler.Call.repeating(
        after: start + 13, interval: 13, tolerance: 7, options: "o")
    }
    #expect(scheduler.calls == [timer(0), timer(2), timer(5), .schedule(options: "o")])
    #expect(upstream.subscription?.requests == [.none, .max(2)])
    #expect(scheduler.pendingCount == 2)
  }

  @Test(.holds(241)) func deliversThroughTheSchedulerAndPassesReturnedDemandAsARequest() {
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { _ in .max(1) })
    subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.values == [1])
    #expect(upstream.subscription?.requests == [.max(2), .max(1)])
    upstream.send(completion: .failure(.second))
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.failure == .second)
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.completions.count == 1)
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test func aValueInTimeKeepsItGoing() {
    subscribe(subscriber)
    for value in 0..<10 {
      scheduler.advance(by: .nanoseconds(12))
      upstream.send(value)
    }
    scheduler.advance(by: .nanoseconds(12))
    #expect(subscriber.values == Array(0..<10))
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.isFinished)
  }

  @Test(.holds(241)) func aCancelDropsAValueOnItsWayAndTheTimer() {
    subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.events.count == 1)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func aCancelDropsACompletionOnItsWayAndReachesTheUpstream() {
    subscribe(subscriber)
    upstream.send(completion: .finished)
    subscriber.cancel()
    scheduler.advance(by: .nanoseconds(100))
    #expect(subscriber.events.count == 1)
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "Timeout", earlyValue: .isIgnored, earlyCompletion: .isIgnored
    ) {
      $0.timeout(1, scheduler: scheduler)
    }
  }

  @Test(.holds(242)) func aSchedulerThatDoesNotWaitTraps() async {
    await #expect(processExitsWith: .failure) {
      let cancellable = PassthroughSubject<Int, Never>()
        .timeout(1, scheduler: ImmediateScheduler.shared).sink { _ in }
      cancellable.cancel()
    }
  }

  @Test func releasesEverythingAfterTheTimeOut() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.timeout(1, scheduler: scheduler).sink {
      [token = tracker.token()] _ in withExtendedLifetime(token) {}
    }
    scheduler.advance(by: 1)
    #expect(tracker.count == 0)
    cancellable.cancel()
  }
}

import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("handleEvents")
struct HandleEventsTests {
  private let log = Recorder<String>()

  /// Logs what `handleEvents` sees, beside what a test logs itself.
  private func watch(_ upstream: TestPublisher<Int, TestError>)
    -> Publishers.HandleEvents<TestPublisher<Int, TestError>>
  {
    let log = log
    return upstream.handleEvents(
      receiveSubscription: { log.append("subscription \($0)") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
  }

  @Test(.holds(256)) func callsEachClosureBeforeTheEventIsPassedOn() {
    let log = log
    let upstream = TestPublisher<Int, TestError>(
      onRequest: { log.append("-> request \($0)") }, onCancel: { log.append("-> cancel") })
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onSubscription {
      log.append("-> subscription \($0)")
      $0.request(.max(1))
    }
    subscriber.onValue { log.append("-> output \($0)") }
    watch(upstream).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(
      log.values == [
        "subscription TestSubscription", "-> subscription HandleEvents", "request max(1)",
        "-> request max(1)", "output 1", "-> output 1", "cancel", "-> cancel",
      ])
  }

  @Test(.holds(256)) func callsReceiveCompletionBeforeTheCompletionIsPassedOn() {
    let log = log
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscriber.onCompletion { log.append("-> completion \($0)") }
    watch(upstream).subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(
      log.values.dropFirst() == [
        "completion \(Subscribers.Completion<TestError>.failure(.first))",
        "-> completion \(Subscribers.Completion<TestError>.failure(.first))",
      ])
  }

  @Test(.holds(257)) func reportsTheDemandReturnedForAValueAfterItsDeliveryUnlessItIsNone() {
    let log = log
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .none, demandForValue: { .max($0) })
    subscriber.onValue { log.append("-> output \($0)") }
    watch(upstream).subscribe(subscriber)
    #expect(upstream.send(0) == .none)
    #expect(upstream.send(2) == .max(2))
    #expect(
      log.values.dropFirst() == [
        "output 0", "-> output 0", "output 2", "-> output 2", "request max(2)",
      ])
  }

  @Test(.holds(257)) func reportsAndPassesOnAnExplicitRequestForNothing() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    watch(upstream).subscribe(subscriber)
    subscriber.request(.none)
    #expect(log.values.last == "request max(0)")
    #expect(upstream.subscription?.events == [.request(.none)])
  }

  @Test(.holds(258)) func passesLaterEventsWithoutACallAfterCompletion() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .none, demandForValue: { .max($0) })
    watch(upstream).subscribe(subscriber)
    upstream.send(completion: .finished)
    #expect(upstream.send(5) == .max(5))
    subscriber.request(.max(1))
    subscriber.cancel()
    #expect(log.values == ["subscription TestSubscription", "completion finished"])
    #expect(subscriber.values == [5])
    #expect(upstream.subscription?.events == [])
  }

  @Test(.holds(258)) func passesLaterEventsWithoutACallAfterCancel() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    watch(upstream).subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    subscription.cancel()
    subscription.cancel()
    subscription.request(.max(1))
    upstream.send(1)
    upstream.send(completion: .finished)
    let late = TestSubscription()
    upstream.send(subscription: late)
    #expect(log.values == ["subscription TestSubscription", "cancel"])
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
    #expect(late.events == [.cancel])
  }

  @Test func reportsWhatComesBeforeTheSubscription() throws {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    watch(upstream).subscribe(subscriber)
    let inner = try #require(upstream.subscribers.first as? any Subscription)
    inner.request(.max(1))
    inner.cancel()
    upstream.send(subscription: TestSubscription(description: "late"))
    #expect(log.values == ["request max(1)", "cancel", "subscription late"])
    #expect(subscriber.subscription != nil)
  }

  @Test func reportsASecondSubscriptionButNotItsCancel() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    watch(upstream).subscribe(subscriber)
    upstream.send(subscription: TestSubscription(description: "second"))
    #expect(log.values == ["subscription TestSubscription", "subscription second"])
  }

  @Test func aClosureThatCancelsDoesNotStopTheEventUnderWay() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { _ in .max(1) })
    let log = log
    upstream.handleEvents(
      receiveOutput: { _ in subscriber.cancel() }, receiveRequest: { log.append("\($0)") }
    ).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [1])
    #expect(log.values == ["unlimited"])
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test func worksWithoutAnyClosure() throws {
    try expectHasItsOwnSubscription(
      named: "HandleEvents", earlyValue: .isPassedOn, earlyCompletion: .isPassedOn
    ) { $0.handleEvents() }
  }

  @Test(.holds(258), arguments: [true, false])
  func releasesTheClosuresWhenItIsOver(byCancel: Bool) {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    do {
      let token = tracker.token()
      upstream.handleEvents(receiveOutput: { [token] _ in withExtendedLifetime(token) {} })
        .subscribe(subscriber)
    }
    upstream.send(1)
    #expect(tracker.count == 1)
    if byCancel {
      subscriber.subscription?.cancel()
    } else {
      upstream.send(completion: .finished)
    }
    #expect(tracker.count == 0)
  }

  @Test(.holds(76)) func cancelsAndRequestsOnManyThreadsReportOneCancel() throws {
    for _ in 0..<200 {
      let cancels = Recorder<Void>()
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.handleEvents(
        receiveOutput: { _ in }, receiveCancel: { cancels.append(()) }, receiveRequest: { _ in }
      ).subscribe(subscriber)
      // Values come from one thread only; a subscription may be used by all.
      nonisolated(unsafe) let source = upstream
      nonisolated(unsafe) let subscription = try #require(subscriber.subscription)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        switch thread {
        case 0: for i in 0..<10 { source.send(i) }
        case 1: for _ in 0..<10 { subscription.request(.max(1)) }
        default: subscription.cancel()
        }
      }
      try #require(cancels.values.count == 1)
      try #require(upstream.subscription?.events.filter { $0 == .cancel } == [.cancel])
    }
  }
}

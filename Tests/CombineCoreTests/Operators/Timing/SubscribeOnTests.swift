import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("subscribe(on:)")
struct SubscribeOnTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()

  @Test(.holds(225)) func schedulesTheSubscriptionEachRequestAndTheCancel() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    upstream.subscribe(on: scheduler, options: .init(name: "o")).subscribe(subscriber)
    #expect(upstream.subscriptions.isEmpty)
    #expect(subscriber.events.isEmpty)

    scheduler.advance()
    #expect(subscriber.events == [.subscription("SubscribeOn")])
    subscriber.request(.max(3))
    #expect(upstream.subscription?.requests == [.max(2)])
    scheduler.advance()
    subscriber.cancel()
    #expect(upstream.subscription?.events == [.request(.max(2)), .request(.max(3))])
    scheduler.advance()
    #expect(upstream.subscription?.events == [.request(.max(2)), .request(.max(3)), .cancel])
    #expect(scheduler.calls == Array(repeating: .schedule(options: "o"), count: 4))
  }

  @Test(.holds(225)) func valuesAndCompletionComeDirectlyWithTheirDemand() {
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    upstream.subscribe(on: scheduler).subscribe(subscriber)
    scheduler.advance()
    let calls = scheduler.calls.count
    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .failure(.first))
    #expect(subscriber.values == [4])
    #expect(subscriber.failure == .first)
    #expect(scheduler.calls.count == calls)
  }

  @Test func nothingComesAfterACancelThatIsOnItsWay() {
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.subscribe(on: scheduler).subscribe(subscriber)
    scheduler.advance()
    subscriber.cancel()
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("SubscribeOn")])
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "SubscribeOn", earlyValue: .isIgnored, earlyCompletion: .isIgnored
    ) {
      $0.subscribe(on: ImmediateScheduler.shared)
    }
  }

  @Test func deliversOnTheThreadOfTheQueue() {
    let queue = DispatchQueue(label: "tests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let done = Signal()
    let values = Recorder<Int>()
    let cancellable = (0..<100).publisher.subscribe(on: queue).sink(
      receiveCompletion: { _ in done.send() },
      receiveValue: { value in
        #expect(DispatchQueue.getSpecific(key: key) == true)
        values.append(value)
      })
    #expect(done.wait())
    #expect(values.values == Array(0..<100))
    cancellable.cancel()
  }

  @Test(.holds(226)) func aRequestFromWithinARequestTrapsIfTheSchedulerRunsItAtOnce() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
      subscriber.onValue { _ in subscriber.request(.max(1)) }
      [1, 2].publisher.subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
    }
  }

  @Test func releasesEverythingOnCancel() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.subscribe(on: scheduler).sink { [token = tracker.token()] _ in
      withExtendedLifetime(token) {}
    }
    scheduler.advance()
    cancellable.cancel()
    scheduler.advance()
    #expect(tracker.count == 0)
  }
}

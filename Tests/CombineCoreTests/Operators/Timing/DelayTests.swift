import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("delay")
struct DelayTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()

  @Test(.holds(227)) func deliversEverythingButTheSubscriptionLater() {
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.delay(
      for: .nanoseconds(20), tolerance: .nanoseconds(3), scheduler: scheduler,
      options: .init(name: "o")
    ).subscribe(subscriber)
    #expect(subscriber.events.count == 1)
    #expect(upstream.subscription?.requests == [.unlimited])

    #expect(upstream.send(1) == .none)
    scheduler.advance(by: .nanoseconds(5))
    upstream.send(completion: .failure(.first))
    #expect(
      scheduler.calls == [
        .after(20, tolerance: 3, options: "o"), .after(25, tolerance: 3, options: "o"),
      ])

    scheduler.advance(by: .nanoseconds(14))
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .nanoseconds(1))
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: .nanoseconds(5))
    #expect(subscriber.failure == .first)
  }

  @Test(.holds(228)) func theToleranceIsTheSchedulersSmallestUnlessGiven() {
    let subscriber = TestSubscriber<Int, TestError>()
    let delay = upstream.delay(for: .nanoseconds(20), scheduler: scheduler)
    #expect(delay.tolerance == .nanoseconds(7))
    delay.subscribe(subscriber)
    upstream.send(1)
    #expect(scheduler.calls == [.after(20, tolerance: 7, options: nil)])
  }

  @Test(.holds(227)) func passesReturnedDemandAsARequest() {
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(4) })
    upstream.delay(for: .nanoseconds(20), scheduler: scheduler).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    scheduler.advance(by: .nanoseconds(20))
    #expect(upstream.subscription?.requests == [.max(1), .max(4)])
  }

  @Test func aCancelDropsValuesOnTheirWay() {
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.delay(for: .nanoseconds(20), scheduler: scheduler).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    scheduler.advance(by: .nanoseconds(50))
    #expect(subscriber.values.isEmpty)
  }

  @Test(.holds(229)) func anImmediateSchedulerDeliversNested() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.delay(for: 1, scheduler: ImmediateScheduler.shared).sink { value in
      log.append("begin \(value)")
      if value < 2 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    cancellable.cancel()
  }

  @Test(.holds(289)) func itsSubscriptionHasNoDescriptionOfItsOwn() throws {
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.delay(for: .nanoseconds(20), scheduler: scheduler).subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect(!(subscription is any CustomStringConvertible))
    #expect(!(subscription is any CustomReflectable))
    #expect(!(subscription is any CustomPlaygroundDisplayConvertible))
  }

  @Test func ignoresWhatComesBeforeTheSubscription() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.delay(for: .nanoseconds(20), scheduler: scheduler).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(scheduler.calls.isEmpty)
    #expect(subscriber.events.isEmpty)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("measureInterval")
struct MeasureIntervalTests {
  let scheduler = VirtualScheduler()
  let upstream = TestPublisher<Int, TestError>()

  @Test(.holds(243)) func measuresFromTheSubscriptionAndThenFromValueToValue() {
    let subscriber = TestSubscriber<VirtualTime.Stride, TestError>()
    scheduler.advance(by: 100)
    upstream.measureInterval(using: scheduler).subscribe(subscriber)
    scheduler.advance(by: 3)
    upstream.send(1)
    scheduler.advance(by: 0.5)
    upstream.send(2)
    upstream.send(3)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.values == [3, 0.5, 0])
    #expect(subscriber.failure == .first)
    #expect(scheduler.pendingCount == 0)
  }

  @Test(.holds(243)) func passesReturnedDemandAsARequest() {
    let subscriber = TestSubscriber<VirtualTime.Stride, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(3) })
    upstream.measureInterval(using: scheduler).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.subscription?.requests == [.max(1), .max(3)])
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "MeasureInterval", earlyValue: .isIgnored, earlyCompletion: .isIgnored
    ) {
      $0.measureInterval(using: scheduler)
    }
  }

  @Test func nothingComesAfterACancel() {
    let subscriber = TestSubscriber<VirtualTime.Stride, TestError>()
    upstream.measureInterval(using: scheduler).subscribe(subscriber)
    subscriber.cancel()
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("MeasureInterval")])
  }
}

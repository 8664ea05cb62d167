import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("dropFirst")
struct DropTests {
  private typealias Upstream = TestPublisher<Int, TestError>
  private typealias Downstream = TestSubscriber<Int, TestError>

  @Test(.holds(122)) func dropsTheFirstValuesAndPassesTheRest() {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .max(10), demandForValue: { .max($0) })
    upstream.dropFirst(2).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(upstream.send(3) == .max(3))
    subscriber.request(.max(5))
    upstream.send(completion: .failure(.first))
    upstream.send(completion: .finished)
    #expect(upstream.send(4) == .none)
    #expect(
      subscriber.events == [.subscription("Drop"), .value(3), .completion(.failure(.first))])
    #expect(upstream.subscription?.events == [.request(.max(12)), .request(.max(5))])
  }

  @Test func dropsOneUnlessToldOtherwise() {
    #expect(Upstream().dropFirst().count == 1)
  }

  @Test(.holds(122)) func asksForTheDroppedValuesWithoutDemand() {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .none)
    upstream.dropFirst(3).subscribe(subscriber)
    #expect(upstream.subscription?.events == [.request(.max(3))])
  }

  @Test func asksForNothingWhenNothingIsDroppedOrWanted() {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .none)
    upstream.dropFirst(0).subscribe(subscriber)
    #expect(upstream.subscription?.events == [])
    upstream.send(1)
    #expect(subscriber.values == [1])
  }

  @Test(.holds(121)) func handsItsSubscriptionOutFirstAndAddsUpWhatIsRequestedMeanwhile() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Downstream(initialDemand: .max(2))
    upstream.dropFirst(4).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Drop")])
    subscriber.request(.max(3))
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(9))])
    #expect(subscriber.events.count == 1)
  }

  @Test func passesAValueAndACompletionBeforeTheSubscriptionOn() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Downstream()
    upstream.dropFirst(0).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("Drop"), .value(1), .completion(.finished)])
  }

  @Test func anEarlyCancelForgetsTheDemandAndAcceptsTheSubscription() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Downstream(initialDemand: .max(7))
    upstream.dropFirst(1).subscribe(subscriber)
    subscriber.cancel()
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(1))])
  }

  @Test func cancelReachesTheUpstreamOnce() {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .none)
    upstream.dropFirst().subscribe(subscriber)
    let subscription = subscriber.subscription
    subscription?.cancel()
    subscription?.request(.unlimited)
    subscription?.cancel()
    upstream.send(completion: .finished)
    #expect(upstream.subscription?.events == [.request(.max(1)), .cancel])
    #expect(subscriber.completion == nil)
  }

  @Test(.holds(287, 289, 293)) func keepsItsTextsAndOneSubscription() {
    expectTexts(named: "Drop", children: []) { $0.dropFirst() }
    expectRelease { $0.dropFirst() }
    let upstream = Upstream()
    upstream.dropFirst().subscribe(Downstream())
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
  }

  @Test func isEqualWhenUpstreamAndCountAre() {
    let source = EquatableSource(value: 1)
    #expect(source.dropFirst(2) == source.dropFirst(2))
    #expect(source.dropFirst(2) != source.dropFirst(3))
    #expect(source.dropFirst(2) != EquatableSource(value: 2).dropFirst(2))
  }

  @Test func requestsRacingWithTheSubscriptionAreAllCounted() {
    for _ in 0..<200 {
      let upstream = Upstream(sendsSubscription: false)
      let subscriber = Downstream(initialDemand: .none)
      upstream.dropFirst(1).subscribe(subscriber)
      let subscription = TestSubscription()
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let (upstreamRef, subscriberRef) = (upstream, subscriber)
      nonisolated(unsafe) let subscriptionRef = subscription
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 {
          upstreamRef.send(subscription: subscriptionRef)
        } else {
          subscriberRef.request(.max(2))
        }
      }
      #expect(subscription.requests.reduce(.none, +) == .max(5))
    }
  }

  @Test(.holds(123)) func trapsAtTheSubscriptionWhenTheCountIsNegative() async {
    await #expect(processExitsWith: .failure) {
      TestPublisher<Int, TestError>().dropFirst(-1).subscribe(TestSubscriber<Int, TestError>())
    }
    _ = Upstream().dropFirst(-1)
  }
}

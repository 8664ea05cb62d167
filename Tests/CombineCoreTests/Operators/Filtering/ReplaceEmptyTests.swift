import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("replaceEmpty")
struct ReplaceEmptyTests {
  @Test(.holds(134)) func replacesNoValueAtAll() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    upstream.send(completion: .finished)
    upstream.send(completion: .finished)
    #expect(upstream.send(1) == .none)
    #expect(
      subscriber.events == [.subscription("ReplaceEmpty"), .value(7), .completion(.finished)])
  }

  @Test func passesValuesOnAndReplacesNothingThen() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    #expect(upstream.send(3) == .max(3))
    upstream.send(completion: .finished)
    #expect(
      subscriber.events == [.subscription("ReplaceEmpty"), .value(3), .completion(.finished)])
  }

  @Test(.holds(134), arguments: [Subscribers.Demand.none, .max(1)])
  func passesAFailureOnAndReplacesNothing(initialDemand: Subscribers.Demand) {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: initialDemand)
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    subscriber.request(.max(1))
    #expect(
      subscriber.events == [.subscription("ReplaceEmpty"), .completion(.failure(.first))])
  }

  @Test(.holds(134)) func theReplacementWaitsForDemand() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("ReplaceEmpty")])
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(
      subscriber.events == [.subscription("ReplaceEmpty"), .value(7), .completion(.finished)])
  }

  @Test func aReplacementThatWaitsIsDroppedByCancel() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    upstream.send(completion: .finished)
    let subscription = try #require(subscriber.subscription)
    subscription.cancel()
    subscription.request(.max(1))
    #expect(subscriber.events == [.subscription("ReplaceEmpty")])
    #expect(upstream.subscription?.events == [.request(.unlimited)])
  }

  @Test func aCancelOnReceivingTheSubscriptionAsksForNothing() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onSubscription { $0.cancel() }
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    #expect(upstream.subscription?.events == [.cancel])
  }

  @Test func nothingComesAfterCancel() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { _ in .max(4) })
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    #expect(upstream.send(1) == .max(4))
    subscriber.cancel()
    #expect(upstream.send(2) == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("ReplaceEmpty"), .value(1)])
  }

  @Test(.holds(133)) func asksForEverythingBesidesWhatTheDownstreamAsksFor() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    upstream.replaceEmpty(with: 7).subscribe(subscriber)
    subscriber.request(.max(3))
    #expect(upstream.subscription?.requests == [.max(2), .unlimited, .max(3)])
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "ReplaceEmpty", earlyValue: .isIgnored, earlyCompletion: .isIgnored,
      requestsItself: [.unlimited]
    ) { $0.replaceEmpty(with: 7) }
  }

  @Test func isEqualIfUpstreamAndValueAre() {
    #expect(
      Fail<Int, TestError>(error: .second).replaceEmpty(with: 2)
        == Fail<Int, TestError>(error: .second).replaceEmpty(with: 2))
    #expect(
      Fail<Int, TestError>(error: .second).replaceEmpty(with: 2)
        != Fail<Int, TestError>(error: .second).replaceEmpty(with: 3))
    #expect(
      Fail<Int, TestError>(error: .first).replaceEmpty(with: 2)
        != Fail<Int, TestError>(error: .second).replaceEmpty(with: 2))
  }

  @Test(.holds(136)) func aRequestForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.replaceEmpty(with: 7).subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func aFinishAndARequestAtOnceSendTheReplacementOnce() throws {
    for _ in 0..<500 {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      upstream.replaceEmpty(with: 7).subscribe(subscriber)
      // Each of the two is used by one thread only.
      nonisolated(unsafe) let source = upstream
      nonisolated(unsafe) let subscription = try #require(subscriber.subscription)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          source.send(completion: .finished)
        } else {
          subscription.request(.max(1))
        }
      }
      try #require(
        subscriber.events == [.subscription("ReplaceEmpty"), .value(7), .completion(.finished)])
    }
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .none])
  func aCancelOnTheReplacementHoldsBackTheFinish(initial: Subscribers.Demand) {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: initial)
    subscriber.onValue { _ in subscriber.cancel() }
    upstream.replaceEmpty(with: 9).subscribe(subscriber)
    upstream.send(completion: .finished)
    if initial == .none { subscriber.request(.max(1)) }
    #expect(subscriber.values == [9])
    #expect(subscriber.completions.isEmpty)
  }
}

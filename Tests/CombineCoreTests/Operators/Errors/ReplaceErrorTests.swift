import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
  @Test(.holds(135)) func replacesAFailureAndFinishes() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { _ in .max(1) })
    upstream.replaceError(with: 7).subscribe(subscriber)
    #expect(upstream.send(3) == .max(1))
    upstream.send(completion: .failure(.first))
    #expect(
      subscriber.events == [
        .subscription("ReplaceError"), .value(3), .value(7), .completion(.finished),
      ])
  }

  @Test func passesAFinishOn() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    upstream.replaceError(with: 7).subscribe(subscriber)
    upstream.send(3)
    upstream.send(completion: .finished)
    upstream.send(completion: .failure(.first))
    subscriber.request(.max(1))
    #expect(
      subscriber.events == [.subscription("ReplaceError"), .value(3), .completion(.finished)])
  }

  @Test(.holds(135)) func theReplacementWaitsForDemandThatIsLeft() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    upstream.replaceError(with: 7).subscribe(subscriber)
    upstream.send(3)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events == [.subscription("ReplaceError"), .value(3)])

    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(
      subscriber.events == [
        .subscription("ReplaceError"), .value(3), .value(7), .completion(.finished),
      ])
    #expect(upstream.send(9) == .none)
    #expect(subscriber.values == [3, 7])
  }

  @Test func aReplacementThatWaitsIsDroppedByCancel() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    upstream.replaceError(with: 7).subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    let subscription = try #require(subscriber.subscription)
    subscription.cancel()
    subscription.request(.max(1))
    #expect(subscriber.events == [.subscription("ReplaceError")])
    #expect(upstream.subscription?.events == [])
  }

  @Test func nothingComesAfterCancel() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.replaceError(with: 7).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(upstream.send(2) == .none)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events == [.subscription("ReplaceError"), .value(1)])
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "ReplaceError", earlyValue: .isIgnored, earlyCompletion: .isIgnored
    ) { $0.replaceError(with: 7) }
  }

  @Test func isEqualIfUpstreamAndValueAre() {
    #expect(
      Fail<Int, TestError>(error: .second).replaceError(with: 2)
        == Fail<Int, TestError>(error: .second).replaceError(with: 2))
    #expect(
      Fail<Int, TestError>(error: .second).replaceError(with: 2)
        != Fail<Int, TestError>(error: .second).replaceError(with: 3))
    #expect(
      Fail<Int, TestError>(error: .first).replaceError(with: 2)
        != Fail<Int, TestError>(error: .second).replaceError(with: 2))
  }

  @Test(.holds(136)) func aRequestForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, Never>()
      upstream.replaceError(with: 7).subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test(.holds(137)) func aValueBeyondTheDemandTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
      upstream.replaceError(with: 7).subscribe(subscriber)
      upstream.send(1)
      upstream.send(2)
    }
  }

  @Test func aFailureAndARequestAtOnceSendTheReplacementOnce() throws {
    for _ in 0..<500 {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      upstream.replaceError(with: 7).subscribe(subscriber)
      // Each of the two is used by one thread only.
      nonisolated(unsafe) let source = upstream
      nonisolated(unsafe) let subscription = try #require(subscriber.subscription)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          source.send(completion: .failure(.first))
        } else {
          subscription.request(.max(1))
        }
      }
      try #require(
        subscriber.events == [.subscription("ReplaceError"), .value(7), .completion(.finished)])
    }
  }

  @Test func demandReturnedForAValueThatMadeTheUpstreamFailAdmitsTheReplacement() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { _ in .max(1) })
    subscriber.onValue { if $0 == 1 { upstream.send(completion: .failure(.first)) } }
    upstream.replaceError(with: 9).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [1, 9])
    #expect(subscriber.isFinished)
  }

  @Test func aCancelOnTheReplacementHoldsBackTheFinish() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { _ in subscriber.cancel() }
    upstream.replaceError(with: 9).subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.values == [9])
    #expect(subscriber.completions.isEmpty)
  }
}

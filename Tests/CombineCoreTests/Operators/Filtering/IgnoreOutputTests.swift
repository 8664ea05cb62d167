import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("ignoreOutput")
struct IgnoreOutputTests {
  @Test(.holds(86)) func passesNothingButTheCompletion() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Never, TestError>(initialDemand: .none)
    upstream.ignoreOutput().subscribe(subscriber)

    #expect(upstream.send(1) == .none)
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events.map(\.description) == [
        "subscription(TestSubscription)", "completion(failure(first))",
      ])
  }

  @Test(.holds(86)) func asksForEverythingAfterPassingTheSubscriptionOn() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Never, TestError>(initialDemand: .max(2))
    upstream.ignoreOutput().subscribe(subscriber)
    #expect(upstream.subscription?.events == [.request(.max(2)), .request(.unlimited)])
  }

  @Test func finishesAColdSourceWithoutDemand() {
    let subscriber = TestSubscriber<Never, Never>(initialDemand: .none)
    (1...10).publisher.eraseToAnyPublisher().ignoreOutput().subscribe(subscriber)
    #expect(subscriber.isFinished)
  }

  @Test func isEqualIfTheUpstreamIs() {
    #expect(
      Fail<Int, TestError>(error: .first).ignoreOutput()
        == Fail<Int, TestError>(error: .first).ignoreOutput())
    #expect(
      Fail<Int, TestError>(error: .first).ignoreOutput()
        != Fail<Int, TestError>(error: .second).ignoreOutput())
  }

  @Test(.holds(81, 86)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(
      named: "IgnoreOutput", earlyValue: .isIgnored, requestsItself: [.unlimited]
    ) { $0.ignoreOutput() }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("mapError")
struct MapErrorTests {
  private struct Wrapped: Error, Equatable {
    let error: TestError
  }

  @Test func turnsTheFailureOnly() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Wrapped>(demandForValue: { .max($0) })
    upstream.mapError(Wrapped.init).subscribe(subscriber)

    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(4),
        .completion(.failure(Wrapped(error: .first))),
      ])
  }

  @Test func doesNotCallTheClosureForAFinish() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Wrapped>()
    upstream.mapError { error -> Wrapped in
      Issue.record("called")
      return Wrapped(error: error)
    }.subscribe(subscriber)
    upstream.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func bothInitialisersKeepTheClosure() {
    let upstream = TestPublisher<Int, TestError>()
    let labelled = Publishers.MapError(upstream: upstream, transform: Wrapped.init)
    let unlabelled = Publishers.MapError(upstream: upstream, Wrapped.init)
    #expect(labelled.transform(.first) == Wrapped(error: .first))
    #expect(unlabelled.transform(.second) == Wrapped(error: .second))
    #expect(unlabelled.upstream === upstream)
  }

  @Test(.holds(81, 82)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "MapError") { $0.mapError(Wrapped.init) }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("AnyPublisher")
struct AnyPublisherTests {
  @Test func passesEverythingBothWays() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    let erased: AnyPublisher<Int, TestError> = upstream.eraseToAnyPublisher()
    erased.subscribe(subscriber)
    #expect(upstream.send(3) == .max(3))
    subscriber.request(.max(1))
    subscriber.cancel()
    upstream.send(completion: .failure(.first))
    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(3), .completion(.failure(.first)),
      ])
    #expect(
      upstream.subscription?.events == [.request(.max(2)), .request(.max(1)), .cancel])
  }

  @Test func showsTheUpstreamTheSubscribersIdentifier() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    AnyPublisher(upstream.eraseToAnyPublisher()).subscribe(subscriber)
    let seen = upstream.subscribers.first as? any Subscriber
    #expect(seen?.combineIdentifier == subscriber.combineIdentifier)
  }

  @Test(.holds(80)) func describesItself() {
    let erased = Just(1).eraseToAnyPublisher().eraseToAnyPublisher()
    #expect(erased.description == "AnyPublisher")
    #expect(erased.playgroundDescription as? String == "AnyPublisher")
  }

  @Test func subscribesAnewForEachSubscriber() {
    let upstream = TestPublisher<Int, TestError>()
    let erased = upstream.eraseToAnyPublisher()
    erased.subscribe(TestSubscriber<Int, TestError>())
    erased.subscribe(TestSubscriber<Int, TestError>())
    #expect(upstream.subscriptions.count == 2)
  }

  @Test func holdsItsUpstreamAndReleasesIt() {
    let tracker = LifetimeTracker()
    do {
      let token = tracker.token()
      let erased = Just(1).map { value in withExtendedLifetime(token) { value } }
        .eraseToAnyPublisher()
      let cancellable = erased.sink { _ in }
      cancellable.cancel()
      #expect(tracker.count == 1)
    }
    #expect(tracker.count == 0)
  }

  /// Counts the calls of `receive(subscriber:)`.
  private final class Counting: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private(set) var count = 0

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      count += 1
      Just(1).subscribe(subscriber)
    }
  }

  @Test(.holds(3)) func subscribingAttachesTheSubscriberOnceBeforeItReturns() {
    let publisher = Counting()
    let subscriber = TestSubscriber<Int, Never>()
    publisher.subscribe(subscriber)
    #expect(publisher.count == 1)
    #expect(subscriber.values == [1])
  }
}

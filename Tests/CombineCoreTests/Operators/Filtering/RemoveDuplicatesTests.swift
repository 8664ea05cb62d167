import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("removeDuplicates")
struct RemoveDuplicatesTests {
  @Test(.holds(138)) func dropsAValueEqualToTheOneBefore() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0 + 5) })
    upstream.removeDuplicates().subscribe(subscriber)

    #expect(upstream.send(0) == .max(5))
    #expect(upstream.send(0) == .max(1))
    #expect(upstream.send(1) == .max(6))
    #expect(upstream.send(0) == .max(5))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("RemoveDuplicates"), .value(0), .value(1), .value(0),
        .completion(.failure(.first)),
      ])
  }

  @Test(.holds(138)) func comparesWithTheValueReceivedBeforeThoughItWasDropped() {
    let subscriber = TestSubscriber<Int, Never>()
    [1, 2, 3, 4, 9].publisher.eraseToAnyPublisher().removeDuplicates { abs($0 - $1) <= 1 }
      .subscribe(subscriber)
    #expect(subscriber.values == [1, 9])
  }

  @Test func asksThePredicateWithTheFormerValueFirst() {
    let asked = Recorder<[Int]>()
    let subscriber = TestSubscriber<Int, Never>()
    [1, 2, 3].publisher.eraseToAnyPublisher()
      .removeDuplicates { former, new in
        asked.append([former, new])
        return false
      }
      .subscribe(subscriber)
    #expect(asked.values == [[1, 2], [2, 3]])
  }

  @Test func dropsWithoutUsingUpDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
    [1, 1, 1, 2, 2, 3].publisher.eraseToAnyPublisher().removeDuplicates().subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(!subscriber.isFinished)
  }

  @Test func aValueSentByTheDownstreamIsComparedWithTheOneJustSent() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onValue { if $0 == 1 { upstream.send(1) } }
    upstream.removeDuplicates().subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(subscriber.values == [1, 2])
  }

  @Test(.holds(287, 291)) func hasAStrictSubscription() throws {
    try expectHasAStrictSubscription(named: "RemoveDuplicates", mirror: ["downstream", "last"]) {
      $0.removeDuplicates()
    }
  }

  @Test(.holds(93)) func aValueBeforeTheSubscriptionTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.removeDuplicates().subscribe(TestSubscriber<Int, TestError>())
      upstream.send(1)
    }
  }

  @Test(.holds(93)) func aCompletionBeforeTheSubscriptionTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.removeDuplicates().subscribe(TestSubscriber<Int, TestError>())
      upstream.send(completion: .finished)
    }
  }

  @Test(.holds(93)) func aRequestBeforeTheSubscriptionTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.removeDuplicates().subscribe(TestSubscriber<Int, TestError>())
      (upstream.subscribers.first as? any Subscription)?.request(.max(1))
    }
  }

  @Test func releasesTheLastValueWhenTheUpstreamIsGone() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<LifetimeTracker.Token, TestError>()
    let cancellable = upstream.removeDuplicates(by: ===)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    upstream.send(tracker.token())
    #expect(tracker.count == 1)
    cancellable.cancel()
    upstream.releaseSubscribers()
    #expect(tracker.count == 0)
  }
}

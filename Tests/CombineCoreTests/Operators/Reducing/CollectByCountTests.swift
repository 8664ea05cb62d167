import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("collect(_ count:)")
struct CollectByCountTests {
  private func attach(
    count: Int, demand: Subscribers.Demand = .none, perArray: Subscribers.Demand = .none
  ) -> (TestPublisher<Int, TestError>, TestSubscriber<[Int], TestError>) {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: demand, demandForValue: { _ in perArray })
    upstream.collect(count).subscribe(subscriber)
    return (upstream, subscriber)
  }

  @Test(.holds(104, 105)) func multipliesTheDemand() {
    let (upstream, subscriber) = attach(count: 3, demand: .max(2), perArray: .max(4))
    subscriber.request(.unlimited)
    #expect(upstream.subscription?.requests == [.max(6), .unlimited])
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(upstream.send(3) == .max(12))
    #expect(subscriber.values == [[1, 2, 3]])
  }

  @Test(.holds(106)) func sendsTheRestAtTheFinishWhateverTheDemand() {
    let (upstream, subscriber) = attach(count: 2)
    for value in 1...3 { upstream.send(value) }
    upstream.send(completion: .finished)
    upstream.send(completion: .failure(.first))
    #expect(
      subscriber.events == [
        .subscription("CollectByCount"), .value([1, 2]), .value([3]), .completion(.finished),
      ])
  }

  @Test func sendsNoEmptyArrayAtTheFinish() {
    let (upstream, subscriber) = attach(count: 2)
    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(subscriber.values == [[1, 2]])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(106)) func dropsTheRestOnFailure() {
    let (upstream, subscriber) = attach(count: 2)
    for value in 1...3 { upstream.send(value) }
    upstream.send(completion: .failure(.first))
    #expect(subscriber.values == [[1, 2]])
    #expect(subscriber.failure == .first)
  }

  @Test(.holds(107)) func cancelDropsWhatIsGatheredAndStillLetsACompletionThrough() {
    let (upstream, subscriber) = attach(count: 3)
    upstream.send(1)
    let subscription = subscriber.subscription
    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))
    for value in 2...6 { #expect(upstream.send(value) == .none) }
    upstream.send(completion: .finished)
    #expect(upstream.subscription?.events == [.cancel])
    #expect(subscriber.events == [.subscription("CollectByCount"), .completion(.finished)])
  }

  @Test func cancelReleasesWhatIsGathered() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<LifetimeTracker.Token, TestError>()
    let subscriber = TestSubscriber<[LifetimeTracker.Token], TestError>()
    upstream.collect(3).subscribe(subscriber)
    upstream.send(tracker.token())
    upstream.send(tracker.token())
    #expect(tracker.count == 2)
    subscriber.cancel()
    #expect(tracker.count == 0)
  }

  @Test func ignoresValuesBeforeTheSubscriptionAndPassesACompletion() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<[Int], TestError>()
    upstream.collect(1).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    (upstream.subscribers.first as? any Subscription)?.request(.max(1))
    #expect(subscriber.events.isEmpty)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.completion(.finished)])
  }

  @Test func acceptsASubscriptionAfterAnEarlyCancel() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(2))
    upstream.collect(2).subscribe(subscriber)
    (upstream.subscribers.first as? any Subscription)?.cancel()
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(4))])
  }

  @Test(.holds(287, 289, 291, 293)) func keepsItsTextsAndOneSubscription() {
    expectTexts(
      named: "CollectByCount",
      children: ["downstream", "upstreamSubscription", "buffer", "count"]
    ) { $0.collect(2) }
    expectOnlyFirstSubscription { $0.collect(2) }
    expectRelease { $0.collect(2) }
  }

  @Test func isEqualWhenUpstreamAndCountAre() {
    let source = EquatableSource(value: 1)
    #expect(source.collect(2) == source.collect(2))
    #expect(source.collect(2) != source.collect(3))
    #expect(source.collect(2) != EquatableSource(value: 2).collect(2))
  }

  @Test func valuesOfASequenceComeInArraysOnDemand() {
    let subscriber = TestSubscriber<[Int], Never>(initialDemand: .max(1))
    (1...5).publisher.eraseToAnyPublisher().collect(2).subscribe(subscriber)
    #expect(subscriber.values == [[1, 2]])
    subscriber.request(.max(2))
    #expect(subscriber.values == [[1, 2], [3, 4], [5]])
    #expect(subscriber.isFinished)
  }

  @Test func aCancelOnTheRestKeepsTheCompletionBack() {
    let (upstream, subscriber) = attach(count: 2)
    subscriber.onValue { [unowned subscriber] _ in subscriber.cancel() }
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(subscriber.events == [.subscription("CollectByCount"), .value([1])])
  }
}

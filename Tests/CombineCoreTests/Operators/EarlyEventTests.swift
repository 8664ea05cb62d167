import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("every operator before its subscription")
struct EarlyEventTests {
  typealias Source = TestPublisher<Int, TestError>

  private func attach(_ row: EarlyEventRow) -> (Source, EarlyEventRow.Downstream) {
    let upstream = Source(sendsSubscription: false)
    let downstream = row.attach(upstream)
    #expect((downstream.subscription() != nil) == row.isSubscribed)
    return (upstream, downstream)
  }

  /// What the downstream uses once it has it: the operator's own subscription.
  private func subscription(
    _ upstream: Source, _ downstream: EarlyEventRow.Downstream
  ) throws -> any Subscription {
    try #require(
      downstream.subscription() ?? upstream.subscribers.first as? any Subscription)
  }

  @Test(.holds(82, 93, 120, 287), arguments: EarlyEventRow.all)
  func valuesAndCompletions(_ row: EarlyEventRow) {
    if let value = row.value {
      let (upstream, downstream) = attach(row)
      let demand = upstream.send(1)
      #expect(downstream.values() == (value == .isPassedOn ? 1 : 0))
      if value == .isIgnored { #expect(demand == .none) }
      #expect(downstream.completions() == 0)
    }
    if let completion = row.completion {
      let (upstream, downstream) = attach(row)
      upstream.send(completion: .finished)
      #expect(downstream.completions() == (completion == .isPassedOn ? 1 : 0))
      #expect(downstream.values() == 0)
    }
  }

  @Test(arguments: EarlyEventRow.all)
  func requests(_ row: EarlyEventRow) throws {
    guard let request = row.request else { return }
    let (upstream, downstream) = attach(row)
    try subscription(upstream, downstream).request(.max(5))
    let late = TestSubscription()
    upstream.send(subscription: late)
    switch request {
    case .isIgnored: #expect(late.events == row.requests.map { .request($0) })
    case .isKept: #expect(late.events == [.request(.max(5))])
    }
    #expect(downstream.subscription() != nil)
  }

  @Test(arguments: EarlyEventRow.all)
  func cancels(_ row: EarlyEventRow) throws {
    guard let cancel = row.cancel else { return }
    let (upstream, downstream) = attach(row)
    try subscription(upstream, downstream).cancel()
    let late = TestSubscription()
    upstream.send(subscription: late)
    switch cancel {
    case .cancels:
      #expect(late.events == [.cancel])
    case .isForgotten:
      #expect(late.events == row.requests.map { .request($0) })
      #expect(downstream.subscription() != nil)
    }
  }

  @Test(arguments: EarlyEventRow.all)
  func theSubscriptionIsUsedAllTheSame(_ row: EarlyEventRow) {
    let (upstream, downstream) = attach(row)
    let late = TestSubscription()
    upstream.send(subscription: late)
    #expect(late.events == row.requests.map { .request($0) })
    #expect(downstream.subscription() != nil)
  }

  @Test func anInnerPublisherOfSwitchToLatestMaySendBeforeItsSubscription() {
    let inner = Source(sendsSubscription: false)
    let outer = TestPublisher<Source, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    outer.switchToLatest().subscribe(subscriber)
    outer.send(inner)
    inner.send(1)
    #expect(subscriber.values == [1])
  }

  @Test func anEarlyValueOfFlatMapAndSwitchToLatestIsSubscribed() {
    let outer = TestPublisher<Source, TestError>(sendsSubscription: false)
    let (first, second) = (Source(), Source())
    let flattened = TestSubscriber<Int, TestError>()
    outer.flatMap { $0 }.subscribe(flattened)
    #expect(outer.send(first) == .none)
    first.send(1)
    #expect(flattened.values == [1])
    outer.releaseSubscribers()

    let switched = TestSubscriber<Int, TestError>()
    outer.switchToLatest().subscribe(switched)
    #expect(outer.send(second) == .none)
    second.send(2)
    #expect(switched.values == [2])
  }
}

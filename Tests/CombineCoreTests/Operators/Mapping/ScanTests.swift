import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("scan")
struct ScanTests {
  @Test(.holds(84, 85)) func sendsEveryResultButTheInitialOne() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<String, TestError>(demandForValue: { .max($0.count) })
    upstream.scan("0") { "\($0)+\($1)" }.subscribe(subscriber)

    #expect(upstream.send(1) == .max(3))
    #expect(upstream.send(2) == .max(5))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value("0+1"), .value("0+1+2"),
        .completion(.failure(.first)),
      ])
  }

  @Test(.holds(85)) func eachSubscriptionHasAStateOfItsOwn() {
    let publisher = [1, 2, 3].publisher.eraseToAnyPublisher().scan(10, +)
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.values == [11, 13, 16])
    #expect(second.values == [11, 13, 16])
    #expect(first.isFinished)
  }

  @Test func aValueSentByTheDownstreamBuildsOnTheResultJustSent() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onValue { if $0 == 1 { upstream.send(10) } }
    upstream.scan(0, +).subscribe(subscriber)
    upstream.send(1)
    upstream.send(100)
    #expect(subscriber.values == [1, 11, 111])
  }

  @Test(.holds(81, 82, 291)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "Scan", mirror: ["downstream", "result"]) {
      $0.scan(0, +)
    }
  }

  @Test func releasesTheResultWhenTheUpstreamIsGone() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<LifetimeTracker.Token, TestError>()
    upstream.scan(tracker.token()) { token, _ in token }.subscribe(subscriber)
    #expect(tracker.count == 1)
    upstream.send(completion: .finished)
    upstream.releaseSubscribers()
    #expect(tracker.count == 0)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("map")
struct MapTests {
  @Test func transformsValuesAndPassesTheCompletion() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<String, TestError>()
    upstream.map { "\($0)" }.subscribe(subscriber)

    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value("1"), .value("2"), .completion(.failure(.first)),
      ])
  }

  @Test(.holds(84)) func passesDemandAndCancelToTheUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.map { $0 * 2 }.subscribe(subscriber)

    #expect(upstream.send(4) == .max(8))
    subscriber.cancel()

    #expect(upstream.subscription?.events == [.request(.max(2)), .cancel])
  }

  @Test(.holds(81, 82, 288)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "Map") { $0.map { $0 } }
  }

  @Test func mapsOfAMapAreOneStep() {
    let publisher = [1, 2].publisher.eraseToAnyPublisher().map { $0 + 1 }.map { "\($0)" }
    let subscriber = TestSubscriber<String, Never>()
    publisher.subscribe(subscriber)

    #expect(type(of: publisher) == Publishers.Map<AnyPublisher<Int, Never>, String>.self)
    #expect(subscriber.values == ["2", "3"])
  }

  @Test func tryMapOfAMapIsOneStep() {
    let publisher = [1, 2].publisher.eraseToAnyPublisher().map { $0 + 1 }
      .tryMap { value -> String in
        if value == 3 { throw TestError.first }
        return "\(value)"
      }
    let subscriber = TestSubscriber<String, any Error>()
    publisher.subscribe(subscriber)

    #expect(type(of: publisher) == Publishers.TryMap<AnyPublisher<Int, Never>, String>.self)
    #expect(subscriber.values == ["2"])
    #expect(subscriber.failure as? TestError == .first)
  }

  @Test func releasesTheClosureWhenTheUpstreamIsGone() {
    let tracker = LifetimeTracker()
    do {
      let upstream = TestPublisher<Int, TestError>()
      let token = tracker.token()
      let cancellable = upstream.map { value in withExtendedLifetime(token) { value } }
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      upstream.send(1)
      cancellable.cancel()
    }
    #expect(tracker.count == 0)
  }
}

@Suite("replaceNil")
struct ReplaceNilTests {
  @Test func replacesNilOnly() {
    let subscriber = TestSubscriber<Int, Never>()
    [1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0).subscribe(subscriber)
    #expect(subscriber.values == [1, 0, 3])
    #expect(subscriber.isFinished)
  }

  @Test func aNilOfAnInnerOptionalIsKept() {
    let subscriber = TestSubscriber<Int?, Never>()
    let values: [Int??] = [.some(nil), nil, 3]
    values.publisher.eraseToAnyPublisher().replaceNil(with: 0).subscribe(subscriber)
    #expect(subscriber.values == [nil, 0, 3])
  }

  @Test func isAMap() throws {
    let upstream = TestPublisher<Int?, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    upstream.replaceNil(with: 7).subscribe(subscriber)
    upstream.send(nil)
    upstream.send(completion: .failure(.second))
    #expect(String(describing: try #require(upstream.subscribers.first)) == "Map")
    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(7), .completion(.failure(.second)),
      ])
    #expect(upstream.subscription?.events == [.request(.max(2))])
  }
}

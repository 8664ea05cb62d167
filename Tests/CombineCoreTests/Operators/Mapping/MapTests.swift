import Combine
import CombineTesting
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

  @Test func passesDemandAndCancelToTheUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.map { $0 * 2 }.subscribe(subscriber)

    #expect(upstream.send(4) == .max(8))
    subscriber.cancel()

    #expect(upstream.subscription?.events == [.request(.max(2)), .cancel])
  }

  @Test func mapsOfAMapAreOneStep() {
    let publisher = [1, 2].publisher.eraseToAnyPublisher().map { $0 + 1 }.map { "\($0)" }
    let subscriber = TestSubscriber<String, Never>()
    publisher.subscribe(subscriber)

    #expect(type(of: publisher) == Publishers.Map<AnyPublisher<Int, Never>, String>.self)
    #expect(subscriber.values == ["2", "3"])
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

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test(.holds(83)) func transformsAndAsksForAnotherInPlaceOfADroppedOne() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    upstream.compactMap(Int.init).subscribe(subscriber)

    #expect(upstream.send("x") == .max(1))
    #expect(upstream.send("3") == .max(3))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(3), .completion(.failure(.first)),
      ])
  }

  @Test func dropsWithoutUsingUpDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
    ["a", "1", "b", "c", "2", "3"].publisher.eraseToAnyPublisher().compactMap(Int.init)
      .subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(!subscriber.isFinished)
  }

  @Test func furtherStepsAreOneWithTheFirst() {
    let source = ["a", "1", "2", "3"].publisher.eraseToAnyPublisher()
    let publisher = source.compactMap(Int.init).compactMap { $0 == 2 ? nil : $0 * 10 }
      .map { "<\($0)>" }
    let subscriber = TestSubscriber<String, Never>()
    publisher.subscribe(subscriber)
    #expect(
      type(of: publisher) == Publishers.CompactMap<AnyPublisher<String, Never>, String>.self)
    #expect(subscriber.values == ["<10>", "<30>"])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(81, 82)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "CompactMap") { $0.compactMap { $0 } }
  }
}

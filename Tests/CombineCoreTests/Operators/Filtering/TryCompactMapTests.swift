import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryCompactMap")
struct TryCompactMapTests {
  private func parse(_ text: String) throws(TestError) -> Int? {
    if text.isEmpty { throw .first }
    return Int(text)
  }

  @Test func transformsAndAsksForAnotherInPlaceOfADroppedOne() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0) })
    upstream.tryCompactMap(parse).subscribe(subscriber)

    #expect(upstream.send("x") == .max(1))
    #expect(upstream.send("3") == .max(3))
    upstream.send(completion: .failure(.second))

    #expect(subscriber.values == [3])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test(.holds(90, 92)) func failsWhenTheClosureThrows() {
    expectFailsWhenItsClosureThrows { $0.tryCompactMap { try parse($0 < 0 ? "" : "\($0)") } }
  }

  @Test func furtherStepsAreOneWithTheFirst() {
    let source = ["a", "1", "2", "3"].publisher.eraseToAnyPublisher()
    let publisher = source.tryCompactMap(parse).compactMap { value -> String? in
      if value == 3 { throw TestError.second }
      return value == 2 ? nil : "<\(value)>"
    }
    let subscriber = TestSubscriber<String, any Error>()
    publisher.subscribe(subscriber)
    #expect(
      type(of: publisher) == Publishers.TryCompactMap<AnyPublisher<String, Never>, String>.self)
    #expect(subscriber.values == ["<1>"])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test(.holds(91, 287, 291)) func hasAStrictSubscription() throws {
    try expectHasAStrictSubscription(named: "TryCompactMap", mirror: ["downstream"]) {
      $0.tryCompactMap { $0 }
    }
  }
}

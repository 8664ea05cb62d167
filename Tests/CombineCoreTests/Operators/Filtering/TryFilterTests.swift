import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryFilter")
struct TryFilterTests {
  private func isSmall(_ value: Int) throws(TestError) -> Bool {
    if value < 0 { throw .first }
    return value < 10
  }

  @Test func passesIncludedValuesAndAsksForAnotherInPlaceOfADroppedOne() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0) })
    upstream.tryFilter(isSmall).subscribe(subscriber)

    #expect(upstream.send(10) == .max(1))
    #expect(upstream.send(3) == .max(3))
    upstream.send(completion: .finished)

    #expect(subscriber.values == [3])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(90, 92)) func failsWhenTheClosureThrows() {
    expectFailsWhenItsClosureThrows { $0.tryFilter(isSmall) }
  }

  @Test func filtersOfATryFilterAreOneStep() {
    let source = [12, 1, 2, 3, 4, -1].publisher.eraseToAnyPublisher()
    let publisher = source.tryFilter(isSmall).filter { $0 % 2 == 0 }
      .tryFilter { value in
        if value == 4 { throw TestError.second }
        return true
      }
    let subscriber = TestSubscriber<Int, any Error>()
    publisher.subscribe(subscriber)
    #expect(type(of: publisher) == Publishers.TryFilter<AnyPublisher<Int, Never>>.self)
    #expect(subscriber.values == [2])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test(.holds(91, 287, 291)) func hasAStrictSubscription() throws {
    try expectHasAStrictSubscription(named: "TryFilter", mirror: ["downstream"]) {
      $0.tryFilter { _ in true }
    }
  }

  @Test func aValueWhoseClosureCancelledIsDroppedAndSoAreLaterOnes() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryFilter { _ in
      subscriber.cancel()
      return true
    }.subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(subscriber.values.isEmpty)
  }
}

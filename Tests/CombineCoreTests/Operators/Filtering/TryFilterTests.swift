import Combine
import CombineTesting
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

  @Test func anErrorThrownCancelsTheUpstreamThenFails() {
    let subscriber = TestSubscriber<Int, any Error>()
    let completionsAtCancel = Recorder<Int>()
    let upstream = TestPublisher<Int, TestError>(onCancel: {
      completionsAtCancel.append(subscriber.completions.count)
    })
    upstream.tryFilter(isSmall).subscribe(subscriber)

    #expect(upstream.send(-1) == .none)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    subscriber.request(.max(1))

    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.failure as? TestError == .first)
    #expect(completionsAtCancel.values == [0])
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test func passesAFailureOn() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryFilter(isSmall).subscribe(subscriber)
    upstream.send(completion: .failure(.second))
    #expect(subscriber.failure as? TestError == .second)
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

  @Test func hasAStrictSubscription() throws {
    try expectHasAStrictSubscription(named: "TryFilter", mirror: ["downstream"]) {
      $0.tryFilter { _ in true }
    }
  }
}

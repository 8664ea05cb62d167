import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryRemoveDuplicates")
struct TryRemoveDuplicatesTests {
  private func isSame(_ former: Int, _ new: Int) throws(TestError) -> Bool {
    if new < 0 { throw .first }
    return former == new
  }

  @Test func dropsAValueEqualToTheOneBefore() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0 + 5) })
    upstream.tryRemoveDuplicates(by: isSame).subscribe(subscriber)

    #expect(upstream.send(-1) == .max(4))
    #expect(upstream.send(0) == .max(5))
    #expect(upstream.send(0) == .max(1))
    #expect(upstream.send(1) == .max(6))
    upstream.send(completion: .failure(.second))

    #expect(subscriber.values == [-1, 0, 1])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test func comparesWithTheValueReceivedBeforeThoughItWasDropped() {
    let subscriber = TestSubscriber<Int, any Error>()
    [1, 2, 3, 4, 9].publisher.eraseToAnyPublisher().tryRemoveDuplicates { abs($0 - $1) <= 1 }
      .subscribe(subscriber)
    #expect(subscriber.values == [1, 9])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(90, 92)) func failsWhenTheClosureThrows() {
    expectFailsWhenItsClosureThrows { $0.tryRemoveDuplicates(by: isSame) }
  }

  @Test(.holds(91, 287, 291)) func hasAStrictSubscription() throws {
    try expectHasAStrictSubscription(
      named: "TryRemoveDuplicates", mirror: ["downstream", "last"]
    ) { $0.tryRemoveDuplicates(by: ==) }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryScan")
struct TryScanTests {
  private func add(_ sum: Int, _ value: Int) throws(TestError) -> Int {
    if value < 0 { throw .first }
    return sum + value
  }

  @Test func sendsEveryResultButTheInitialOne() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0) })
    upstream.tryScan(10, add).subscribe(subscriber)

    #expect(upstream.send(1) == .max(11))
    #expect(upstream.send(2) == .max(13))
    upstream.send(completion: .finished)

    #expect(subscriber.values == [11, 13])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(90, 92)) func failsWhenTheClosureThrows() {
    expectFailsWhenItsClosureThrows { $0.tryScan(0, add) }
  }

  @Test func eachSubscriptionHasAStateOfItsOwn() {
    let publisher = [1, 2, 3].publisher.eraseToAnyPublisher().tryScan(10, add)
    let first = TestSubscriber<Int, any Error>()
    let second = TestSubscriber<Int, any Error>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.values == [11, 13, 16])
    #expect(second.values == [11, 13, 16])
  }

  @Test(.holds(91, 93, 291)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "TryScan", mirror: ["downstream", "status", "result"], earlyValue: .isPassedOn,
      earlyCompletion: .isIgnored
    ) { $0.tryScan(0, +) }
  }
}

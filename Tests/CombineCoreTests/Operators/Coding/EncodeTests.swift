import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("encode")
struct EncodeTests {
  @Test func encodesEachValue() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<String, any Error>(demandForValue: { .max($0.count) })
    upstream.encode(encoder: TestEncoder()).subscribe(subscriber)

    #expect(upstream.send(1) == .max(3))
    #expect(upstream.send(10) == .max(4))
    upstream.send(completion: .finished)
    #expect(upstream.send(2) == .none)

    #expect(subscriber.values == ["<1>", "<10>"])
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.isFinished)
  }

  @Test func failsWhenTheEncoderThrows() {
    let encoder = TestEncoder { description in
      if description.hasPrefix("-") { throw TestError.first }
    }
    expectFailsWhenItsClosureThrows { $0.encode(encoder: encoder) }
  }

  @Test(.holds(287, 291)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "Encode", mirror: ["downstream", "finished", "upstreamSubscription"],
      earlyValue: .isPassedOn, earlyCompletion: .isPassedOn
    ) { $0.encode(encoder: TestEncoder()) }
  }
}

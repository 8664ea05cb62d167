import Combine
import CombineTesting
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

  @Test func anErrorOfTheEncoderCancelsTheUpstreamThenFails() {
    let subscriber = TestSubscriber<String, any Error>()
    let completionsAtCancel = Recorder<Int>()
    let upstream = TestPublisher<Int, TestError>(onCancel: {
      completionsAtCancel.append(subscriber.completions.count)
    })
    upstream.encode(encoder: TestEncoder(error: TestError.first)).subscribe(subscriber)

    #expect(upstream.send(1) == .none)
    upstream.send(completion: .failure(.second))

    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.failure as? TestError == .first)
    #expect(completionsAtCancel.values == [0])
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test func passesAFailureOn() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<String, any Error>()
    upstream.encode(encoder: TestEncoder()).subscribe(subscriber)
    upstream.send(completion: .failure(.second))
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "Encode", mirror: ["downstream", "finished", "upstreamSubscription"],
      earlyValue: .isPassedOn, earlyCompletion: .isPassedOn
    ) { $0.encode(encoder: TestEncoder()) }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("decode")
struct DecodeTests {
  private let decoder = TestDecoder<String>(decoding: { text in
    guard let number = Int(text) else { throw TestError.first }
    return number
  })

  @Test func decodesEachValue() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0) })
    upstream.decode(type: Int.self, decoder: decoder).subscribe(subscriber)

    #expect(upstream.send("3") == .max(3))
    #expect(upstream.send("0") == .none)
    upstream.send(completion: .finished)
    #expect(upstream.send("4") == .none)
    upstream.send(completion: .finished)

    #expect(subscriber.values == [3, 0])
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.isFinished)
  }

  @Test func failsWhenTheDecoderThrows() {
    let decoder = TestDecoder<Int> { number in
      if number < 0 { throw TestError.first }
      return number
    }
    expectFailsWhenItsClosureThrows { $0.decode(type: Int.self, decoder: decoder) }
  }

  @Test func anErrorBeforeTheSubscriptionFails() {
    let upstream = TestPublisher<String, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.decode(type: Int.self, decoder: decoder).subscribe(subscriber)
    #expect(upstream.send("x") == .none)
    #expect(subscriber.failure as? TestError == .first)
    #expect(subscriber.events.count == 1)
  }

  @Test func nothingComesAfterCancel() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { _ in .max(1) })
    upstream.decode(type: Int.self, decoder: decoder).subscribe(subscriber)
    subscriber.cancel()
    #expect(upstream.send("1") == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events.count == 1)
  }

  @Test(.holds(287, 291)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "Decode", mirror: ["downstream", "finished", "upstreamSubscription"],
      earlyValue: .isPassedOn, earlyCompletion: .isPassedOn
    ) { $0.decode(type: Int.self, decoder: TestDecoder { $0 }) }
  }

  @Test func releasesTheDecoderWhenTheUpstreamIsGone() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<String, any Error>()
    do {
      let token = tracker.token()
      let decoder = TestDecoder<String> { [token] text in withExtendedLifetime(token) { text } }
      upstream.decode(type: String.self, decoder: decoder).subscribe(subscriber)
    }
    #expect(tracker.count == 1)
    upstream.send(completion: .finished)
    upstream.releaseSubscribers()
    subscriber.releaseSubscription()
    #expect(tracker.count == 0)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryMap")
struct TryMapTests {
  private func halve(_ value: Int) throws(TestError) -> Int {
    if !value.isMultiple(of: 2) { throw .first }
    return value / 2
  }

  @Test func transformsValuesAndPassesTheCompletion() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(demandForValue: { .max($0) })
    upstream.tryMap(halve).subscribe(subscriber)

    #expect(upstream.send(4) == .max(2))
    upstream.send(completion: .finished)

    #expect(subscriber.values == [2])
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.isFinished)
  }

  @Test(.holds(90, 92)) func failsWhenTheClosureThrows() {
    expectFailsWhenItsClosureThrows { $0.tryMap(halve) }
  }

  @Test func anErrorBeforeTheSubscriptionFails() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryMap(halve).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure as? TestError == .first)
    let late = TestSubscription()
    upstream.send(subscription: late)
    #expect(late.events == [.cancel])
  }

  @Test func aClosureThatCancelsAndThrowsSendsNothing() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryMap { _ -> Int in
      subscriber.cancel()
      throw TestError.first
    }.subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.completions.isEmpty)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test func nothingComesAfterCancel() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryMap(halve).subscribe(subscriber)
    upstream.send(2)
    subscriber.cancel()
    upstream.send(4)
    upstream.send(3)
    upstream.send(completion: .finished)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
  }

  @Test(.holds(91, 93, 287, 288)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "TryMap", earlyValue: .isPassedOn, earlyCompletion: .isIgnored
    ) { $0.tryMap { $0 } }
  }

  @Test func mapsOfATryMapAreOneStep() {
    let source = [2, 4, 3].publisher.eraseToAnyPublisher()
    let publisher = source.tryMap(halve).map { $0 + 10 }.tryMap { value -> String in
      if value == 12 { throw TestError.second }
      return "\(value)"
    }
    let subscriber = TestSubscriber<String, any Error>()
    publisher.subscribe(subscriber)
    #expect(type(of: publisher) == Publishers.TryMap<AnyPublisher<Int, Never>, String>.self)
    #expect(subscriber.values == ["11"])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test(arguments: [true, false])
  func releasesTheSubscriberWhenItIsOver(byFailure: Bool) {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, TestError>()
    do {
      let token = tracker.token()
      let cancellable = upstream.tryMap { [token] value -> Int in
        withExtendedLifetime(token) {}
        if value == 1 { throw TestError.first }
        return value
      }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      upstream.send(byFailure ? 1 : 0)
      cancellable.cancel()
    }
    upstream.releaseSubscribers()
    #expect(tracker.count == 0)
  }

  @Test func aValueWhoseClosureEndedThePublisherIsDropped() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryMap { value -> Int in
      if value == 2 { throw TestError.second }
      upstream.send(2)
      return value
    }.subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test func aValueWhoseClosureCancelledIsDropped() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryMap { value -> Int in
      subscriber.cancel()
      return value
    }.subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(subscriber.values.isEmpty)
  }
}

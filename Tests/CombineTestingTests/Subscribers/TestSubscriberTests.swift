import Combine
import CombineTesting
import Testing

@Suite("TestSubscriber")
struct TestSubscriberTests {
  private struct Failure: Error, Equatable {}

  @Test func recordsWhatItGetsInOrder() {
    let subscriber = TestSubscriber<Int, Failure>()
    let upstream = TestPublisher<Int, Failure>()
    upstream.subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(Failure()))
    upstream.send(2)
    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(1), .completion(.failure(Failure())), .value(2),
      ])
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.failure == Failure())
    #expect(!subscriber.isFinished)
    #expect(subscriber.events.map(\.description)[1] == "value(1)")
  }

  @Test func requestsTheInitialDemandAndReturnsTheDemandForEachValue() {
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    let upstream = TestPublisher<Int, Never>()
    upstream.subscribe(subscriber)
    #expect(upstream.send(7) == .max(7))
    subscriber.request(.max(1))
    #expect(upstream.subscription?.requests == [.max(2), .max(1)])
  }

  @Test func requestsNothingIfTheInitialDemandIsNone() {
    let upstream = TestPublisher<Int, Never>()
    upstream.subscribe(TestSubscriber<Int, Never>(initialDemand: .none))
    #expect(upstream.subscription?.events == [])
  }

  @Test func cancelsOnceAndLetsGo() {
    let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.subscribe(subscriber)
    subscriber.cancel()
    subscriber.cancel()
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(subscriber.subscription == nil)
  }

  @Test func lettingGoDoesNotCancel() {
    let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.subscribe(subscriber)
    subscriber.releaseSubscription()
    #expect(subscriber.subscription == nil)
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test func runsItsHooksAfterRecording() {
    let subscriber = TestSubscriber<Int, Never>()
    var log: [String] = []
    subscriber.onSubscription { _ in log.append("subscription \(subscriber.events.count)") }
    subscriber.onValue { log.append("value \($0) \(subscriber.events.count)") }
    subscriber.onCompletion { _ in log.append("completion \(subscriber.events.count)") }
    let upstream = TestPublisher<Int, Never>()
    upstream.subscribe(subscriber)
    upstream.send(5)
    upstream.send(completion: .finished)
    #expect(log == ["subscription 1", "value 5 2", "completion 3"])
    #expect(upstream.subscription?.events == [])
  }
}

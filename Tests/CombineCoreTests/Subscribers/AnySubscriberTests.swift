import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("AnySubscriber")
struct AnySubscriberTests {
  private typealias Erased = AnySubscriber<Int, TestError>

  struct Plain: Subscriber {
    typealias Input = Int
    typealias Failure = TestError
    let combineIdentifier = CombineIdentifier()
    func receive(subscription: any Subscription) {}
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<TestError>) {}
  }

  @Test func passesEverythingToTheWrappedSubscriber() {
    let wrapped = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(Erased(wrapped))
    #expect(upstream.send(7) == .max(7))
    upstream.send(completion: .failure(.first))
    #expect(
      wrapped.events == [
        .subscription("TestSubscription"), .value(7), .completion(.failure(.first)),
      ])
    #expect(upstream.subscription?.events == [.request(.max(2))])
  }

  @Test(.holds(78)) func hasTheWrappedSubscribersIdentifierAndTexts() {
    let sink = Subscribers.Sink<Int, TestError>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let erased = Erased(sink)
    #expect(erased.combineIdentifier == sink.combineIdentifier)
    #expect(erased.description == "Sink")
    #expect(erased.playgroundDescription as? String == "Sink")
    #expect(erased.customMirror.children.isEmpty)

    let plain = Plain()
    #expect(Erased(plain).combineIdentifier == plain.combineIdentifier)
    #expect(Erased(plain).description == "Plain")
  }

  @Test(.holds(77, 78)) func isNotWrappedAgain() {
    let once = Erased(receiveValue: { _ in .none })
    let twice = Erased(once)
    #expect(twice.combineIdentifier == once.combineIdentifier)
    #expect(twice.description == "Anonymous AnySubscriber")
  }

  @Test func callsItsClosures() {
    let events = Recorder<String>()
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(
      Erased(
        receiveSubscription: { subscription in
          events.append("\(subscription)")
          subscription.request(.max(3))
        },
        receiveValue: { value in
          events.append("\(value)")
          return .max(value)
        },
        receiveCompletion: { events.append("\($0)") }))
    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .finished)
    #expect(events.values == ["TestSubscription", "4", "finished"])
    #expect(upstream.subscription?.events == [.request(.max(3))])
  }

  @Test(.holds(78, 79)) func withoutClosuresAsksForNothing() {
    let erased = Erased()
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(erased)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(upstream.subscription?.events == [])
    #expect(erased.description == "Anonymous AnySubscriber")
    #expect(erased.playgroundDescription as? String == "Anonymous AnySubscriber")
    #expect(Erased().combineIdentifier != erased.combineIdentifier)
  }

  @Test(.holds(78)) func feedsASubject() {
    let subject = PassthroughSubject<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    subject.subscribe(subscriber)
    let erased = Erased(subject)
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(erased)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .failure(.second))
    #expect(subscriber.values == [1])
    #expect(subscriber.failure == .second)
    #expect(erased.description == "Subject")
  }

  @Test(.holds(6)) func receivesVoidWithoutAnArgument() {
    let subscriber = TestSubscriber<Void, Never>(demandForValue: { _ in .max(2) })
    #expect(subscriber.receive() == .max(2))
    #expect(subscriber.values.count == 1)
  }

  @Test func releasesTheWrappedSubscriber() {
    let tracker = LifetimeTracker()
    do {
      let token = tracker.token()
      let erased = Erased(receiveValue: { _ in withExtendedLifetime(token) { .none } })
      _ = erased.receive(1)
    }
    #expect(tracker.count == 0)
  }
}

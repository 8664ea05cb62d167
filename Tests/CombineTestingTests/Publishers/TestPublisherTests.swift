import Combine
import CombineTesting
import Testing

@Suite("TestPublisher")
struct TestPublisherTests {
  @Test func servesAllSubscribersWhateverTheirDemand() {
    let publisher = TestPublisher<Int, Never>()
    let first = TestSubscriber<Int, Never>(initialDemand: .none)
    let second = TestSubscriber<Int, Never>(demandForValue: { _ in .max(3) })
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(publisher.send(1) == .max(3))
    publisher.send(completion: .finished)
    publisher.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
    #expect(first.isFinished)
    #expect(publisher.subscriptions.count == 2)
  }

  @Test func withholdsItsSubscriptionIfTold() {
    let publisher = TestPublisher<Int, Never>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, Never>()
    publisher.subscribe(subscriber)
    #expect(subscriber.events.isEmpty)
    let subscription = TestSubscription(description: "late")
    publisher.send(subscription: subscription)
    #expect(subscriber.events == [.subscription("late")])
    #expect(subscription.events == [.request(.unlimited)])
  }

  @Test func runsItsHooks() {
    let log = Recorder<String>()
    let publisher = TestPublisher<Int, Never>(
      onRequest: { log.append("request \($0)") }, onCancel: { log.append("cancel") })
    publisher.onSubscribe { _ in log.append("subscribed") }
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    publisher.subscribe(subscriber)
    subscriber.cancel()
    #expect(log.values == ["request max(1)", "subscribed", "cancel"])
  }

  @Test func releasesItsSubscribers() {
    let tracker = LifetimeTracker()
    let publisher = TestPublisher<Int, Never>()
    publisher.subscribe(
      AnySubscriber(receiveValue: { [token = tracker.token()] _ in
        withExtendedLifetime(token) { .none }
      }))
    #expect(tracker.count == 1)
    publisher.releaseSubscribers()
    #expect(tracker.count == 0)
  }
}

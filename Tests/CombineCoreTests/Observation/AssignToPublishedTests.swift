import Combine
import CombineTesting
import TestSupport
import Testing

private final class Model: ObservableObject {
  @Published var value = 0
}

@Suite("assign(to: &$x)")
struct AssignToPublishedTests {
  @Test(.holds(265)) func requestsEverythingAtOnceAndReturnsNoFurtherDemand() {
    let upstream = TestPublisher<Int, Never>()
    let model = Model()
    upstream.assign(to: &model.$value)
    #expect(upstream.subscription?.events == [.request(.unlimited)])
    #expect(upstream.send(3) == .none)
    #expect(model.value == 3)
  }

  @Test func writingFiresObjectWillChangeAndThePublisher() {
    let upstream = PassthroughSubject<Int, Never>()
    let model = Model()
    var log: [String] = []
    let cancellables = [
      model.objectWillChange.sink { log.append("will change \(model.value)") },
      model.$value.sink { log.append("value \($0)") },
    ]
    upstream.assign(to: &model.$value)
    upstream.send(1)
    #expect(log == ["value 0", "will change 0", "value 1"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func aSynchronousUpstreamMayReadTheObjectWhileItIsBeingAttached() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.$value.sink { _ in seen.append(model.value) }
    [1, 2, 3].publisher.assign(to: &model.$value)
    #expect(model.value == 3)
    #expect(seen == [0, 0, 1, 2])
    cancellable.cancel()
  }

  @Test(.holds(264)) func theUpstreamsCompletionIsNotPassedOnAndReleasesIt() {
    let tracker = LifetimeTracker()
    let model = Model()
    let subscriber = TestSubscriber<Int, Never>()
    model.$value.subscribe(subscriber)
    do {
      let token = tracker.token()
      let upstream = PassthroughSubject<Int, Never>()
      upstream.map { value in withExtendedLifetime(token) { value } }.assign(to: &model.$value)
      upstream.send(1)
      upstream.send(completion: .finished)
    }
    model.value = 2
    #expect(tracker.count == 0)
    #expect(
      subscriber.events == [.subscription("PublishedSubject"), .value(0), .value(1), .value(2)])
  }

  @Test(.holds(265)) func theObjectIsNotKeptAliveAndItsEndCancelsTheUpstream() {
    let upstream = TestPublisher<Int, Never>()
    weak var released: Model?
    do {
      let model = Model()
      released = model
      upstream.assign(to: &model.$value)
      upstream.send(1)
      #expect(model.value == 1)
      #expect(upstream.subscription?.isCancelled == false)
    }
    #expect(released == nil)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(upstream.send(2) == .none)
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let upstream = TestPublisher<Int, Never>()
    let model = Model()
    upstream.assign(to: &model.$value)
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
    upstream.send(5)
    #expect(model.value == 5)
  }

  @Test func onePropertyMayFollowAnother() {
    let source = Model()
    let follower = Model()
    source.$value.map { $0 * 10 }.assign(to: &follower.$value)
    source.value = 4
    #expect(follower.value == 40)
  }

  @Test func severalUpstreamsMayFeedOneProperty() {
    let model = Model()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    first.assign(to: &model.$value)
    second.assign(to: &model.$value)
    first.send(1)
    second.send(2)
    #expect(model.value == 2)
    first.send(3)
    #expect(model.value == 3)
  }
}

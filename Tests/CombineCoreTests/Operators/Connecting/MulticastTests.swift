import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("multicast")
struct MulticastTests {
  @Test(.holds(208)) func theSubjectIsMadeAtTheFirstSubscriberOnce() {
    var count = 0
    let multicast = TestPublisher<Int, TestError>().multicast {
      count += 1
      return PassthroughSubject<Int, TestError>()
    }
    #expect(count == 0)
    multicast.subscribe(TestSubscriber<Int, TestError>())
    multicast.subscribe(TestSubscriber<Int, TestError>())
    multicast.connect().cancel()
    #expect(count == 1)
  }

  @Test(.holds(208)) func theSubjectIsMadeAtTheFirstConnectionToo() {
    var count = 0
    let multicast = TestPublisher<Int, TestError>().multicast {
      count += 1
      return PassthroughSubject<Int, TestError>()
    }
    multicast.connect().cancel()
    #expect(count == 1)
  }

  @Test(.holds(210, 213)) func valuesFlowOnceConnectedToEverySubscriber() {
    let upstream = TestPublisher<Int, TestError>()
    let multicast = upstream.multicast { PassthroughSubject() }
    let first = TestSubscriber<Int, TestError>()
    let second = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    multicast.subscribe(first)
    multicast.subscribe(second)
    #expect(upstream.subscriptions.isEmpty)

    let connection = multicast.connect()
    #expect(upstream.subscription?.events == [.request(.unlimited)])
    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .failure(.first))
    upstream.send(3)

    #expect(
      first.events == [
        .subscription("Multicast"), .value(1), .value(2), .completion(.failure(.first)),
      ])
    #expect(
      second.events == [
        .subscription("Multicast"), .value(1), .completion(.failure(.first)),
      ])
    connection.cancel()
  }

  @Test(.holds(209)) func aGivenSubjectIsUsed() {
    let subject = CurrentValueSubject<Int, Never>(5)
    let multicast = TestPublisher<Int, Never>().multicast(subject: subject)
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { $0 == 5 ? .max(1) : .none })
    multicast.subscribe(subscriber)
    subject.send(6)
    subject.send(7)
    #expect(subscriber.values == [5, 6])
    #expect(multicast.createSubject() === subject)
  }

  @Test(.holds(210)) func eachConnectionSubscribesTheUpstreamAgainToTheSameSubject() {
    let upstream = TestPublisher<Int, Never>()
    let multicast = upstream.multicast { PassthroughSubject() }
    let subscriber = TestSubscriber<Int, Never>()
    multicast.subscribe(subscriber)
    let connections = [multicast.connect(), multicast.connect()]
    upstream.send(1)
    #expect(upstream.subscriptions.count == 2)
    #expect(subscriber.values == [1, 1])
    for connection in connections { connection.cancel() }
  }

  @Test(.holds(211)) func cancellingTheConnectionStopsTheUpstreamAndSubscribersStay() {
    let upstream = TestPublisher<Int, Never>()
    let multicast = upstream.multicast { PassthroughSubject() }
    let subscriber = TestSubscriber<Int, Never>()
    multicast.subscribe(subscriber)
    multicast.connect().cancel()
    #expect(upstream.subscription?.isCancelled == true)
    upstream.send(1)
    #expect(subscriber.events == [.subscription("Multicast")])
    let connection = multicast.connect()
    upstream.send(2)
    #expect(subscriber.values == [2])
    connection.cancel()
  }

  @Test func aConnectionEndsWhenItIsReleased() {
    let upstream = TestPublisher<Int, Never>()
    let multicast = upstream.multicast { PassthroughSubject() }
    _ = multicast.connect()
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test(.holds(212)) func aSubscriberAfterCompletionGetsTheStoredOne() {
    let multicast = Fail<Int, TestError>(error: .second).multicast { PassthroughSubject() }
    let connection = multicast.connect()
    let subscriber = TestSubscriber<Int, TestError>()
    multicast.subscribe(subscriber)
    #expect(
      subscriber.events == [.subscription("Multicast"), .completion(.failure(.second))])
    connection.cancel()
  }

  @Test func cancellingASubscriberLeavesTheOthers() {
    let upstream = TestPublisher<Int, Never>()
    let multicast = upstream.multicast { PassthroughSubject() }
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    multicast.subscribe(first)
    multicast.subscribe(second)
    let connection = multicast.connect()
    second.onValue { if $0 == 1 { first.cancel() } }
    upstream.send(1)
    upstream.send(2)
    #expect(first.values == [1])
    #expect(second.values == [1, 2])
    #expect(upstream.subscription?.isCancelled == false)
    connection.cancel()
  }

  /// A subject that breaks the rules as it is told to.
  private final class UnrulySubject: Subject {
    typealias Output = Int
    typealias Failure = Never

    let publisher = TestPublisher<Int, Never>(sendsSubscription: false)

    func send(_ value: Int) { publisher.send(value) }
    func send(completion: Subscribers.Completion<Never>) { publisher.send(completion: completion) }
    func send(subscription: any Subscription) { publisher.send(subscription: subscription) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      publisher.subscribe(subscriber)
    }
  }

  @Test(.holds(287)) func valuesAndCompletionOutsideASubscriptionAreIgnored() {
    let subject = UnrulySubject()
    let subscriber = TestSubscriber<Int, Never>()
    Empty<Int, Never>().multicast(subject: subject).subscribe(subscriber)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(subscriber.events == [])
    let subscription = TestSubscription()
    let second = TestSubscription()
    subject.send(subscription: subscription)
    subject.send(subscription: second)
    #expect(second.events == [.cancel])
    subject.send(2)
    subscriber.cancel()
    subject.send(3)
    #expect(subscriber.events == [.subscription("Multicast"), .value(2)])
    #expect(subscription.events == [.request(.unlimited), .cancel])
  }

  @Test func everythingIsReleased() {
    let tracker = LifetimeTracker()
    do {
      let upstream = PassthroughSubject<Int, Never>()
      let token = tracker.token()
      let multicast = upstream.map { value in withExtendedLifetime(token) { value } }
        .multicast { PassthroughSubject() }
      let connection = multicast.connect()
      let other = tracker.token()
      let cancellable = multicast.sink { _ in withExtendedLifetime(other) {} }
      upstream.send(1)
      cancellable.cancel()
      connection.cancel()
    }
    #expect(tracker.count == 0)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("PassthroughSubject")
struct PassthroughSubjectTests {
  typealias Subscriber = TestSubscriber<Int, TestError>

  let subject = PassthroughSubject<Int, TestError>()

  @Test(.holds(19)) func dropsValuesWithoutDemand() {
    let subscriber = Subscriber(initialDemand: .max(1))
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1])
    subject.send(3)
    #expect(subscriber.values == [1, 3])
  }

  @Test(.holds(2)) func demandIsAddedUp() {
    let subscriber = Subscriber(
      initialDemand: .max(2), demandForValue: { $0 == 1 ? .max(1) : .none })
    subject.subscribe(subscriber)
    subscriber.request(.max(3))
    for value in 1...10 { subject.send(value) }
    #expect(subscriber.values == [1, 2, 3, 4, 5, 6])
  }

  @Test(.holds(28, 37)) func eachSubscriberHasItsOwnDemandAndIsServedInOrder() {
    var order: [String] = []
    let subscribers = (0..<3).map { index in
      let subscriber = Subscriber(initialDemand: index == 1 ? .max(1) : .unlimited)
      subscriber.onValue { order.append("\(index): \($0)") }
      subject.subscribe(subscriber)
      return subscriber
    }
    subject.send(1)
    subject.send(2)
    #expect(order == ["0: 1", "1: 1", "2: 1", "0: 2", "2: 2"])
    #expect(subscribers[1].values == [1])
  }

  @Test(.holds(26, 27)) func aCompletionNeedsNoDemandAndTheFirstWins() {
    let subscriber = Subscriber(initialDemand: .none)
    subject.subscribe(subscriber)
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subject.send(completion: .failure(.second))
    subject.send(1)
    #expect(
      subscriber.events == [.subscription("PassthroughSubject"), .completion(.failure(.first))])
  }

  @Test(.holds(25)) func aSubscriberAfterCompletionGetsAnEmptySubscriptionAndTheStoredCompletion() {
    subject.send(completion: .failure(.second))
    let subscriber = Subscriber(initialDemand: .none)
    subject.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.failure(.second))])
  }

  @Test(.holds(29)) func upstreamsAreAskedForEverythingOnceASubscriberHasAsked() {
    let upstreams = [TestSubscription(), TestSubscription(), TestSubscription()]
    subject.send(subscription: upstreams[0])
    subject.send(subscription: upstreams[1])
    let subscriber = Subscriber(initialDemand: .none)
    subject.subscribe(subscriber)
    #expect(upstreams[0].events.isEmpty)
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    subject.send(subscription: upstreams[2])
    for upstream in upstreams { #expect(upstream.events == [.request(.unlimited)]) }
  }

  @Test(.holds(31)) func upstreamsAreKeptAfterCompletionAndCancelledWithTheSubject() {
    let upstreams = [TestSubscription(), TestSubscription()]
    do {
      let subject = PassthroughSubject<Int, TestError>()
      for upstream in upstreams { subject.send(subscription: upstream) }
      subject.send(completion: .finished)
      for upstream in upstreams { #expect(upstream.events.isEmpty) }
    }
    for upstream in upstreams { #expect(upstream.events == [.cancel]) }
  }

  @Test func aPublisherMayFeedIt() {
    let subscriber = Subscriber()
    subject.subscribe(subscriber)
    let cancellable = [1, 2].publisher.setFailureType(to: TestError.self).subscribe(subject)
    #expect(
      subscriber.events == [
        .subscription("PassthroughSubject"), .value(1), .value(2), .completion(.finished),
      ])
    cancellable.cancel()
  }

  @Test(.holds(33)) func aSubscriberAddedDuringASendGetsTheNextValue() {
    let late = Subscriber()
    let first = Subscriber()
    first.onValue { [subject] in if $0 == 1 { subject.subscribe(late) } }
    subject.subscribe(first)
    subject.send(1)
    subject.send(2)
    #expect(late.values == [2])
  }

  @Test(.holds(33)) func aSubscriberCancelledByAnotherBeforeItsTurnDoesNotGetTheValue() {
    let first = Subscriber()
    let second = Subscriber()
    first.onValue { if $0 == 2 { second.cancel() } }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    subject.send(2)
    #expect(second.values == [1])
  }

  @Test(.holds(34)) func aSendFromInsideASubscriberIsDeliveredNested() {
    let first = Subscriber()
    let second = Subscriber()
    var countAtReturn = 0
    first.onValue { [subject] value in
      if value >= 3 { return }
      subject.send(value + 1)
      if value == 1 { countAtReturn = first.values.count }
    }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.values == [1, 2, 3])
    #expect(countAtReturn == 3)
    #expect(second.values == [3, 2, 1])
  }

  @Test func aCompletionFromInsideASubscriberEndsAllBeforeTheRestIsServed() {
    let first = Subscriber()
    let second = Subscriber()
    first.onValue { [subject] _ in subject.send(completion: .finished) }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(
      first.events == [.subscription("PassthroughSubject"), .value(1), .completion(.finished)])
    #expect(second.events == [.subscription("PassthroughSubject"), .completion(.finished)])
  }

  @Test func aCompletionFromInsideTheSubscriptionFollowsIt() {
    let subscriber = Subscriber()
    subscriber.onSubscription { [subject] _ in
      subject.send(completion: .finished)
      #expect(subscriber.completions.isEmpty)
    }
    subject.subscribe(subscriber)
    #expect(
      subscriber.events == [.subscription("PassthroughSubject"), .completion(.finished)])
  }

  @Test func nothingComesAfterACancel() {
    let subscriber = Subscriber(demandForValue: { _ in .max(1) })
    subject.subscribe(subscriber)
    let subscription = subscriber.subscription
    subscriber.onValue { _ in subscriber.cancel() }
    subject.send(1)
    subscription?.request(.max(5))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(subscriber.events == [.subscription("PassthroughSubject"), .value(1)])
  }

  @Test(.holds(6)) func aValueOfTypeVoidNeedsNoArgument() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let cancellable = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test(.holds(290, 291)) func theSubscriptionShowsItsParts() throws {
    let subscriber = Subscriber(initialDemand: .max(3))
    subject.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect(mirrorLabels(of: subscription) == ["parent", "downstream", "demand", "subject"])
    #expect("\(subscription)" == "PassthroughSubject")
  }

  @Test(.holds(38)) func aRequestForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      PassthroughSubject<Int, Never>().subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}

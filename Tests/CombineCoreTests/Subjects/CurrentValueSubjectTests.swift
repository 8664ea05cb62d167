import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("CurrentValueSubject")
struct CurrentValueSubjectTests {
  typealias Subscriber = TestSubscriber<Int, TestError>

  let subject = CurrentValueSubject<Int, TestError>(0)

  @Test(.holds(20)) func theCurrentValueComesAtTheFirstRequestAndCounts() {
    let subscriber = Subscriber(initialDemand: .none)
    subject.subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(2))
    #expect(subscriber.values == [0])
    subject.send(1)
    subject.send(2)
    #expect(subscriber.values == [0, 1])
  }

  @Test(.holds(21)) func valuesMissedForLackOfDemandAreMadeUpForByTheNewestOnce() {
    let subscriber = Subscriber(initialDemand: .max(1))
    subject.subscribe(subscriber)
    for value in 1...3 { subject.send(value) }
    #expect(subscriber.values == [0])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 3])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 3])
    subject.send(4)
    #expect(subscriber.values == [0, 3, 4])
  }

  @Test(.holds(22)) func furtherRequestsDoNotRepeatAValue() {
    let subscriber = Subscriber(initialDemand: .max(2))
    subject.subscribe(subscriber)
    subscriber.request(.max(3))
    subscriber.request(.max(1))
    for value in 1...10 { subject.send(value) }
    #expect(subscriber.values == [0, 1, 2, 3, 4, 5])
  }

  @Test(.holds(23)) func theValueIsAlreadyTheNewOneWhenSubscribersGetIt() {
    var seen: [[Int]] = []
    let subscriber = Subscriber()
    subscriber.onValue { [subject] in seen.append([$0, subject.value]) }
    subject.subscribe(subscriber)
    subject.send(1)
    subject.value = 2
    #expect(seen == [[0, 0], [1, 1], [2, 2]])
    #expect(subject.value == 2)
  }

  @Test(.holds(24)) func afterCompletionOnlySettingTheValueStores() {
    let subscriber = Subscriber()
    subject.subscribe(subscriber)
    subject.send(completion: .finished)
    subject.send(42)
    #expect(subject.value == 0)
    subject.value = 42
    #expect(subject.value == 42)
    #expect(
      subscriber.events == [
        .subscription("CurrentValueSubject"), .value(0), .completion(.finished),
      ]
    )
  }

  @Test(.holds(25)) func aSubscriberAfterCompletionGetsAnEmptySubscriptionAndTheStoredCompletion() {
    subject.send(completion: .failure(.first))
    let subscriber = Subscriber()
    subject.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.failure(.first))])
  }

  @Test(.holds(26, 27)) func aCompletionNeedsNoDemandAndTheFirstWins() {
    let subscriber = Subscriber(initialDemand: .none)
    subject.subscribe(subscriber)
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subscriber.request(.unlimited)
    #expect(
      subscriber.events == [.subscription("CurrentValueSubject"), .completion(.failure(.first))])
  }

  @Test(.holds(28)) func eachSubscriberHasItsOwnDemand() {
    let slow = Subscriber(initialDemand: .max(1))
    let fast = Subscriber()
    subject.subscribe(slow)
    subject.subscribe(fast)
    subject.send(1)
    subject.send(2)
    #expect(slow.values == [0])
    #expect(fast.values == [0, 1, 2])
  }

  @Test(.holds(30, 31)) func upstreamsAreAskedForEverythingAtOnce() {
    let upstreams = [TestSubscription(), TestSubscription()]
    do {
      let subject = CurrentValueSubject<Int, TestError>(0)
      for upstream in upstreams {
        subject.send(subscription: upstream)
        #expect(upstream.events == [.request(.unlimited)])
      }
      subject.send(completion: .finished)
    }
    for upstream in upstreams { #expect(upstream.events == [.request(.unlimited), .cancel]) }
  }

  @Test func aSubscriberAddedDuringASendGetsTheValueOnceAsTheCurrentOne() {
    let late = Subscriber()
    let first = Subscriber()
    first.onValue { [subject] in if $0 == 1 { subject.subscribe(late) } }
    subject.subscribe(first)
    subject.send(1)
    #expect(late.values == [1])
    subject.send(2)
    #expect(late.values == [1, 2])
  }

  @Test(.holds(33)) func aSubscriberCancelledByAnotherBeforeItsTurnDoesNotGetTheValue() {
    let first = Subscriber()
    let second = Subscriber()
    first.onValue { if $0 == 2 { second.cancel() } }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    subject.send(2)
    #expect(second.values == [0, 1])
  }

  @Test(.holds(34)) func aSendFromInsideASubscriberIsDeliveredNested() {
    let first = Subscriber()
    let second = Subscriber()
    first.onValue { [subject] in if (1..<3).contains($0) { subject.send($0 + 1) } }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.values == [0, 1, 2, 3])
    #expect(second.values == [0, 3, 2, 1])
    #expect(subject.value == 3)
  }

  @Test func aSendFromInsideTheDeliveryOfTheCurrentValueIsDelivered() {
    let subscriber = Subscriber()
    subscriber.onValue { [subject] in if $0 == 0 { subject.send(1) } }
    subject.subscribe(subscriber)
    #expect(subscriber.values == [0, 1])
  }

  @Test func requestingFromInsideReceiveDeliversWhatIsOwedOnce() {
    let subscriber = Subscriber(initialDemand: .max(1))
    subscriber.onValue { _ in subscriber.request(.max(1)) }
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    #expect(subscriber.values == [0, 1, 2])
  }

  @Test func theReplacedValueIsReleased() {
    let tracker = LifetimeTracker()
    let subject = CurrentValueSubject<LifetimeTracker.Token?, Never>(tracker.token())
    let cancellable = subject.sink { _ in }
    subject.send(tracker.token())
    #expect(tracker.count == 1)
    subject.value = nil
    #expect(tracker.count == 0)
    cancellable.cancel()
  }

  @Test(.holds(290, 291)) func theSubscriptionShowsItsParts() throws {
    let subscriber = Subscriber()
    subject.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect(mirrorLabels(of: subscription) == ["parent", "downstream", "demand", "subject"])
    #expect("\(subscription)" == "CurrentValueSubject")
  }

  @Test(.holds(38)) func aRequestForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      CurrentValueSubject<Int, Never>(0).subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func aRequestDuringADeliveryDoesNotSkipWhatOtherThreadsHaveSent() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(10))
    subscriber.onValue { value in
      guard value == 1 else { return }
      onOtherThread {
        subject.send(2)
        subject.send(3)
      }
      subscriber.request(.max(1))
    }
    subject.subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.values == [0, 1, 2, 3])
  }
}

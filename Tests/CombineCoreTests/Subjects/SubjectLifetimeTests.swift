import Combine
import CombineTesting
import TestSupport
import Testing

/// What the subjects keep alive, and until when.
@Suite("Lifetimes around subjects")
struct SubjectLifetimeTests {
  @Test(.holds(32)) func theSubscriptionHoldsTheSubjectUntilCancelled() {
    expectHeldUntil({ _, subscription in subscription.cancel() }) {
      PassthroughSubject<Int, Never>()
    }
    expectHeldUntil({ _, subscription in subscription.cancel() }) {
      CurrentValueSubject<Int, Never>(0)
    }
  }

  @Test(.holds(32)) func theSubscriptionHoldsTheSubjectUntilCompleted() {
    expectHeldUntil({ subject, _ in subject.send(completion: .finished) }) {
      PassthroughSubject<Int, Never>()
    }
    expectHeldUntil({ subject, _ in subject.send(completion: .finished) }) {
      CurrentValueSubject<Int, Never>(0)
    }
  }

  private func expectHeldUntil<S: Subject<Int, Never>>(
    _ end: (S, any Subscription) -> Void, _ makeSubject: () -> S
  ) {
    weak var heldSubject: S?
    weak var heldSubscriber: TestSubscriber<Int, Never>?
    var subscription: (any Subscription)?
    do {
      let subject = makeSubject()
      let subscriber = TestSubscriber<Int, Never>()
      heldSubject = subject
      heldSubscriber = subscriber
      subject.subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.releaseSubscription()
    }
    #expect(heldSubject != nil)
    #expect(heldSubscriber != nil)
    if let heldSubject, let subscription { end(heldSubject, subscription) }
    #expect(heldSubject == nil)
    #expect(heldSubscriber == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func aSubscriberThatKeepsNoSubscriptionGoesWithItsSubject() {
    expectReleasedTogether { PassthroughSubject<Int, Never>() }
    expectReleasedTogether { CurrentValueSubject<Int, Never>(0) }
  }

  private func expectReleasedTogether<S: Subject<Int, Never>>(_ makeSubject: () -> S) {
    let tracker = LifetimeTracker()
    weak var heldSubject: S?
    do {
      let subject = makeSubject()
      heldSubject = subject
      let token = tracker.token()
      var received: [Int] = []
      subject.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { value in
            withExtendedLifetime(token) { received.append(value) }
            return .none
          }))
      subject.send(7)
      #expect(received.last == 7)
    }
    #expect(heldSubject == nil)
    #expect(tracker.count == 0)
  }

  @Test func aCompletedSubjectLetsGoOfItsSubscribers() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<Int, Never>()
    do {
      let token = tracker.token()
      let cancellable = subject.sink(
        receiveCompletion: { _ in withExtendedLifetime(token) {} }, receiveValue: { _ in })
      subject.send(completion: .finished)
      withExtendedLifetime(cancellable) {}
    }
    #expect(tracker.count == 0)
  }

  @Test func aSubjectAndASubscriberThatHoldEachOtherAreReleasedByACancel() {
    let tracker = LifetimeTracker()
    do {
      let subject = PassthroughSubject<LifetimeTracker.Token, Never>()
      let token = tracker.token()
      var cancellable: AnyCancellable?
      cancellable = subject.sink { [subject] _ in
        withExtendedLifetime((subject, token)) { cancellable?.cancel() }
      }
      subject.send(tracker.token())
      cancellable = nil
    }
    #expect(tracker.count == 0)
  }

  @Test func theSubjectFedByAPublisherIsNotKeptAlive() {
    let upstream = TestPublisher<Int, Never>()
    weak var released: PassthroughSubject<Int, Never>?
    var cancellable: AnyCancellable?
    do {
      let subject = PassthroughSubject<Int, Never>()
      released = subject
      cancellable = upstream.subscribe(subject)
    }
    #expect(released == nil)
    #expect(upstream.subscription?.isCancelled == true)
    cancellable?.cancel()
  }
}

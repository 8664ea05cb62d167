import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("subscribe(_: Subject)")
struct SubjectSubscriberTests {
  /// A subject that records what it is given.
  private final class RecordingSubject: Subject {
    typealias Output = Int
    typealias Failure = TestError

    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(3))

    func send(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
    func send(_ value: Int) { _ = subscriber.receive(value) }
    func send(completion: Subscribers.Completion<TestError>) {
      subscriber.receive(completion: completion)
    }
    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Int, S.Failure == TestError {
      subscriber.receive(subscription: Subscriptions.empty)
    }
  }

  @Test(.holds(4, 5)) func handsEverythingToTheSubjectWhichDecidesTheDemand() {
    let upstream = TestPublisher<Int, TestError>()
    let subject = RecordingSubject()
    let cancellable = upstream.subscribe(subject)
    #expect(upstream.send(1) == .none)
    subject.subscriber.request(.max(2))
    upstream.send(completion: .failure(.first))
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(
      subject.subscriber.events == [
        .subscription("Subject"), .value(1), .completion(.failure(.first)),
      ])
    #expect(upstream.subscription?.events == [.request(.max(3)), .request(.max(2))])
    cancellable.cancel()
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test(.holds(4)) func itsTokenCancelsTheUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let subject = RecordingSubject()
    var cancellable: AnyCancellable? = upstream.subscribe(subject)
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(subject.subscriber.events == [.subscription("Subject")])
    #expect(upstream.subscription?.events == [.request(.max(3)), .cancel])
  }

  @Test(.holds(4)) func holdsTheSubjectWeakly() {
    let upstream = TestPublisher<Int, TestError>()
    weak var weakSubject: CurrentValueSubject<Int, TestError>?
    let cancellable: AnyCancellable
    do {
      let subject = CurrentValueSubject<Int, TestError>(0)
      weakSubject = subject
      cancellable = upstream.subscribe(subject)
      upstream.send(1)
      #expect(subject.value == 1)
    }
    #expect(weakSubject == nil)
    // The subject cancels its upstreams when it goes.
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(upstream.send(2) == .none)
    cancellable.cancel()
  }

  @Test func cancelsASubscriptionThatComesWhenTheSubjectIsGone() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let cancellable = upstream.subscribe(RecordingSubject())
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.cancel])
    cancellable.cancel()
  }

  @Test func cancelsASecondSubscription() {
    let upstream = TestPublisher<Int, TestError>()
    let subject = RecordingSubject()
    let cancellable = upstream.subscribe(subject)
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
    #expect(upstream.subscription?.events == [.request(.max(3))])
    cancellable.cancel()
  }

  @Test(.holds(6)) func sendsVoidWithoutAnArgument() {
    let subject = PassthroughSubject<Void, Never>()
    let subscriber = TestSubscriber<Void, Never>()
    subject.subscribe(subscriber)
    subject.send()
    #expect(subscriber.values.count == 1)
  }

  @Test(.holds(5)) func asksNothingOfTheUpstreamUntilAPassthroughSubjectIsAsked() {
    let upstream = TestPublisher<Int, TestError>()
    let subject = PassthroughSubject<Int, TestError>()
    let cancellable = upstream.subscribe(subject)
    #expect(upstream.subscription?.events == [])
    subject.subscribe(TestSubscriber<Int, TestError>(initialDemand: .max(1)))
    #expect(upstream.subscription?.events == [.request(.unlimited)])
    cancellable.cancel()
  }
}

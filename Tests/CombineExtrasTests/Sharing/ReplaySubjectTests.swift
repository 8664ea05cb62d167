import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("ReplaySubject and share(replay:)")
struct ReplaySubjectTests {
  private let subject = ReplaySubject<Int, TestError>(bufferSize: 2)

  @Test func givesNewSubscribersTheNewestValuesFirst() {
    for number in 1...3 { subject.send(number) }
    let downstream = TestSubscriber<Int, TestError>()
    subject.subscribe(downstream)
    subject.send(4)
    #expect(downstream.values == [2, 3, 4])
  }

  @Test func keepsWhatASubscriberHasNotAskedFor() {
    let downstream = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    subject.subscribe(downstream)
    for number in 1...5 { subject.send(number) }
    #expect(downstream.values == [1])
    downstream.request(.max(2))
    #expect(downstream.values == [1, 2, 3])
    subject.send(completion: .finished)
    #expect(downstream.completions.isEmpty)
    downstream.request(.max(2))
    #expect(downstream.values == [1, 2, 3, 4, 5])
    #expect(downstream.completions == [.finished])
  }

  @Test func givesTheBufferAndTheCompletionToLateSubscribers() {
    for number in 1...3 { subject.send(number) }
    subject.send(completion: .failure(.oops))
    subject.send(4)
    subject.send(completion: .finished)
    let downstream = TestSubscriber<Int, TestError>()
    subject.subscribe(downstream)
    #expect(downstream.values == [2, 3])
    #expect(downstream.completions == [.failure(.oops)])
    guard case .subscription = downstream.events.first else {
      Issue.record("something came before the subscription")
      return
    }
  }

  @Test func aBufferOfNoneKeepsNone() {
    let subject = ReplaySubject<Int, Never>(bufferSize: 0)
    subject.send(1)
    let downstream = TestSubscriber<Int, Never>()
    subject.subscribe(downstream)
    subject.send(2)
    #expect(downstream.values == [2])
  }

  @Test func aCancelStopsAndReleases() {
    let tracker = LifetimeTracker()
    let subject = ReplaySubject<LifetimeTracker.Token, Never>(bufferSize: 1)
    let cancellable = subject.sink { [token = tracker.token()] _ in _ = token }
    subject.send(tracker.token())
    subject.send(tracker.token())
    #expect(tracker.count == 2)
    cancellable.cancel()
    #expect(tracker.count == 1)
    expectReleases { $0.share(replay: 1) }
  }

  @Test func aValueSentFromInsideAValueComesAfterIt() {
    let first = TestSubscriber<Int, TestError>()
    let second = TestSubscriber<Int, TestError>()
    first.onValue { if $0 == 1 { subject.send(2) } }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
  }

  @Test func aCancelFromInsideAValueStops() {
    let downstream = TestSubscriber<Int, TestError>()
    downstream.onValue { _ in downstream.cancel() }
    for number in 1...2 { subject.send(number) }
    subject.subscribe(downstream)
    subject.send(3)
    subject.send(completion: .finished)
    // The demand is asked for inside of the subscription.
    #expect(downstream.values == [1])
    #expect(downstream.completions.isEmpty)
  }

  @Test func isFedByAnUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let cancellable = upstream.subscribe(subject)
    #expect(upstream.subscription?.requests == [.unlimited])
    upstream.send(1)
    let downstream = TestSubscriber<Int, TestError>()
    subject.subscribe(downstream)
    #expect(downstream.values == [1])
    cancellable.cancel()
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test func trapsOnANegativeSize() async {
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int, Never>(bufferSize: -1) }
  }

  @Test func sharesOneSubscriptionAndReplays() {
    let upstream = TestPublisher<Int, TestError>()
    let shared = upstream.share(replay: 1)
    let first = TestSubscriber<Int, TestError>()
    let second = TestSubscriber<Int, TestError>()
    shared.subscribe(first)
    upstream.send(1)
    upstream.send(2)
    shared.subscribe(second)
    upstream.send(3)
    #expect(upstream.subscriptions.count == 1)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [2, 3])
    first.cancel()
    #expect(upstream.subscription?.isCancelled == false)
    second.cancel()
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test func sharesTheEndWithLateSubscribers() {
    let shared = (1...5).publisher.share(replay: 2)
    _ = shared.sink { _ in }
    let late = TestSubscriber<Int, Never>()
    shared.subscribe(late)
    #expect(late.values == [4, 5])
    #expect(late.completions == [.finished])
  }

  @Test func allSubscribersSeeOneOrderOnSeveralThreads() {
    for _ in 0..<30 {
      let subject = UncheckedBox(ReplaySubject<Int, Never>(bufferSize: .max))
      let early = TestSubscriber<Int, Never>()
      let late = UncheckedBox(
        (0..<3).map { _ in TestSubscriber<Int, Never>(initialDemand: .max(5)) })
      subject.value.subscribe(early)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        for number in 0..<50 {
          subject.value.send(thread * 1000 + number)
          if number == 20 { subject.value.subscribe(late.value[thread]) }
          if number > 30 { late.value[thread].request(.max(10)) }
        }
      }
      subject.value.send(completion: .finished)
      #expect(early.values.count == 150)
      #expect(late.value.allSatisfy { $0.values == early.values && $0.isFinished })
    }
  }
}

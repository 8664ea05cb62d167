import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("append and prepend")
struct ConcatenateTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(139, 140, 289)) func theSuffixFollowsWhenThePrefixHasFinished() {
    let (prefix, suffix) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    prefix.append(suffix).subscribe(subscriber)
    prefix.send(1)
    #expect(suffix.subscriptions.isEmpty)
    prefix.send(completion: .finished)
    suffix.send(2)
    #expect(subscriber.completions.isEmpty)
    suffix.send(completion: .failure(.second))
    #expect(
      subscriber.events == [
        .subscription("Concatenate"), .value(1), .value(2), .completion(.failure(.second)),
      ])
    #expect(prefix.subscription?.isCancelled == false)
  }

  @Test(.holds(139)) func aFailingPrefixEndsItWithoutTheSuffix() {
    let (prefix, suffix) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    suffix.prepend(prefix).subscribe(subscriber)
    prefix.send(completion: .failure(.first))
    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
    #expect(suffix.subscriptions.isEmpty)
  }

  @Test(.holds(141)) func demandThatIsLeftIsCarriedOver() {
    let (prefix, suffix) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { $0 == 1 ? .max(3) : .none })
    prefix.append(suffix).subscribe(subscriber)
    #expect(prefix.send(1) == .max(3))
    subscriber.request(.max(1))
    prefix.send(completion: .finished)
    #expect(prefix.subscription?.events == [.request(.max(2)), .request(.max(1))])
    #expect(suffix.subscription?.requests == [.max(5)])
    #expect(suffix.send(1) == .max(3))
    subscriber.request(.max(7))
    #expect(suffix.subscription?.requests == [.max(5), .max(7)])
  }

  @Test(.holds(141)) func noDemandIsNotAskedForFromTheSuffix() {
    let (prefix, suffix) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    prefix.append(suffix).subscribe(subscriber)
    prefix.send(completion: .finished)
    #expect(suffix.subscription?.events == [])
    subscriber.request(.max(1))
    #expect(suffix.subscription?.requests == [.max(1)])
  }

  @Test func demandMadeWhileTheSuffixIsAwaitedIsKept() {
    let prefix = Source()
    let suffix = Source(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    prefix.append(suffix).subscribe(subscriber)
    prefix.send(completion: .finished)
    subscriber.request(.max(2))
    let subscription = TestSubscription()
    suffix.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(3))])
  }

  @Test(.holds(142)) func allFormsNest() {
    let subscriber = TestSubscriber<Int, Never>()
    Just(4).eraseToAnyPublisher()
      .append(5, 6).prepend([2, 3]).prepend(1).append([7]).append(Just(8)).prepend(Just(0))
      .subscribe(subscriber)
    #expect(subscriber.values == Array(0...8))
    #expect(subscriber.isFinished)

    let subject = PassthroughSubject<Int, Never>()
    let chain = TestSubscriber<Int, Never>(initialDemand: .max(4))
    subject.append(2).append(3).prepend(0).subscribe(chain)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(chain.values == [0, 1, 2, 3])
    #expect(chain.isFinished)
  }

  @Test(.holds(143)) func whatBreaksTheRulesIsIgnored() {
    let prefix = Source(sendsSubscription: false)
    let suffix = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    prefix.append(suffix).subscribe(subscriber)
    #expect(prefix.send(0) == .none)
    prefix.send(completion: .finished)
    #expect(subscriber.events.isEmpty)
    prefix.send(subscription: TestSubscription())
    let second = TestSubscription()
    prefix.send(subscription: second)
    prefix.send(1)
    #expect(prefix.send(2) == .none)
    #expect(second.events == [.cancel])
    #expect(subscriber.events == [.subscription("Concatenate"), .value(1)])
  }

  @Test func cancelReachesWhicheverIsActive() {
    for isInSuffix in [false, true] {
      let (prefix, suffix) = (Source(), Source())
      let subscriber = TestSubscriber<Int, TestError>()
      prefix.append(suffix).subscribe(subscriber)
      if isInSuffix { prefix.send(completion: .finished) }
      subscriber.cancel()
      prefix.send(1)
      suffix.send(2)
      prefix.send(completion: .finished)
      suffix.send(completion: .finished)
      #expect(prefix.subscription?.isCancelled == !isInSuffix)
      #expect(suffix.subscription?.isCancelled == (isInSuffix ? true : nil))
      #expect(subscriber.events.count == 1)
    }
  }

  @Test func cancelWhileTheSuffixIsAwaitedCancelsIt() {
    let prefix = Source()
    let suffix = Source(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    prefix.append(suffix).subscribe(subscriber)
    prefix.send(completion: .finished)
    subscriber.cancel()
    let late = TestSubscription()
    suffix.send(subscription: late)
    suffix.send(completion: .finished)
    #expect(late.events == [.cancel])
    #expect(subscriber.completions.isEmpty)
  }

  @Test(.holds(144)) func cancelReleasesTheSuffix() {
    let tracker = LifetimeTracker()
    let prefix = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    do {
      let token = tracker.token()
      prefix.append(Source().map { $0 + withExtendedLifetime(token) { 1 } }).subscribe(subscriber)
    }
    #expect(tracker.count == 1)
    subscriber.cancel()
    #expect(tracker.count == 0)
  }

  @Test func equalityIsThatOfTheParts() {
    #expect(Just(1).append(Just(2)) == Just(1).append(Just(2)))
    #expect([1].publisher.append(Just(2)) != [1].publisher.append(Just(3)))
  }

  @Test func demandReturnedForAValueThatMadeThePrefixFinishGoesToTheSuffix() {
    let prefix = TestPublisher<Int, TestError>()
    let suffix = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { _ in prefix.send(completion: .finished) }
    prefix.append(suffix).subscribe(subscriber)
    #expect(prefix.send(1) == .none)
    #expect(suffix.subscription?.requests == [.max(2)])
  }

  @Test func demandReturnedBeforeTheSuffixHasASubscriptionIsKept() {
    let prefix = TestPublisher<Int, TestError>()
    let suffix = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { _ in prefix.send(completion: .finished) }
    prefix.append(suffix).subscribe(subscriber)
    prefix.send(1)
    let late = TestSubscription()
    suffix.send(subscription: late)
    #expect(late.requests == [.max(2)])
  }

  @Test(.holds(145)) func bothInnerSubscribersShareAnIdentifier() throws {
    let (prefix, suffix) = (Source(), Source())
    prefix.append(suffix).subscribe(TestSubscriber<Int, TestError>())
    prefix.send(completion: .finished)
    let first = try #require(prefix.subscribers.first as? any Subscriber)
    let second = try #require(suffix.subscribers.first as? any Subscriber)
    #expect(first.combineIdentifier == second.combineIdentifier)
  }
}

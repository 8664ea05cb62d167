import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("prefix(untilOutputFrom:) and drop(untilOutputFrom:)")
struct UntilOutputTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(126)) func prefixFinishesAtTheOthersFirstValue() {
    let (upstream, other) = (Source(), TestPublisher<Void, Never>())
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
    #expect(other.subscription?.requests == [.max(1)])
    #expect(upstream.send(5) == .max(5))
    other.send(())
    other.send(())
    upstream.send(6)
    upstream.send(completion: .finished)
    #expect(subscriber.events.dropFirst() == [.value(5), .completion(.finished)])
    #expect(upstream.subscription?.events == [.request(.max(2)), .cancel])
  }

  @Test(.holds(127)) func prefixIgnoresTheOthersCompletionAndCancelsItAtItsOwn() {
    let (upstream, other) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
    other.send(completion: .failure(.second))
    upstream.send(1)
    #expect(subscriber.values == [1])

    let second = Source()
    let both = TestSubscriber<Int, TestError>()
    upstream.prefix(untilOutputFrom: second).subscribe(both)
    upstream.send(completion: .failure(.first))
    #expect(second.subscription?.isCancelled == true)
    #expect(both.completions == [.failure(.first)])
  }

  @Test(.holds(128)) func prefixWhoseOtherFiresFirstFinishesBeforeTheSubscription() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.prefix(untilOutputFrom: Just(1)).subscribe(subscriber)
    #expect(subscriber.events == [.completion(.finished)])
    #expect(upstream.subscription?.requests == [])
  }

  @Test func prefixCancelReachesBothAndEarlyEventsAreIgnored() {
    let (upstream, other) = (Source(sendsSubscription: false), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events.isEmpty)
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    subscriber.cancel()
    other.send(1)
    #expect(subscription.isCancelled)
    #expect(other.subscription?.isCancelled == true)
    #expect(subscriber.completions.isEmpty)
  }

  @Test(.holds(130, 131)) func dropPassesValuesOnceTheOtherHasSentOne() {
    let (upstream, other) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(3), demandForValue: { .max($0) })
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    #expect(other.subscription?.requests == [.max(1)])
    #expect(upstream.subscription?.requests == [.max(3)])
    #expect(upstream.send(1) == .none)
    other.send(0)
    #expect(upstream.send(2) == .max(2))
    other.send(completion: .failure(.second))
    upstream.send(completion: .finished)
    #expect(
      subscriber.events == [
        .subscription("DropUntilOutput"), .value(2), .completion(.finished),
      ])
  }

  @Test(.holds(131), arguments: [Subscribers.Completion<TestError>.finished, .failure(.second)])
  func dropEndsWithTheOtherBeforeItsFirstValue(completion: Subscribers.Completion<TestError>) {
    let (upstream, other) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    other.send(completion: completion)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    #expect(upstream.subscription?.isCancelled == true)
    #expect(subscriber.events.dropFirst() == [.completion(completion)])
  }

  @Test func dropKeepsEarlyDemandAndForwardsAnEarlyCompletion() {
    let (upstream, other) = (Source(sendsSubscription: false), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    subscriber.request(.max(2))
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(3))])

    let early = TestSubscriber<Int, TestError>()
    let silent = Source(sendsSubscription: false)
    silent.drop(untilOutputFrom: other).subscribe(early)
    silent.send(completion: .failure(.first))
    #expect(early.completions == [.failure(.first)])
  }

  @Test func dropCancelReachesBothAndALateSubscription() {
    let (upstream, other) = (Source(sendsSubscription: false), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    subscriber.cancel()
    let late = TestSubscription()
    upstream.send(subscription: late)
    #expect(late.events == [.cancel])
    #expect(other.subscription?.isCancelled == true)
  }

  @Test func equalityIsThatOfTheParts() {
    #expect(Just(1).drop(untilOutputFrom: Just(2)) == Just(1).drop(untilOutputFrom: Just(2)))
  }

  @Test func firingAmongValuesOnAnotherThreadSendsNothingAfterTheFinish() {
    for _ in 0..<200 {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let upstream = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) let other = PassthroughSubject<Void, Never>()
      nonisolated(unsafe) let prefix = TestSubscriber<Int, Never>()
      nonisolated(unsafe) let drop = TestSubscriber<Int, Never>()
      upstream.prefix(untilOutputFrom: other).subscribe(prefix)
      upstream.drop(untilOutputFrom: other).subscribe(drop)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for value in 0..<50 { upstream.send(value) }
        } else {
          other.send(())
        }
      }
      #expect(prefix.completions.count == 1)
      #expect(prefix.events.last == .completion(.finished))
      #expect(prefix.values == Array(0..<prefix.values.count))
      #expect(drop.values == Array((50 - drop.values.count)..<50))
    }
  }

  @Test func aCancelDropsTheFinishThatWaitsForAValueOnItsWay() {
    let upstream = TestPublisher<Int, Never>()
    // Subjects may be used on any thread.
    nonisolated(unsafe) let other = PassthroughSubject<Void, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { _ in
      onOtherThread { other.send() }
      subscriber.cancel()
    }
    upstream.prefix(untilOutputFrom: other).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
  }

  @Test(.holds(129)) func dropSendsItsSubscriptionThenAttachesToTheOtherThenToTheUpstream() {
    let log = Recorder<String>()
    let upstream = Deferred { () -> Source in
      log.append("upstream")
      return Source()
    }
    let other = Deferred { () -> Source in
      log.append("other")
      return Source(onRequest: { log.append("other asked for \($0)") })
    }
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onSubscription { _ in log.append("subscription") }
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    #expect(log.values == ["subscription", "other", "other asked for max(1)", "upstream"])
  }

  @Test(.holds(132)) func bothInnerSubscribersShareAnIdentifier() throws {
    func identifier(_ source: Source) throws -> CombineIdentifier {
      try #require(source.subscribers.first as? any Subscriber).combineIdentifier
    }
    let (upstream, other) = (Source(), Source())
    upstream.prefix(untilOutputFrom: other).subscribe(TestSubscriber<Int, TestError>())
    #expect(try identifier(upstream) == identifier(other))
    let (second, secondOther) = (Source(), Source())
    second.drop(untilOutputFrom: secondOther).subscribe(TestSubscriber<Int, TestError>())
    #expect(try identifier(second) == identifier(secondOther))
    #expect(try identifier(second) != identifier(upstream))
  }
}

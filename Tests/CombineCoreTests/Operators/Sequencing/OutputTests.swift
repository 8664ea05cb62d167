import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("output and prefix")
struct OutputTests {
  private typealias Upstream = TestPublisher<Int, TestError>
  private typealias Downstream = TestSubscriber<Int, TestError>

  @Test(.holds(116, 117, 118)) func passesTheValuesInTheRangeAndFinishesRightAfterTheLast() {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .max(2), demandForValue: { .max($0) })
    var eventsAtTheEnd: [TestSubscription.Event]?
    subscriber.onCompletion { _ in eventsAtTheEnd = upstream.subscription?.events }
    upstream.output(in: 1..<3).subscribe(subscriber)
    subscriber.request(.max(3))

    #expect(upstream.send(10) == .max(1))
    #expect(upstream.send(11) == .max(11))
    #expect(subscriber.completion == nil)
    #expect(upstream.send(12) == .max(12))
    #expect(subscriber.isFinished)
    #expect(eventsAtTheEnd == [.request(.max(2)), .request(.max(3)), .cancel])

    #expect(upstream.send(13) == .none)
    upstream.send(completion: .failure(.first))
    subscriber.request(.max(1))
    subscriber.cancel()
    #expect(
      subscriber.events == [
        .subscription("Output"), .value(11), .value(12), .completion(.finished),
      ])
    #expect(upstream.subscription?.events == eventsAtTheEnd)
  }

  @Test(.holds(114, 115)) func prefixAndOutputAtAreRanges() {
    let source = EquatableSource(value: 1)
    #expect(source.prefix(3).range == 0..<3)
    #expect(source.prefix(.max).range == 0..<Int.max)
    #expect(source.output(at: 5).range == 5..<6)
    #expect(source.output(in: ...4).range == 0..<5)
    #expect(source.output(in: ..<4).range == 0..<4)
    #expect(source.output(in: 3...).range == 3..<Int.max)
    #expect(source.output(in: 3...4).range == 3..<5)
    #expect(source.output(in: Int.max...).range == Int.max..<Int.max)
  }

  @Test(.holds(118)) func prefixCompletesWithItsLastValue() {
    let upstream = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.prefix(2).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.completion == nil)
    upstream.send(2)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(119), arguments: [0..<0, 4..<4, Int.max..<Int.max])
  func anEmptyRangeFinishesAtOnce(range: Range<Int>) {
    let upstream = Upstream()
    let subscriber = Downstream(initialDemand: .none)
    upstream.output(in: range).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Output"), .completion(.finished)])
    #expect(upstream.subscription?.events == [.cancel])
    #expect(upstream.send(1) == .none)
    #expect(subscriber.values == [])
  }

  @Test func anUpstreamThatEndsInTheRangeEndsIt() {
    let upstream = Upstream()
    let subscriber = Downstream()
    upstream.output(in: 1...).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .failure(.first))
    upstream.send(completion: .finished)
    #expect(upstream.send(3) == .none)
    #expect(subscriber.values == [2])
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test func valuesSentFromInsideAreCounted() {
    let upstream = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { if $0 < 9 { upstream.send($0 + 1) } }
    upstream.prefix(3).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.completions.count == 1)
  }

  @Test func aCancelOnTheLastValueKeepsTheCompletionBack() {
    let upstream = Upstream()
    let subscriber = Downstream()
    subscriber.onValue { [weak subscriber] _ in subscriber?.cancel() }
    upstream.prefix(1).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.completion == nil)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test(.holds(120)) func passesValuesInTheRangeBeforeTheSubscriptionAndIgnoresACompletion() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Downstream(initialDemand: .max(1), demandForValue: { .max($0) })
    upstream.output(in: 1..<3).subscribe(subscriber)
    let inner = upstream.subscribers.first as? any Subscription
    inner?.request(.max(1))
    inner?.cancel()
    upstream.send(completion: .finished)
    #expect(upstream.send(1) == .max(1))
    #expect(upstream.send(2) == .max(2))
    #expect(upstream.send(3) == .max(3))
    #expect(upstream.send(4) == .none)
    #expect(subscriber.events == [.value(2), .value(3)])
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(
      subscriber.events == [
        .value(2), .value(3), .subscription("Output"), .completion(.finished),
      ])
    #expect(subscription.events == [.request(.max(1)), .cancel])
  }

  @Test func acceptsASubscriptionAfterAnEarlyCancel() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Downstream(initialDemand: .max(2))
    upstream.prefix(2).subscribe(subscriber)
    (upstream.subscribers.first as? any Subscription)?.cancel()
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(2))])
  }

  @Test func stopsAnEndlessSequence() {
    let subscriber = TestSubscriber<Int, Never>()
    (0...).publisher.eraseToAnyPublisher().output(in: 2...3).subscribe(subscriber)
    #expect(subscriber.values == [2, 3])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(287, 289, 293)) func keepsItsTextsAndOneSubscription() {
    expectTexts(named: "Output", children: []) { $0.prefix(3) }
    expectOnlyFirstSubscription { $0.prefix(3) }
    expectRelease { $0.prefix(3) }
    expectRelease { $0.prefix(1) }
  }

  @Test func isEqualWhenUpstreamAndRangeAre() {
    let source = EquatableSource(value: 1)
    #expect(source.prefix(2) == source.output(in: 0..<2))
    #expect(source.prefix(2) != source.prefix(3))
    #expect(source.prefix(2) != EquatableSource(value: 2).prefix(2))
  }

  @Test(.holds(115)) func trapsOnNegativeBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = TestPublisher<Int, TestError>().prefix(-1)
    }
    await #expect(processExitsWith: .failure) {
      _ = TestPublisher<Int, TestError>().output(in: -1..<4)
    }
    await #expect(processExitsWith: .failure) {
      _ = TestPublisher<Int, TestError>().output(at: .max)
    }
  }

  @Test func deliversNoMoreThanTheRangeToARacingCancel() {
    for _ in 0..<100 {
      let upstream = PassthroughSubject<Int, Never>()
      let subscriber = TestSubscriber<Int, Never>()
      upstream.prefix(50).subscribe(subscriber)
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let (upstreamRef, subscriberRef) = (upstream, subscriber)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 {
          subscriberRef.cancel()
        } else {
          for value in 0..<40 { upstreamRef.send(value) }
        }
      }
      #expect(subscriber.values.count <= 50)
      #expect(subscriber.completions.count <= (subscriber.values.count == 50 ? 1 : 0))
    }
  }
}

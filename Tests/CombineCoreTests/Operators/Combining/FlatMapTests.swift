import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("flatMap")
struct FlatMapTests {
  typealias Child = TestPublisher<Int, TestError>

  /// `flatMap` over the children, which the upstream names by number.
  private func flatMap(
    _ upstream: TestPublisher<Int, TestError>, _ children: [Child],
    maxPublishers: Subscribers.Demand = .unlimited
  ) -> Publishers.FlatMap<Child, TestPublisher<Int, TestError>> {
    upstream.flatMap(maxPublishers: maxPublishers) { children[$0] }
  }

  @Test(.holds(159)) func deliversTheValuesOfAllChildren() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, children).subscribe(subscriber)

    #expect(upstream.send(0) == .none)
    upstream.send(1)
    #expect(children[0].send(1) == .none)
    children[1].send(2)
    children[0].send(3)

    #expect(subscriber.events == [.subscription("FlatMap"), .value(1), .value(2), .value(3)])
    #expect(children[0].subscription?.events == [.request(.unlimited)])
  }

  @Test(.holds(157)) func hasItsSubscriptionBeforeTheUpstreamIsSubscribed() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, []).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("FlatMap")])
  }

  @Test(.holds(158)) func asksTheUpstreamForOneMoreWhenAChildFinishes() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, children, maxPublishers: .max(2)).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    #expect(upstream.subscription?.requests == [.max(2)])
    children[0].send(completion: .finished)
    #expect(upstream.subscription?.requests == [.max(2), .max(1)])
  }

  @Test(.holds(158)) func asksTheUpstreamForEverythingOnce() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)
    child.send(completion: .finished)
    #expect(upstream.subscription?.events == [.request(.unlimited)])
  }

  @Test(.holds(159)) func asksChildrenForOneValueAtATimeUnderFiniteDemand() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)

    #expect(child.send(1) == .max(1))
    #expect(child.send(2) == .max(1))
    #expect(child.send(3) == .none)
    #expect(subscriber.values == [1, 2])
    #expect(child.subscription?.requests == [.max(1)])

    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(child.subscription?.requests == [.max(1), .max(1)])
  }

  @Test(.holds(160)) func bufferedValuesComeInTheOrderOfArrival() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    flatMap(upstream, children).subscribe(subscriber)
    for index in 0..<3 { upstream.send(index) }
    children[2].send(1)
    children[0].send(2)
    children[1].send(3)

    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2])
    #expect(children.map { $0.subscription?.requests.count } == [2, 1, 2])
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test(.holds(161)) func unlimitedDemandFlushesTheBufferAndAsksAllChildrenForEverything() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    flatMap(upstream, children).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    children[0].send(1)
    children[1].send(2)

    subscriber.request(.unlimited)
    #expect(subscriber.values == [1, 2])
    #expect(children[0].subscription?.requests == [.max(1), .unlimited])
    #expect(children[1].subscription?.requests == [.max(1), .unlimited])
  }

  @Test func unlimitedDemandReturnedForAValueCountsToo() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .unlimited })
    flatMap(upstream, children).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    children[0].send(1)
    #expect(children[1].subscription?.requests == [.max(1), .unlimited])
  }

  @Test(.holds(162)) func finishesWhenUpstreamAndChildrenHaveAndTheBufferIsEmpty() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)
    child.send(1)
    child.send(completion: .finished)
    upstream.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.events.suffix(2) == [.value(1), .completion(.finished)])
  }

  @Test func finishesWithTheLastChildAfterTheUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, children).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    upstream.send(completion: .finished)
    children[1].send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    children[0].send(completion: .finished)
    children[0].send(completion: .finished)
    #expect(subscriber.completions == [.finished])
  }

  @Test func aChildThatHasNoSubscriptionYetIsWaitedFor() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)
    upstream.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    child.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test(.holds(163, 164)) func aFailingChildCancelsEverythingElseAndDropsTheBuffer() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscriber.onCompletion { _ in
      #expect(children[1].subscription?.isCancelled == true)
    }
    flatMap(upstream, children).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    children[1].send(7)
    children[0].send(completion: .failure(.first))

    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
    #expect(children[0].subscription?.isCancelled == false)
    #expect(upstream.subscription?.isCancelled == true)
    subscriber.request(.max(1))
    children[1].send(8)
    children[1].send(completion: .failure(.second))
    upstream.send(completion: .failure(.second))
    #expect(subscriber.events.count == 2)
  }

  @Test(.holds(163)) func aFailingUpstreamCancelsTheChildren() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)
    upstream.send(completion: .failure(.first))
    #expect(child.subscription?.isCancelled == true)
    #expect(upstream.subscription?.isCancelled == false)
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test func cancelReachesUpstreamAndChildrenAndEndsEverything() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child(sendsSubscription: false)]
    let subscriber = TestSubscriber<Int, TestError>()
    // Only this thread runs the closures.
    nonisolated(unsafe) var calls = 0
    upstream.flatMap { index -> Child in
      calls += 1
      return children[index]
    }.subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    subscriber.cancel()
    children[0].send(1)
    upstream.send(0)
    let late = TestSubscription()
    children[1].send(subscription: late)
    upstream.send(completion: .finished)

    #expect(upstream.subscription?.isCancelled == true)
    #expect(children[0].subscription?.isCancelled == true)
    #expect(late.events == [.cancel])
    #expect(subscriber.events == [.subscription("FlatMap")])
    #expect(calls == 2)
  }

  @Test(.holds(168, 287)) func aSecondSubscriptionIsCancelled() {
    let upstream = TestPublisher<Int, TestError>()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, [child]).subscribe(subscriber)
    upstream.send(0)
    let (second, secondOfChild) = (TestSubscription(), TestSubscription())
    upstream.send(subscription: second)
    child.send(subscription: secondOfChild)
    #expect(second.events == [.cancel])
    #expect(secondOfChild.events == [.cancel])
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test func valuesAndCompletionBeforeTheUpstreamSubscriptionCount() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    flatMap(upstream, [child]).subscribe(subscriber)
    #expect(upstream.send(0) == .none)
    child.send(1)
    child.send(completion: .finished)
    upstream.send(completion: .finished)
    #expect(subscriber.events.dropFirst() == [.value(1), .completion(.finished)])
  }

  @Test(.holds(167)) func requestsInsideReceiveDoNotRecurse() {
    let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    // Only this thread runs the closures.
    nonisolated(unsafe) var depth = 0
    subscriber.onValue { [unowned subscriber] _ in
      depth += 1
      #expect(depth == 1)
      subscriber.request(.max(1))
      depth -= 1
    }
    upstream.flatMap { _ in (0..<1000).publisher }.subscribe(subscriber)
    upstream.send(0)
    upstream.send(0)
    #expect(subscriber.values.count == 2000)
  }

  @Test func aValueSentFromInsideReceiveIsDeliveredAtOnce() {
    let upstream = PassthroughSubject<Int, Never>()
    let child = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { value in
      guard value == 1 else { return }
      child.send(2)
      #expect(subscriber.values == [1, 2])
      child.send(completion: .finished)
      upstream.send(completion: .finished)
    }
    upstream.flatMap { _ in child }.subscribe(subscriber)
    upstream.send(0)
    child.send(1)
    #expect(subscriber.events.suffix(3) == [.value(1), .value(2), .completion(.finished)])
  }

  @Test func cancelInsideReceiveStopsABufferedFlush() {
    let upstream = TestPublisher<Int, TestError>()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscriber.onValue { [unowned subscriber] _ in subscriber.cancel() }
    flatMap(upstream, children).subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    children[0].send(1)
    children[1].send(2)
    subscriber.request(.unlimited)
    #expect(subscriber.values == [1])
    #expect(children[0].subscription?.events == [.request(.max(1)), .cancel])
  }

  @Test func oneChildAtATimeRunsThroughALongSequenceWithoutRecursion() {
    let subscriber = TestSubscriber<Int, Never>()
    (0..<20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.subscribe(subscriber)
    #expect(subscriber.values == Array(0..<20_000))
    #expect(subscriber.isFinished)
  }

  @Test func overloadsBridgeFailureTypes() {
    let neverFailing = [1].publisher.flatMap { _ in Child() }
    #expect(
      type(of: neverFailing)
        == Publishers.FlatMap<
          Child, Publishers.SetFailureType<Publishers.Sequence<[Int], Never>, TestError>
        >.self)
    let subscriber = TestSubscriber<Int, TestError>()
    let upstream = TestPublisher<Int, TestError>()
    upstream.flatMap { Just($0 + 1) }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events.dropFirst() == [.value(2), .completion(.failure(.first))])
  }

  @Test(.holds(165)) func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      [1].publisher.flatMap { Just($0) }.subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func finishedChildrenAreReleased() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, Never>()
    let cancellable = upstream.flatMap { value in
      let token = tracker.token()
      return Just(value).map { value in withExtendedLifetime(token) { value } }
    }.sink { _ in }
    for value in 0..<100 { upstream.send(value) }
    #expect(tracker.count == 0)
    cancellable.cancel()
  }

  @Test func everythingIsReleasedOnCancelAndOnFailure() {
    for cancels in [true, false] {
      let tracker = LifetimeTracker()
      let upstream = PassthroughSubject<Int, TestError>()
      let child = PassthroughSubject<LifetimeTracker.Token, TestError>()
      let token = tracker.token()
      let subscriber = TestSubscriber<LifetimeTracker.Token, TestError>(initialDemand: .none)
      upstream.flatMap { _ in withExtendedLifetime(token) { child } }.subscribe(subscriber)
      upstream.send(0)
      child.send(tracker.token())
      #expect(tracker.count == 2)
      if cancels { subscriber.cancel() } else { upstream.send(completion: .failure(.first)) }
      #expect(tracker.count == 1)
    }
  }

  @Test(.holds(166)) func theTransformMayUseTheSubscriptionAndRunsOnTheUpstreamsThread() {
    let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    // Only this thread runs the closures.
    nonisolated(unsafe) var isOnMain: Bool?
    let caller = Thread.current
    upstream.flatMap { value -> Just<Int> in
      isOnMain = Thread.current === caller
      subscriber.request(.max(1))
      if value == 0 { upstream.send(1) }
      return Just(value)
    }.subscribe(subscriber)
    upstream.send(0)
    #expect(isOnMain == true)
    #expect(subscriber.values == [1, 0])
  }
}

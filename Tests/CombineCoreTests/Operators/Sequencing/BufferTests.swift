import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("buffer")
struct BufferTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(199)) func asksForItsPrefetchBeforeTheDownstreamHasItsSubscription() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    let full = Source(onRequest: { _ in #expect(subscriber.events.isEmpty) })
    full.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
    #expect(full.subscription?.requests == [.max(3)])
    #expect(subscriber.events == [.subscription("Buffer")])

    let all = Source()
    all.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
      .subscribe(TestSubscriber<Int, TestError>(initialDemand: .max(1)))
    #expect(all.subscription?.requests == [.unlimited])
    #expect(all.send(1) == .none)
  }

  @Test(.holds(200)) func keepFullAsksForOneForEachValueDelivered() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
    #expect(upstream.send(1) == .max(1))
    #expect(upstream.send(2) == .none)
    #expect(upstream.send(3) == .none)
    subscriber.request(.max(5))
    #expect(upstream.subscription?.requests == [.max(3), .max(2)])
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test(.holds(201)) func aFullBufferDropsTheNewestOrTheOldest() {
    let upstream = Source()
    let newest = TestSubscriber<Int, TestError>(initialDemand: .none)
    let oldest = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    for value in 1...4 { upstream.send(value) }
    newest.request(.unlimited)
    oldest.request(.unlimited)
    #expect(newest.values == [1, 2])
    #expect(oldest.values == [3, 4])
  }

  @Test(.holds(207)) func sizeZeroDropsEverything() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.buffer(size: 0, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values.isEmpty)
  }

  @Test(.holds(202, 203)) func theCustomErrorGoesDownAtTheNextRequestAfterTheValuesItAdmits() {
    for (demand, expected) in [(Subscribers.Demand.max(1), [1]), (.max(9), [1, 2])] {
      let upstream = Source()
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .second })
        .subscribe(subscriber)
      for value in 1...4 { upstream.send(value) }
      upstream.send(completion: .failure(.first))
      #expect(upstream.subscription?.isCancelled == true)
      #expect(subscriber.events.count == 1)
      subscriber.request(demand)
      #expect(subscriber.values == expected)
      #expect(subscriber.completions == [.failure(.second)])
    }
  }

  @Test(.holds(206)) func theCustomErrorsClosureMaySendIntoTheBuffer() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.buffer(
      size: 1, prefetch: .byRequest,
      whenFull: .customError {
        upstream.send(3)
        subscriber.request(.max(2))
        return .second
      }
    ).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions == [.failure(.second)])
  }

  @Test(.holds(204, 205)) func aFinishWaitsForAnEmptyBufferAndDemand() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    subscriber.request(.none)
    subscriber.request(.max(1))
    #expect(subscriber.events.dropFirst() == [.value(1)])
    subscriber.request(.max(1))
    #expect(subscriber.completions == [.finished])
  }

  @Test(.holds(204)) func aFailureWithoutDemandGoesDownAtOnce() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
  }

  @Test func whatComesBeforeTheSubscriptionIsIgnored() {
    let upstream = Source(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    #expect(subscriber.events.isEmpty)
    let (first, second) = (TestSubscription(), TestSubscription())
    upstream.send(subscription: first)
    upstream.send(subscription: second)
    #expect(first.events == [.request(.max(2))])
    #expect(second.events == [.cancel])
  }

  @Test(.holds(205)) func requestsInsideReceiveDoNotRecurse() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    // Only this thread runs the closures.
    nonisolated(unsafe) var depth = 0
    subscriber.onValue { [unowned subscriber] _ in
      depth += 1
      #expect(depth == 1)
      subscriber.request(.max(1))
      depth -= 1
    }
    upstream.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    for value in 0..<100 { upstream.send(value) }
    subscriber.request(.max(1))
    #expect(subscriber.values == Array(0..<100))
  }

  @Test func cancelReleasesTheValues() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<LifetimeTracker.Token, Never>()
    let subscriber = TestSubscriber<LifetimeTracker.Token, Never>(initialDemand: .none)
    upstream.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
    for _ in 0..<9 { upstream.send(tracker.token()) }
    #expect(tracker.count == 5)
    subscriber.cancel()
    #expect(tracker.count == 0)
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test(.holds(291)) func theMirrorShowsTheState() throws {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
    upstream.send(7)
    let mirror = Mirror(reflecting: try #require(subscriber.subscription))
    #expect(mirror.children.map(\.label) == ["values", "state", "downstreamDemand", "terminal"])
    #expect(mirror.descendant("values") as? [Int] == [7])
  }

  @Test func sendsAndRequestsOnManyThreadsLoseNothing() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let upstream = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    upstream.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      if thread == 0 {
        for value in 0..<3000 { upstream.send(value) }
        upstream.send(completion: .finished)
      } else {
        for _ in 0..<1000 { subscriber.request(.max(1)) }
      }
    }
    #expect(subscriber.values == Array(0..<3000))
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.completions.count == 1)
  }

  @Test func aFailureInsideTheFirstRequestWaitsForTheSubscription() {
    let subscriber = TestSubscriber<Int, any Error>(initialDemand: .none)
    [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw TestError.first }
      return value
    }.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    #expect(subscriber.events.count == 2)
    guard case .subscription? = subscriber.events.first else {
      Issue.record("the failure came before the subscription")
      return
    }
    #expect(subscriber.failure as? TestError == .first)
  }

  @Test func demandAtTheSubscriptionAdmitsTheValuesBeforeAFailure() {
    let subscriber = TestSubscriber<Int, any Error>()
    [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw TestError.first }
      return value
    }.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.count == 1)
  }
}

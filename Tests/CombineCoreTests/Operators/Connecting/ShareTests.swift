import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("share")
struct ShareTests {
  @Test(.holds(213, 214)) func subscribesOnceAndAsksForEverything() {
    let upstream = TestPublisher<Int, TestError>()
    let shared = upstream.share()
    let first = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    let second = TestSubscriber<Int, TestError>()
    shared.subscribe(first)
    upstream.send(1)
    shared.subscribe(second)
    upstream.send(2)
    upstream.send(completion: .failure(.first))

    #expect(upstream.subscriptions.count == 1)
    #expect(upstream.subscription?.events == [.request(.unlimited)])
    #expect(
      first.events == [.subscription("Multicast"), .value(1), .completion(.failure(.first))])
    #expect(
      second.events == [.subscription("Multicast"), .value(2), .completion(.failure(.first))])
  }

  @Test func cancelsTheUpstreamWithTheLastSubscriberAndSubscribesAgainWithTheNext() {
    let upstream = TestPublisher<Int, Never>()
    let shared = upstream.share()
    let cancellables = [shared.sink { _ in }, shared.sink { _ in }]
    cancellables[0].cancel()
    #expect(upstream.subscription?.isCancelled == false)
    cancellables[1].cancel()
    #expect(upstream.subscription?.isCancelled == true)
    shared.sink { _ in }.cancel()
    #expect(upstream.subscriptions.count == 2)
  }

  @Test func whoComesAfterTheCompletionGetsOnlyThat() {
    let shared = Just(1).share()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    shared.subscribe(first)
    shared.subscribe(second)
    #expect(first.values == [1])
    #expect(second.events == [.subscription("Multicast"), .completion(.finished)])
  }

  @Test(.holds(215)) func equalMeansTheSameObject() {
    let shared = Just(1).share()
    #expect(shared == shared)
    #expect(shared != Just(1).share())
    #expect(shared.upstream == Just(1))
  }

  @Test func everythingIsReleased() {
    let tracker = LifetimeTracker()
    let upstream = PassthroughSubject<Int, Never>()
    do {
      let token = tracker.token()
      let shared = upstream.map { value in withExtendedLifetime(token) { value } }.share()
      var sum = 0
      let cancellable = shared.sink { sum += $0 }
      upstream.send(3)
      #expect(sum == 3)
      cancellable.cancel()
    }
    #expect(tracker.count == 0)
  }

  @Test func valuesFromManyThreadsReachEverySubscriberOnce() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let upstream = PassthroughSubject<Int, Never>()
    let shared = upstream.share()
    // The subject's serial delivery guards the counts.
    nonisolated(unsafe) var counts = [0, 0]
    let cancellables = [shared.sink { _ in counts[0] += 1 }, shared.sink { _ in counts[1] += 1 }]
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for i in 0..<500 { upstream.send(thread * 500 + i) }
    }
    #expect(counts == [4000, 4000])
    withExtendedLifetime(cancellables) {}
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("retry")
struct RetryTests {
  typealias Source = TestPublisher<Int, TestError>

  /// A publisher that fails in `subscribe` or at the first request, and counts.
  private func failing(_ counter: @escaping () -> Void) -> Deferred<Fail<Int, TestError>> {
    Deferred {
      counter()
      return Fail(error: .first)
    }
  }

  @Test(.holds(152), arguments: [0, 1, 5])
  func passesTheLastFailure(retries: Int) {
    // Only this thread runs the closures.
    nonisolated(unsafe) var attempts = 0
    let subscriber = TestSubscriber<Int, TestError>()
    failing { attempts += 1 }.retry(retries).subscribe(subscriber)
    #expect(attempts == retries + 1)
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test(.holds(155)) func retriesAPublisherThatFailsAtOnceInALoop() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var attempts = 0
    let subscriber = TestSubscriber<Int, TestError>()
    failing { attempts += 1 }.retry(100_000).subscribe(subscriber)
    #expect(attempts == 100_001)
    #expect(subscriber.failure == .first)
  }

  @Test func retriesAPublisherThatFailsWhenAskedInALoop() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var attempts = 0
    let subscriber = TestSubscriber<Int, any Error>(initialDemand: .none)
    Just(1).eraseToAnyPublisher().tryMap { _ -> Int in
      attempts += 1
      throw TestError.first
    }.retry(100_000).subscribe(subscriber)
    #expect(attempts == 0)
    subscriber.request(.max(1))
    #expect(attempts == 100_001)
    #expect(subscriber.completions.count == 1)
  }

  @Test(.holds(153), arguments: [nil, -1])
  func withoutANumberItRetriesUntilItSucceeds(retries: Int?) {
    // Only this thread runs the closures.
    nonisolated(unsafe) var attempts = 0
    let subscriber = TestSubscriber<Int, TestError>()
    let upstream = Deferred { () -> Result<Int, TestError>.Publisher in
      attempts += 1
      let result: Result<Int, TestError> = attempts < 1000 ? .failure(.first) : .success(7)
      return result.publisher
    }
    Publishers.Retry(upstream: upstream, retries: retries).subscribe(subscriber)
    #expect(attempts == 1000)
    #expect(subscriber.events == [.subscription("Retry"), .value(7), .completion(.finished)])
  }

  @Test(.holds(154)) func demandThatIsLeftIsAskedForFromEachNewSubscription() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var sources: [Source] = []
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(3), demandForValue: { $0 == 1 ? .max(2) : .none })
    Deferred { () -> Source in
      sources.append(Source())
      return sources.last!
    }.retry(2).subscribe(subscriber)
    #expect(sources[0].send(1) == .max(2))
    sources[0].send(2)
    sources[0].send(completion: .failure(.first))
    #expect(sources[1].subscription?.requests == [.max(3)])
    subscriber.request(.max(1))
    sources[1].send(3)
    sources[1].send(completion: .failure(.first))
    #expect(sources[1].subscription?.events == [.request(.max(3)), .request(.max(1))])
    #expect(sources[2].subscription?.requests == [.max(3)])
    sources[2].send(completion: .failure(.second))
    #expect(
      subscriber.events == [
        .subscription("Retry"), .value(1), .value(2), .value(3), .completion(.failure(.second)),
      ])
  }

  @Test func noDemandIsNotAskedForAndMoreIsKeptUntilTheSubscription() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var sources: [Source] = []
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Deferred { () -> Source in
      sources.append(Source(sendsSubscription: sources.isEmpty))
      return sources.last!
    }.retry(1).subscribe(subscriber)
    sources[0].send(completion: .failure(.first))
    subscriber.request(.max(2))
    let subscription = TestSubscription()
    sources[1].send(subscription: subscription)
    #expect(subscription.events == [.request(.max(2))])
  }

  @Test func aFailureBeforeTheSubscriptionIsRetriedOrPassedOn() {
    let upstream = Source(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.retry(0).subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events == [.completion(.failure(.first))])
  }

  @Test func cancelEndsTheRetries() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var attempts = 0
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    Deferred { () -> Source in
      attempts += 1
      return upstream
    }.retry(5).subscribe(subscriber)
    subscriber.cancel()
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    #expect(upstream.subscription?.isCancelled == true)
    #expect(attempts == 1)
    #expect(subscriber.events.count == 1)
  }

  @Test func cancelBetweenTwoSubscriptionsCancelsTheNext() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var sources: [Source] = []
    let subscriber = TestSubscriber<Int, TestError>()
    Deferred { () -> Source in
      sources.append(Source(sendsSubscription: sources.isEmpty))
      return sources.last!
    }.retry(1).subscribe(subscriber)
    sources[0].send(completion: .failure(.first))
    subscriber.cancel()
    let late = TestSubscription()
    sources[1].send(subscription: late)
    #expect(late.events == [.cancel])
  }

  @Test(.holds(287)) func aSecondSubscriptionIsCancelled() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.retry(1).subscribe(subscriber)
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
    #expect(subscriber.events.count == 1)
  }

  @Test(.holds(156)) func trapsOnAValueBeyondTheDemand() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
      upstream.retry(1).subscribe(subscriber)
      upstream.send(1)
      upstream.send(2)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.retry(1).subscribe(subscriber)
      upstream.send(1)
    }
  }

  @Test(.holds(292, 293)) func cancelAndCompletionReleaseDownstreamAndUpstream() {
    for cancels in [true, false] {
      let tracker = LifetimeTracker()
      let upstream = Source()
      // Only this thread runs the closures.
      nonisolated(unsafe) var subscription: (any Subscription)?
      do {
        let (token, upstreamToken) = (tracker.token(), tracker.token())
        let subscriber = TestSubscriber<Int, TestError>(demandForValue: { _ in
          withExtendedLifetime(token) { .none }
        })
        upstream.map { value in withExtendedLifetime(upstreamToken) { value } }.retry(3)
          .subscribe(subscriber)
        subscription = subscriber.subscription
      }
      #expect(tracker.count == 2)
      if cancels { subscription?.cancel() } else { upstream.send(completion: .finished) }
      upstream.releaseSubscribers()
      #expect(tracker.count == 0)
      subscription = nil
    }
  }

  @Test func requestsWhileRetryingOnAnotherThreadAreNotLost() {
    for _ in 0..<100 {
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let upstream = Source()
      nonisolated(unsafe) let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      nonisolated(unsafe) let last = Source()
      // Only the thread that fails the upstream counts, after this one.
      nonisolated(unsafe) var attempts = 0
      Deferred { () -> Source in
        attempts += 1
        return attempts <= 1 ? upstream : last
      }.retry(1).subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          upstream.send(completion: .failure(.first))
        } else {
          for _ in 0..<10 { subscriber.request(.max(1)) }
        }
      }
      #expect(last.subscription?.requests.reduce(.none, +) == .max(10))
    }
  }

  @Test func demandReturnedForAValueThatMadeTheUpstreamFailGoesToTheNextOne() {
    // Only this thread runs the closures.
    nonisolated(unsafe) var sources: [Source] = []
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { _ in sources[0].send(completion: .failure(.first)) }
    Deferred { () -> Source in
      sources.append(Source())
      return sources.last!
    }.retry(1).subscribe(subscriber)
    #expect(sources[0].send(1) == .none)
    #expect(sources[1].subscription?.requests == [.max(2)])
  }

  @Test(.holds(292)) func aCancelReleasesTheDownstreamWhileTheUpstreamStays() {
    weak var released: TestSubscriber<Int, TestError>?
    let upstream = Source()
    var subscription: (any Subscription)?
    do {
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.retry(1).subscribe(subscriber)
      released = subscriber
      subscription = subscriber.subscription
      subscriber.releaseSubscription()
    }
    #expect(released != nil)
    subscription?.cancel()
    #expect(released == nil)
  }
}

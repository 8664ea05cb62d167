import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("catch and tryCatch")
struct CatchTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(146, 147, 148)) func goesOverToTheReplacementOnFailure() {
    let (upstream, replacement) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    // Only this thread runs the closures.
    nonisolated(unsafe) var errors: [TestError] = []
    upstream.catch { error -> Source in
      errors.append(error)
      return replacement
    }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    replacement.send(2)
    replacement.send(completion: .failure(.second))

    #expect(errors == [.first])
    #expect(
      subscriber.events == [
        .subscription("Catch"), .value(1), .value(2), .completion(.failure(.second)),
      ])
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test func finishesWithTheUpstream() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.catch { _ in Just(0) }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(
      subscriber.events == [.subscription("Catch"), .value(1), .completion(.finished)])
  }

  @Test(.holds(146)) func demandThatIsLeftIsAskedForFromTheReplacement() {
    let (upstream, replacement) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { $0 == 1 ? .max(3) : .none })
    upstream.catch { _ in replacement }.subscribe(subscriber)
    #expect(upstream.send(1) == .max(3))
    upstream.send(completion: .failure(.first))
    #expect(replacement.subscription?.requests == [.max(4)])
    subscriber.request(.max(1))
    #expect(replacement.subscription?.requests == [.max(4), .max(1)])
    #expect(upstream.subscription?.requests == [.max(2)])
  }

  @Test(.holds(151)) func requestsInsideTheHandlerReachTheReplacementAndACancelThereIsLost() {
    let (upstream, replacement) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    upstream.catch { _ -> Source in
      let subscription = subscriber.subscription
      subscription?.request(.max(2))
      subscription?.cancel()
      return replacement
    }.subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(replacement.subscription?.events == [.request(.max(3))])
    replacement.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func cancelReachesWhicheverIsActive() {
    for isReplaced in [false, true] {
      let (upstream, replacement) = (Source(), Source())
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.catch { _ in replacement }.subscribe(subscriber)
      if isReplaced { upstream.send(completion: .failure(.first)) }
      subscriber.cancel()
      upstream.send(1)
      replacement.send(2)
      upstream.send(completion: .failure(.first))
      replacement.send(completion: .finished)
      #expect(upstream.subscription?.isCancelled == !isReplaced)
      #expect(replacement.subscription?.isCancelled == (isReplaced ? true : nil))
      #expect(subscriber.events.count == 1)
    }
  }

  @Test func aCompletionBeforeTheSubscriptionIsIgnoredAndASecondSubscriptionCancelled() {
    let upstream = Source(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, Never>()
    upstream.catch { _ in Just(0) }.subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events.isEmpty)
    upstream.send(subscription: TestSubscription())
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
  }

  @Test(.holds(149)) func tryCatchFailsWithWhatTheHandlerThrows() {
    let upstream = Source()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryCatch { _ -> Just<Int> in throw TestError.second }.subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.failure as? TestError == .second)
    #expect("\(subscriber.events[0])" == "subscription(TryCatch)")
  }

  @Test func tryCatchGoesOverToTheReplacement() {
    let (upstream, replacement) = (Source(), Source())
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryCatch { _ in replacement }.subscribe(subscriber)
    upstream.send(completion: .failure(.first))
    replacement.send(2)
    replacement.send(completion: .failure(.second))
    #expect(subscriber.values == [2])
    #expect(subscriber.failure as? TestError == .second)
  }

  @Test(.holds(150)) func trapsOnWhatBreaksTheRules() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
      upstream.catch { _ in Just(0) }.subscribe(subscriber)
      upstream.send(1)
      upstream.send(2)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      let subscriber = TestSubscriber<Int, Never>()
      upstream.catch { _ in Just(0) }.subscribe(subscriber)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, any Error>(initialDemand: .none)
      upstream.tryCatch { _ in Just(0) }.subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func theHandlerIsReleasedOnCancelAndOnCompletion() {
    for cancels in [true, false] {
      let tracker = LifetimeTracker()
      let upstream = Source()
      let subscriber = TestSubscriber<Int, Never>()
      do {
        let token = tracker.token()
        upstream.catch { _ in withExtendedLifetime(token) { Just(0) } }.subscribe(subscriber)
      }
      #expect(tracker.count == 1)
      if cancels { subscriber.cancel() } else { upstream.send(completion: .finished) }
      #expect(tracker.count == 0)
    }
  }

  @Test(.holds(291)) func theMirrorShowsDownstreamAndDemand() throws {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
    Source().catch { _ in Just(0) }.subscribe(subscriber)
    let mirror = Mirror(reflecting: try #require(subscriber.subscription))
    #expect(mirror.children.map(\.label) == ["downstream", "demand"])
    #expect(mirror.descendant("demand") as? Subscribers.Demand == .max(3))
  }

  @Test func requestsWhileSwitchingOnAnotherThreadReachOneOfTheTwo() {
    for _ in 0..<200 {
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let upstream = Source()
      nonisolated(unsafe) let replacement = Source()
      nonisolated(unsafe) let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      upstream.catch { _ in replacement }.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          upstream.send(completion: .failure(.first))
        } else {
          for _ in 0..<10 { subscriber.request(.max(1)) }
        }
      }
      let total = replacement.subscription?.requests.reduce(.none, +)
      #expect(total == .max(10))
    }
  }

  @Test func demandReturnedForAValueThatMadeTheUpstreamFailGoesToTheReplacement() {
    let upstream = TestPublisher<Int, TestError>()
    let replacement = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { _ in upstream.send(completion: .failure(.first)) }
    upstream.catch { _ in replacement }.subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(replacement.subscription?.requests == [.max(2)])
  }
}

import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("Future")
struct FutureTests {
  typealias Sut = Future<Int, TestError>

  /// A future and what ends it.
  private func makeFuture() -> (Sut, Sut.Promise) {
    var promise: Sut.Promise?
    let future = Sut { promise = $0 }
    return (future, promise!)
  }

  @Test(.holds(39, 41, 43)) func runsItsClosureOnceWhenMadeAndSharesTheResult() {
    var runs = 0
    let future = Sut { promise in
      runs += 1
      promise(.success(7))
    }
    #expect(runs == 1)

    for _ in 0..<2 {
      let subscriber = TestSubscriber<Int, TestError>()
      future.subscribe(subscriber)
      #expect(
        subscriber.events == [.subscription("Future"), .value(7), .completion(.finished)])
    }
    #expect(runs == 1)
  }

  @Test func sendsALaterSuccessToThoseWhoWait() {
    let (future, promise) = makeFuture()
    let subscribers = (0..<3).map { _ in TestSubscriber<Int, TestError>() }
    for subscriber in subscribers { future.subscribe(subscriber) }

    promise(.success(42))

    for subscriber in subscribers {
      #expect(
        subscriber.events == [.subscription("Future"), .value(42), .completion(.finished)])
    }
  }

  @Test(.holds(40)) func keepsTheFirstResult() {
    let (future, promise) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>()
    future.subscribe(subscriber)

    promise(.success(1))
    promise(.success(2))
    promise(.failure(.first))

    let late = TestSubscriber<Int, TestError>()
    future.subscribe(late)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.count == 1)
    #expect(late.values == [1])
  }

  @Test(.holds(42)) func aSuccessWaitsForDemand() {
    let (future, promise) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    future.subscribe(subscriber)
    promise(.success(42))
    #expect(subscriber.events == [.subscription("Future")])

    subscriber.request(.max(1))
    #expect(subscriber.events == [.subscription("Future"), .value(42), .completion(.finished)])

    subscriber.request(.max(1))
    #expect(subscriber.events.count == 3)
  }

  @Test(.holds(41)) func aFailureNeedsNoDemand() {
    let (future, promise) = makeFuture()
    let waiting = TestSubscriber<Int, TestError>(initialDemand: .none)
    future.subscribe(waiting)
    promise(.failure(.first))
    let late = TestSubscriber<Int, TestError>(initialDemand: .none)
    future.subscribe(late)

    for subscriber in [waiting, late] {
      #expect(subscriber.events == [.subscription("Future"), .completion(.failure(.first))])
    }
  }

  @Test func aResultDuringTheSubscriptionComesAfterIt() {
    let (future, promise) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>()
    var eventsInside: [TestSubscriber<Int, TestError>.Event] = []
    subscriber.onSubscription { subscription in
      subscription.request(.unlimited)
      promise(.success(1))
      eventsInside = subscriber.events
    }
    future.subscribe(subscriber)

    #expect(eventsInside == [.subscription("Future")])
    #expect(subscriber.events == [.subscription("Future"), .value(1), .completion(.finished)])
  }

  @Test(.holds(44)) func aCancelledSubscriberGetsNothing() {
    let (future, promise) = makeFuture()
    let cancelled = TestSubscriber<Int, TestError>()
    let other = TestSubscriber<Int, TestError>()
    future.subscribe(cancelled)
    future.subscribe(other)
    let subscription = cancelled.subscription
    cancelled.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))

    promise(.success(42))

    #expect(cancelled.events == [.subscription("Future")])
    #expect(other.values == [42])
  }

  @Test func cancellingAnotherWhileDeliveringKeepsItFromGettingTheResult() {
    let (future, promise) = makeFuture()
    let first = TestSubscriber<Int, TestError>()
    let second = TestSubscriber<Int, TestError>()
    first.onValue { _ in second.cancel() }
    future.subscribe(first)
    future.subscribe(second)

    promise(.success(1))

    #expect(first.isFinished)
    #expect(second.events == [.subscription("Future")])
  }

  @Test func aCancelInsideTheValueSuppressesTheCompletion() {
    let (future, promise) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onValue { _ in subscriber.cancel() }
    future.subscribe(subscriber)
    promise(.success(1))
    #expect(subscriber.events == [.subscription("Future"), .value(1)])
  }

  @Test func thePromiseMayBeCalledAgainFromInsideTheDelivery() {
    let (future, promise) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onValue { promise(.success($0 + 1)) }
    subscriber.onCompletion { _ in promise(.failure(.first)) }
    future.subscribe(subscriber)
    promise(.success(0))
    #expect(subscriber.events == [.subscription("Future"), .value(0), .completion(.finished)])
  }

  @Test func aSubscriberAddedDuringTheDeliveryGetsTheResult() {
    let (future, promise) = makeFuture()
    let late = TestSubscriber<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    subscriber.onValue { _ in future.subscribe(late) }
    future.subscribe(subscriber)
    promise(.success(3))
    #expect(late.values == [3])
    #expect(late.isFinished)
  }

  enum Ending: CaseIterable {
    case cancelled, finished, failed
  }

  @Test(arguments: Ending.allCases)
  func releasesSubscriberSubscriptionAndFuture(_ ending: Ending) {
    weak var weakFuture: Sut?
    weak var weakSubscriber: TestSubscriber<Int, TestError>?
    weak var weakSubscription: AnyObject?
    do {
      let (future, promise) = makeFuture()
      do {
        let subscriber = TestSubscriber<Int, TestError>()
        subscriber.onSubscription {
          weakSubscription = $0 as AnyObject
          $0.request(.max(1))
        }
        future.subscribe(subscriber)
        subscriber.releaseSubscription()
        weakSubscriber = subscriber
        weakFuture = future
      }
      #expect(weakSubscriber != nil)
      switch ending {
      case .cancelled: (weakSubscription as? any Subscription)?.cancel()
      case .finished: promise(.success(1))
      case .failed: promise(.failure(.first))
      }
      #expect(weakSubscriber == nil)
      #expect(weakSubscription == nil)
    }
    #expect(weakFuture == nil)
  }

  @Test func aSubscriptionKeepsTheFutureAliveUntilTheResult() {
    var promise: Sut.Promise?
    let subscriber = TestSubscriber<Int, TestError>()
    Sut { promise = $0 }.subscribe(subscriber)
    promise?(.success(5))
    #expect(subscriber.values == [5])
  }

  @Test func thePromiseDoesNotKeepTheFutureAlive() {
    weak var weakFuture: Sut?
    let promise: Sut.Promise
    do {
      let (future, itsPromise) = makeFuture()
      weakFuture = future
      promise = itsPromise
    }
    #expect(weakFuture == nil)
    promise(.success(1))
  }

  @Test(.holds(290, 291)) func reflectsAsApplesDoes() throws {
    let (future, _) = makeFuture()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    future.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    let children = Mirror(reflecting: subscription).children
    #expect(children.map(\.label) == ["parent", "downstream", "hasAnyDemand", "subject"])
    #expect(children.first { $0.label == "hasAnyDemand" }?.value as? Bool == false)
    #expect(
      (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
        == "Future")
  }

  @Test func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      Future<Int, TestError> { _ in }.subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func deliversOnceWhileThreadsSubscribeCancelAndFulfil() {
    for round in 0..<50 {
      // `nonisolated(unsafe)`: the future guards its own state; that is what is tested.
      nonisolated(unsafe) let (future, promise) = makeFuture()
      nonisolated(unsafe) let subscribers = (0..<8).map { _ in
        TestSubscriber<Int, TestError>(initialDemand: .none)
      }
      DispatchQueue.concurrentPerform(iterations: 10) { index in
        if index == round % 10 {
          promise(.success(round))
        } else if index == (round + 5) % 10 {
          promise(.success(round))
        } else {
          let subscriber = subscribers[index % 8]
          future.subscribe(subscriber)
          subscriber.request(.max(1))
          if index % 3 == 0 { subscriber.cancel() }
        }
      }
      for subscriber in subscribers where subscriber.subscription != nil {
        #expect(subscriber.values.allSatisfy { $0 == round })
      }
      let late = TestSubscriber<Int, TestError>()
      future.subscribe(late)
      #expect(late.values == [round])
    }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("zip")
struct ZipTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(192)) func joinsValuesInOrderAndKeepsWhatOneIsAhead() {
    let (a, b, c) = (Source(), Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    a.zip(b, c) { [$0, $1, $2] }.subscribe(subscriber)
    for value in 1...10 { a.send(value) }
    b.send(1)
    c.send(1)
    for value in 2...10 { c.send(value) }
    b.send(2)
    #expect(subscriber.events == [.subscription("Zip"), .value([1, 1, 1]), .value([2, 2, 2])])
  }

  @Test(.holds(191)) func sendsItsSubscriptionWhenAllHaveSentTheirs() {
    let (a, b) = (Source(), Source(sendsSubscription: false))
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .max(3))
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    #expect(subscriber.events.isEmpty)
    let late = TestSubscription()
    b.send(subscription: late)
    #expect(subscriber.events == [.subscription("Zip")])
    #expect(a.subscription?.requests == [.max(3)])
    #expect(late.events == [.request(.max(3))])
  }

  @Test(.holds(194)) func emitsACompleteTupleEvenBeyondTheDemand() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    b.send(2)
    #expect(subscriber.values == [[1, 2]])
  }

  @Test(.holds(195)) func aRequestInsideReceiveGoesToAllButTheOneDelivering() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { [unowned subscriber] _ in subscriber.request(.max(3)) }
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    #expect(b.send(2) == .max(5))
    #expect(a.subscription?.requests == [.max(1), .max(5)])
    #expect(b.subscription?.requests == [.max(1)])
  }

  @Test(.holds(193)) func finishesWhenOneHasFinishedAndItsValuesAreUsedUp() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    subscriber.onCompletion { _ in #expect(b.subscription?.isCancelled == false) }
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    b.send(2)
    #expect(subscriber.events.dropFirst() == [.value([1, 2]), .completion(.finished)])
    #expect(a.subscription?.isCancelled == false)
    #expect(b.subscription?.isCancelled == true)
    b.send(3)
    #expect(subscriber.events.count == 3)
  }

  @Test(.holds(193)) func finishesAtOnceWithAnEmptyOne() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    a.send(1)
    b.send(completion: .finished)
    #expect(subscriber.isFinished)
    #expect(a.subscription?.isCancelled == true)

    let early = TestSubscriber<[Int], TestError>()
    Empty<Int, TestError>().zip(a) { [$0, $1] }.subscribe(early)
    #expect(early.events == [.subscription("Zip"), .completion(.finished)])
  }

  @Test(.holds(196)) func aFailureGoesDownFirstAndThenAllAreCancelled() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<[Int], TestError>()
    subscriber.onCompletion { _ in #expect(b.subscription?.isCancelled == false) }
    a.zip(b) { [$0, $1] }.subscribe(subscriber)
    b.send(1)
    a.send(completion: .failure(.first))
    #expect(b.subscription?.isCancelled == true)
    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
  }

  @Test func sequencesOfAllAritiesRunToTheEnd() {
    let (a, b, c, d) = (
      (0..<50).publisher, (0..<60).publisher, (0..<70).publisher, (0..<80).publisher
    )
    for demand in [Subscribers.Demand.unlimited, .max(1)] {
      let subscriber = TestSubscriber<[Int], Never>(
        initialDemand: demand, demandForValue: { _ in demand == .unlimited ? .none : .max(1) })
      a.zip(b, c, d) { [$0, $1, $2, $3] }.subscribe(subscriber)
      #expect(subscriber.values == (0..<50).map { [$0, $0, $0, $0] })
      #expect(subscriber.completions.count == 1)
    }
    let pairs = TestSubscriber<(Int, Int), Never>()
    a.zip(b).subscribe(pairs)
    #expect(pairs.values.allSatisfy { $0 == $1 } && pairs.values.count == 50)
    #expect(a.zip(b) == a.zip(b))
    #expect(a.zip(b, c) == a.zip(b, c))
  }

  @Test func cancelReleasesWhatWaitsAndReachesAll() {
    let tracker = LifetimeTracker()
    let a = TestPublisher<LifetimeTracker.Token, Never>()
    let b = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Void, Never>()
    a.zip(b) { _, _ in }.subscribe(subscriber)
    for _ in 0..<10 { a.send(tracker.token()) }
    b.send(1)
    #expect(tracker.count == 9)
    subscriber.cancel()
    #expect(tracker.count == 0)
    #expect(a.subscription?.isCancelled == true && b.subscription?.isCancelled == true)
  }

  @Test(.holds(197)) func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<(Int, Int), Never>(initialDemand: .none)
      Just(1).zip(Just(2)).subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func valuesFromManyThreadsArePairedInOrder() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    // Not synchronised: the operator's serial delivery is what keeps these safe.
    nonisolated(unsafe) var rows: [[Int]] = []
    nonisolated(unsafe) var completions = 0
    let cancellable = subjects[0].zip(subjects[1], subjects[2]).sink { _ in
      completions += 1
    } receiveValue: {
      rows.append([$0, $1, $2])
    }
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for value in 0..<3000 { subjects[thread].send(value) }
      subjects[thread].send(completion: .finished)
    }
    #expect(rows == (0..<3000).map { [$0, $0, $0] })
    #expect(completions == 1)
    cancellable.cancel()
  }

  @Test(.holds(198)) func ofTwoDelayedPublishersLivesUntilItHasCompleted() {
    let scheduler = VirtualScheduler()
    let subscriber = TestSubscriber<[Int], Never>()
    let cancellable = Just(1).delay(for: 1, scheduler: scheduler)
      .zip(Just(2).delay(for: 2, scheduler: scheduler)) { [$0, $1] }
      .sink { _ = subscriber.receive($0) }
    scheduler.advance(by: 3)
    #expect(subscriber.values == [[1, 2]])
    cancellable.cancel()
  }

  @Test(.holds(191, 196)) func aFailureWhileSubscribingWaitsForTheSubscriptions() {
    let b = Source()
    let subscriber = TestSubscriber<[Int], TestError>()
    Fail<Int, TestError>(error: .first).zip(b) { [$0, $1] }.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Zip"), .completion(.failure(.first))])
    #expect(b.subscription?.isCancelled == true)
  }
}

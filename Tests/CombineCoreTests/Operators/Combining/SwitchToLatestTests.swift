import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
  typealias Child = TestPublisher<Int, TestError>
  typealias Upstream = TestPublisher<Child, TestError>

  @Test(.holds(169, 170, 174)) func deliversTheNewestChildAndCancelsTheOneBefore() {
    let upstream = Upstream()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    #expect(upstream.subscription?.events == [.request(.unlimited)])

    #expect(upstream.send(children[0]) == .none)
    children[0].send(1)
    children[1].onSubscribe { _ in
      #expect(children[0].subscription?.isCancelled == true)
    }
    upstream.send(children[1])
    children[0].send(2)
    children[0].send(completion: .failure(.second))
    children[1].send(3)

    #expect(subscriber.events == [.subscription("SwitchToLatest"), .value(1), .value(3)])
  }

  @Test(.holds(169)) func hasItsSubscriptionBeforeTheUpstreamIsSubscribed() {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    #expect(subscriber.events == [.subscription("SwitchToLatest")])
  }

  @Test(.holds(171)) func asksEachChildForTheDemandThatIsLeft() {
    let upstream = Upstream()
    let children = [Child(), Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(3), demandForValue: { $0 == 2 ? .max(4) : .none })
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(children[0])
    #expect(children[0].send(1) == .none)
    upstream.send(children[1])
    #expect(children[1].send(2) == .max(4))
    subscriber.request(.max(1))
    upstream.send(children[2])

    #expect(children[0].subscription?.requests == [.max(3)])
    #expect(children[1].subscription?.requests == [.max(2), .max(1)])
    #expect(children[2].subscription?.requests == [.max(6)])
  }

  @Test func doesNotAskForNothing() {
    let upstream = Upstream()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(child)
    #expect(child.subscription?.requests == [])
  }

  @Test func demandReturnedForAValueThatSwitchesGoesToTheNewChild() {
    let upstream = Upstream()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    subscriber.onValue { if $0 == 1 { upstream.send(children[1]) } }
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(children[0])
    #expect(children[0].send(1) == .none)
    #expect(children[1].subscription?.requests == [.max(2)])
  }

  @Test(.holds(172), arguments: [true, false])
  func finishesWhenUpstreamAndChildHave(upstreamFirst: Bool) {
    let upstream = Upstream()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(child)
    if upstreamFirst {
      upstream.send(completion: .finished)
    } else {
      child.send(completion: .finished)
    }
    #expect(subscriber.completions.isEmpty)
    if upstreamFirst {
      child.send(completion: .finished)
    } else {
      upstream.send(completion: .finished)
    }
    #expect(subscriber.completions == [.finished])
  }

  @Test(.holds(173)) func aFailureOfTheChildCancelsTheUpstream() {
    let upstream = Upstream()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(child)
    child.send(completion: .failure(.first))
    upstream.send(completion: .failure(.second))
    #expect(upstream.subscription?.isCancelled == true)
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test(.holds(173)) func aFailureOfTheUpstreamCancelsTheChild() {
    let upstream = Upstream()
    let child = Child()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(child)
    upstream.send(completion: .failure(.first))
    child.send(1)
    #expect(child.subscription?.isCancelled == true)
    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
  }

  @Test func cancelReachesBoth() {
    let upstream = Upstream()
    let children = [Child(), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(children[0])
    subscriber.cancel()
    children[0].send(1)
    upstream.send(children[1])
    upstream.send(completion: .finished)
    #expect(upstream.subscription?.isCancelled == true)
    #expect(children[0].subscription?.isCancelled == true)
    #expect(children[1].subscriptions.isEmpty)
    #expect(subscriber.events.count == 1)
  }

  @Test func aLateSubscriptionOfAReplacedChildIsCancelled() {
    let upstream = Upstream()
    let children = [Child(sendsSubscription: false), Child()]
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(children[0])
    upstream.send(children[1])
    let late = TestSubscription()
    children[0].send(subscription: late)
    #expect(late.events == [.cancel])
    let second = TestSubscription()
    children[1].send(subscription: second)
    #expect(second.events == [.cancel])
  }

  @Test func valuesBeforeSubscriptionsCount() {
    let upstream = Upstream(sendsSubscription: false)
    let child = Child(sendsSubscription: false)
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.switchToLatest().subscribe(subscriber)
    #expect(upstream.send(child) == .none)
    child.send(1)
    #expect(subscriber.values == [1])
  }

  @Test func overloadsBridgeFailureTypes() {
    let children = TestSubscriber<Int, TestError>()
    let upstream = TestPublisher<Just<Int>, TestError>()
    upstream.switchToLatest().subscribe(children)
    upstream.send(Just(1))
    upstream.send(completion: .failure(.first))
    #expect(children.events.dropFirst() == [.value(1), .completion(.failure(.first))])

    let child = Child()
    let outer = TestSubscriber<Int, TestError>()
    Just(child).switchToLatest().subscribe(outer)
    child.send(1)
    child.send(completion: .finished)
    #expect(outer.events.dropFirst() == [.value(1), .completion(.finished)])

    let neither = [Just(1), Just(2)].publisher.switchToLatest()
    let subscriber = TestSubscriber<Int, Never>()
    neither.subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }

  @Test(.holds(175)) func trapsOnWhatBreaksTheRules() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      [Just(1)].publisher.switchToLatest().subscribe(subscriber)
      subscriber.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let child = TestPublisher<Int, Never>()
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
      [child].publisher.switchToLatest().subscribe(subscriber)
      child.send(1)
      child.send(2)
    }
    await #expect(processExitsWith: .failure) {
      let child = TestPublisher<Int, Never>(sendsSubscription: false)
      let subscriber = TestSubscriber<Int, Never>()
      [child].publisher.switchToLatest().subscribe(subscriber)
      child.send(completion: .finished)
    }
  }

  @Test func replacedAndCancelledChildrenAreReleased() {
    let tracker = LifetimeTracker()
    let upstream = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = upstream.switchToLatest().sink { _ in }
    for _ in 0..<10 {
      let token = tracker.token()
      upstream.send(subject.map { $0 + withExtendedLifetime(token) { 1 } }.eraseToAnyPublisher())
    }
    #expect(tracker.count == 1)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }

  @Test func switchesAmongSendsOnManyThreadsDeliverOneAtATimeAndFinishOnce() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let upstream = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    nonisolated(unsafe) let children = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    // Not synchronised: the operator's serial delivery is what keeps these safe.
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    nonisolated(unsafe) var last = [Int](repeating: -1, count: 4)
    nonisolated(unsafe) var outOfOrder = false
    nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { value in
      inside += 1
      if inside > 1 { overlapped = true }
      let (thread, number) = value.quotientAndRemainder(dividingBy: 10_000)
      if last[thread] >= number { outOfOrder = true }
      last[thread] = number
      inside -= 1
    }
    upstream.switchToLatest().subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
      if thread == 4 {
        for round in 0..<2000 { upstream.send(children[round % 4]) }
        upstream.send(completion: .finished)
      } else {
        for number in 0..<5000 { children[thread].send(thread * 10_000 + number) }
      }
    }
    for child in children { child.send(completion: .finished) }
    #expect(!overlapped)
    #expect(!outOfOrder)
    #expect(subscriber.completions.count == 1)
  }
}

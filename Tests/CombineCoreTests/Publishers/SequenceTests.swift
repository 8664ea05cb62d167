import Combine
import CombineTesting
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Publishers.Sequence")
struct SequenceTests {
  @Test(.holds(51, 54, 55)) func deliversAsManyAsAreRequestedAndCompletesWithTheLast() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    (1...5).publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("1...5")])

    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2])
    subscriber.request(.none)
    #expect(subscriber.values == [1, 2])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2, 3, 4])
    #expect(subscriber.completion == nil)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3, 4, 5])
    #expect(subscriber.isFinished)

    subscriber.request(.max(1))
    #expect(subscriber.events.count == 7)
    #expect(subscriber.subscription.map { "\($0)" } == "Sequence")
  }

  @Test(.holds(50)) func anEmptySequenceFinishesWithoutDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    EmptyCollection<Int>().publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.finished)])
  }

  @Test func addsUpSynchronousDemand() {
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { $0 == 1 || $0 > 4 ? .none : .max(2) })
    (1...9).publisher.subscribe(subscriber)
    #expect(subscriber.values == [1])
    subscriber.request(.max(1))
    // Values 2, 3 and 4 each admit two more: 1 + 1 + 3 * 2 values in all.
    #expect(subscriber.values == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(subscriber.completion == nil)
  }

  @Test func goesFromFiniteToUnlimitedDemandInsideAValue() {
    let byRequest = TestSubscriber<Int, Never>(initialDemand: .max(1))
    byRequest.onValue { if $0 == 1 { byRequest.request(.unlimited) } }
    (1...4).publisher.subscribe(byRequest)
    #expect(byRequest.values == [1, 2, 3, 4])
    #expect(byRequest.isFinished)

    let byReturn = TestSubscriber<Int, Never>(
      initialDemand: .max(2), demandForValue: { $0 == 2 ? .unlimited : .none })
    (1...4).publisher.subscribe(byReturn)
    #expect(byReturn.values == [1, 2, 3, 4])
    #expect(byReturn.isFinished)
  }

  /// Asks for one value at a time, without recording them.
  private final class OneAtATime: Subscriber {
    var subscription: (any Subscription)?
    var sum = 0
    var lowestAddress = UInt.max
    var highestAddress = UInt.min
    var isFinished = false

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      sum += input
      withUnsafeMutablePointer(to: &sum) { _ in }
      var local = 0
      withUnsafePointer(to: &local) {
        lowestAddress = min(lowestAddress, UInt(bitPattern: $0))
        highestAddress = max(highestAddress, UInt(bitPattern: $0))
      }
      subscription?.request(.max(1))
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      isFinished = true
    }
  }

  @Test(.holds(52)) func askingForOneAtATimeUsesConstantStack() {
    let subscriber = OneAtATime()
    (1...1_000_000).publisher.subscribe(subscriber)
    #expect(subscriber.sum == 500_000_500_000)
    #expect(subscriber.isFinished)
    #expect(subscriber.highestAddress - subscriber.lowestAddress < 4096)
  }

  @Test(.holds(53), arguments: [Subscribers.Demand.unlimited, .max(3)])
  func aCancelInsideAValueStopsIt(_ demand: Subscribers.Demand) {
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: demand, demandForValue: { _ in .unlimited })
    subscriber.onValue { if $0 == 2 { subscriber.cancel() } }
    (1...3).publisher.subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completion == nil)
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1)])
  func aCancelInsideTheLastValueSuppressesTheCompletion(_ demand: Subscribers.Demand) {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: demand)
    subscriber.onValue { _ in subscriber.cancel() }
    [1].publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("[1]"), .value(1)])
  }

  @Test func aCancelBetweenRequestsStopsIt() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    (1...3).publisher.subscribe(subscriber)
    let subscription = subscriber.subscription
    subscriber.cancel()
    subscription?.request(.unlimited)
    #expect(subscriber.values == [1])
    #expect(subscription.map { "\($0)" } == "Sequence")
  }

  @Test(arguments: [true, false])
  func releasesSubscriberAndElements(_ cancels: Bool) {
    let tracker = LifetimeTracker()
    weak var weakSubscriber: TestSubscriber<LifetimeTracker.Token, Never>?
    var subscription: (any Subscription)?
    do {
      let subscriber = TestSubscriber<LifetimeTracker.Token, Never>(initialDemand: .none)
      AnySequence([tracker.token(), tracker.token()]).publisher.subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.releaseSubscription()
      weakSubscriber = subscriber
    }
    #expect(weakSubscriber != nil)
    if cancels { subscription?.cancel() } else { subscription?.request(.max(2)) }
    #expect(weakSubscriber == nil)
    subscription = nil
    #expect(tracker.count == 0)
  }

  @Test func reflectsAsApplesDoes() throws {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    (1...5).publisher.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    var children = Mirror(reflecting: subscription).children
    #expect(children.map(\.label) == ["sequence"])
    #expect(children.map { "\($0.value)" } == ["1...5"])
    subscriber.request(.unlimited)
    children = Mirror(reflecting: subscription).children
    #expect(children.map { "\($0.value)" } == ["[]"])
  }

  @Test func isEqualByItsElements() {
    #expect([1, 2].publisher == Publishers.Sequence(sequence: [1, 2]))
    #expect([1, 2].publisher != [2].publisher)
  }

  /// Checks that values come in order and one call at a time.
  private final class OrderChecker: Subscriber, Sendable {
    let isInside = Atomic<Bool>(false)
    let count = Atomic<Int>(0)
    let faults = Atomic<Int>(0)
    let completions = Atomic<Int>(0)

    // `nonisolated(unsafe)`: written before any other thread is started.
    nonisolated(unsafe) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      if isInside.exchange(true, ordering: .relaxed) { faults.add(1, ordering: .relaxed) }
      if count.add(1, ordering: .relaxed).newValue != input {
        faults.add(1, ordering: .relaxed)
      }
      isInside.store(false, ordering: .relaxed)
      return input.isMultiple(of: 100) ? .max(1) : .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      completions.add(1, ordering: .relaxed)
    }
  }

  @Test func requestsFromSeveralThreadsAddUp() {
    for _ in 0..<20 {
      let subscriber = OrderChecker()
      (1...10_000).publisher.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<200 { subscriber.subscription?.request(.max(5)) }
      }
      // 4000 by request, and one more for each hundredth value.
      #expect(subscriber.count.load(ordering: .relaxed) == 4040)
      #expect(subscriber.faults.load(ordering: .relaxed) == 0)
      #expect(subscriber.completions.load(ordering: .relaxed) == 0)

      DispatchQueue.concurrentPerform(iterations: 4) { index in
        subscriber.subscription?.request(index == 0 ? .unlimited : .max(1))
      }
      #expect(subscriber.count.load(ordering: .relaxed) == 10_000)
      #expect(subscriber.faults.load(ordering: .relaxed) == 0)
      #expect(subscriber.completions.load(ordering: .relaxed) == 1)
    }
  }

  /// Cancels on a thread of its own once ten values have come.
  private func cancelSoon(_ subscriber: OrderChecker) -> DispatchSemaphore {
    let isCancelled = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while subscriber.count.load(ordering: .relaxed) < 10 {}
      subscriber.subscription?.cancel()
      isCancelled.signal()
    }
    return isCancelled
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(3)])
  func aCancelFromAnotherThreadEndsIt(_ demand: Subscribers.Demand) {
    for _ in 0..<50 {
      let subscriber = OrderChecker()
      (1...Int.max).publisher.subscribe(subscriber)
      let isCancelled = cancelSoon(subscriber)
      while isCancelled.wait(timeout: .now()) == .timedOut {
        subscriber.subscription?.request(demand)
      }
      let count = subscriber.count.load(ordering: .relaxed)
      subscriber.subscription?.request(.unlimited)
      #expect(subscriber.count.load(ordering: .relaxed) == count)
      #expect(subscriber.faults.load(ordering: .relaxed) == 0)
      #expect(subscriber.completions.load(ordering: .relaxed) == 0)
      #expect(subscriber.subscription.map { "\($0)" } == "Sequence")
    }
  }
}

import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("Just")
struct JustTests {
  @Test(.holds(46, 290)) func sendsItsValueAndFinishesAtTheFirstRequest() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Just(42).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Just")])

    subscriber.request(.max(100))
    subscriber.request(.max(1))
    #expect(subscriber.events == [.subscription("Just"), .value(42), .completion(.finished)])
  }

  @Test func aRequestInsideTheValueDoesNothing() {
    let subscriber = TestSubscriber<Int, Never>(demandForValue: { _ in .max(1) })
    subscriber.onValue { _ in subscriber.request(.max(1)) }
    Just(42).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Just"), .value(42), .completion(.finished)])
  }

  @Test func aCancelBeforeTheRequestSuppressesAll() {
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onSubscription {
      $0.cancel()
      $0.request(.unlimited)
    }
    Just(42).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Just")])
  }

  @Test func aCancelInsideTheValueSuppressesTheCompletion() {
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { _ in subscriber.cancel() }
    Just(42).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Just"), .value(42)])
  }

  @Test(.holds(47), arguments: [true, false])
  func releasesTheSubscriberButKeepsTheValue(_ cancels: Bool) {
    let tracker = LifetimeTracker()
    weak var weakSubscriber: TestSubscriber<LifetimeTracker.Token, Never>?
    var subscription: (any Subscription)?
    do {
      let subscriber = TestSubscriber<LifetimeTracker.Token, Never>(initialDemand: .none)
      Just(tracker.token()).subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.releaseSubscription()
      weakSubscriber = subscriber
    }
    #expect(weakSubscriber != nil)
    if cancels { subscription?.cancel() } else { subscription?.request(.max(1)) }
    #expect(weakSubscriber == nil)
    #expect(tracker.count == 1)
    subscription = nil
    #expect(tracker.count == 0)
  }

  @Test(.holds(291)) func reflectsAsApplesDoes() throws {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Just(42).subscribe(subscriber)
    let children = Mirror(reflecting: try #require(subscriber.subscription)).children
    #expect(children.map(\.label) == [nil])
    #expect(children.first?.value as? Int == 42)
  }

  @Test func isEqualByItsValue() {
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
  }

  @Test func sendsOnceWhateverThreadsRequest() {
    for _ in 0..<200 {
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      Just(1).subscribe(subscriber)
      // Demand may be asked for on any thread.
      nonisolated(unsafe) let subscription = subscriber.subscription
      DispatchQueue.concurrentPerform(iterations: 4) { _ in subscription?.request(.max(1)) }
      #expect(
        subscriber.events == [.subscription("Just"), .value(1), .completion(.finished)])
    }
  }

  @Test(.holds(46)) func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      Just(1).subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test(.holds(46)) func requestingNoneTrapsAfterCompletionToo() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>()
      Just(1).subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("AnyCancellable")
struct AnyCancellableTests {
  @Test(.holds(73)) func runsItsClosureOnceAndReleasesIt() {
    let tracker = LifetimeTracker()
    var count = 0
    let cancellable = AnyCancellable { [token = tracker.token()] in
      withExtendedLifetime(token) { count += 1 }
    }
    #expect(tracker.count == 1)
    cancellable.cancel()
    #expect(tracker.count == 0)
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test(.holds(74)) func cancelsWhenItIsReleasedUnlessItHasBefore() {
    var count = 0
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 1)
    do { AnyCancellable { count += 1 }.cancel() }
    #expect(count == 2)
  }

  @Test func cancelsWhatItWraps() {
    let subscription = TestSubscription()
    var cancellable: AnyCancellable? = AnyCancellable(subscription)
    #expect(subscription.events == [])
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    #expect(subscription.events == [.cancel])
  }

  @Test func itsClosureMayCancelItAgain() {
    var count = 0
    var cancellable: AnyCancellable?
    cancellable = AnyCancellable {
      count += 1
      cancellable?.cancel()
    }
    cancellable?.cancel()
    #expect(count == 1)
  }

  @Test(.holds(75)) func isEqualByIdentity() {
    let (first, second) = (AnyCancellable {}, AnyCancellable {})
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, first, second]).count == 2)
  }

  @Test func isStoredInASetAndInACollection() {
    let subscriptions = (0..<4).map { _ in TestSubscription() }
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    var other = ContiguousArray<AnyCancellable>()
    AnyCancellable(subscriptions[0]).store(in: &set)
    AnyCancellable(subscriptions[1]).store(in: &array)
    AnyCancellable(subscriptions[2]).store(in: &other)
    subscriptions[3].store(in: &set)
    #expect((set.count, array.count, other.count) == (2, 1, 1))
    #expect(subscriptions.allSatisfy { !$0.isCancelled })
    set = []
    array = []
    other = []
    #expect(subscriptions.map(\.events) == Array(repeating: [.cancel], count: 4))
  }

  @Test func anyCancellableIsStoredInACollectionThroughTheProtocol() {
    let subscription = TestSubscription()
    var array: [AnyCancellable] = []
    (subscription as any Cancellable).store(in: &array)
    #expect(array.count == 1)
    array.removeAll()
    #expect(subscription.events == [.cancel])
  }

  @Test(.holds(76)) func runsItsClosureOnceWhenManyThreadsCancel() {
    for _ in 0..<200 {
      let runs = Recorder<Int>()
      // May be used on any thread.
      nonisolated(unsafe) let cancellable = AnyCancellable { runs.append(1) }
      DispatchQueue.concurrentPerform(iterations: 4) { _ in cancellable.cancel() }
      #expect(runs.values == [1])
    }
  }
}

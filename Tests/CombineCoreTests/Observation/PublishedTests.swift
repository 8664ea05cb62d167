import Combine
import CombineTesting
import TestSupport
import Testing

private class Counter {
  @Published var count = 0
  @Published var name: String

  init(name: String = "") {
    self.name = name
  }
}

@Suite("@Published")
struct PublishedTests {
  @Test(.holds(260)) func deliversTheCurrentValueThenEachNewOneBeforeThePropertyHasIt() {
    let counter = Counter()
    var seen: [[Int]] = []
    let cancellable = counter.$count.sink { seen.append([$0, counter.count]) }
    counter.count = 4
    counter.count = 2
    #expect(seen == [[0, 0], [4, 0], [2, 4]])
    #expect(counter.count == 2)
    cancellable.cancel()
  }

  @Test(.holds(263)) func equalValuesAreDeliveredAgain() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.$count.sink { seen.append($0) }
    counter.count = 0
    counter.count = 0
    #expect(seen == [0, 0, 0])
    cancellable.cancel()
  }

  @Test(.holds(260)) func theCurrentValueWaitsForDemand() {
    let counter = Counter(name: "first")
    let subscriber = TestSubscriber<String, Never>(initialDemand: .none)
    counter.$name.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("PublishedSubject")])
    counter.name = "second"
    subscriber.request(.max(1))
    #expect(subscriber.values == ["second"])
  }

  @Test(.holds(266)) func withoutDemandValuesAreMissedButTheNewestComesAtTheNextRequest() {
    let counter = Counter()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
    counter.$count.subscribe(subscriber)
    for value in 1...4 { counter.count = value }
    #expect(subscriber.values == [0, 1])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 1, 4])
    subscriber.request(.max(5))
    #expect(subscriber.values == [0, 1, 4])
    counter.count = 5
    #expect(subscriber.values == [0, 1, 4, 5])
  }

  @Test func synchronousDemandIsAdded() {
    let counter = Counter()
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { $0 == 1 ? .max(1) : $0 == 0 ? .max(1) : .none })
    counter.$count.subscribe(subscriber)
    for value in 1...4 { counter.count = value }
    #expect(subscriber.values == [0, 1, 2])
  }

  @Test func eachSubscriberHasItsOwnDemandAndIsServedInOrder() {
    let counter = Counter()
    var order: [String] = []
    let first = counter.$count.dropFirstByHand.sink { order.append("first \($0)") }
    let slow = TestSubscriber<Int, Never>(initialDemand: .max(1))
    counter.$count.subscribe(slow)
    let last = counter.$count.dropFirstByHand.sink { order.append("last \($0)") }
    counter.count = 1
    #expect(order == ["first 1", "last 1"])
    #expect(slow.values == [0])
    first.cancel()
    last.cancel()
  }

  @Test func settingAgainFromASubscriberDeliversNestedAndEndsWithTheOuterValue() {
    let counter = Counter()
    var first: [Int] = []
    var second: [Int] = []
    let cancellables = [
      counter.$count.sink {
        first.append($0)
        if $0 == 1 { counter.count = 2 }
      },
      counter.$count.sink { second.append($0) },
    ]
    counter.count = 1
    #expect(first == [0, 1, 2])
    #expect(second == [0, 2, 1])
    #expect(counter.count == 1)
    let late = TestSubscriber<Int, Never>()
    counter.$count.subscribe(late)
    #expect(late.values == [1])
    withExtendedLifetime(cancellables) {}
  }

  @Test func aSubscriberThatMissesTheOuterValueOfANestedAssignmentIsOwedIt() {
    let counter = Counter()
    let outer = counter.$count.sink { if $0 == 1 { counter.count = 2 } }
    let slow = TestSubscriber<Int, Never>(initialDemand: .max(2))
    counter.$count.subscribe(slow)
    counter.count = 1
    #expect(slow.values == [0, 2])
    slow.request(.max(1))
    #expect(slow.values == [0, 2, 1])
    outer.cancel()
  }

  @Test(.holds(262)) func whoSubscribesDuringADeliveryGetsTheNewValueOnce() {
    let counter = Counter()
    let late = TestSubscriber<Int, Never>()
    let cancellable = counter.$count.sink { if $0 == 7 { counter.$count.subscribe(late) } }
    counter.count = 7
    #expect(late.values == [7])
    counter.count = 8
    #expect(late.values == [7, 8])
    cancellable.cancel()
  }

  @Test func cancellingStopsDeliveryAlsoWithinOne() {
    let counter = Counter()
    let second = TestSubscriber<Int, Never>()
    let first = counter.$count.sink { if $0 == 1 { second.cancel() } }
    counter.$count.subscribe(second)
    counter.count = 1
    counter.count = 2
    #expect(second.events == [.subscription("PublishedSubject"), .value(0)])
    first.cancel()
  }

  @Test func subscribersAndObjectAreReleased() {
    let tracker = LifetimeTracker()
    do {
      let counter = Counter()
      let token = tracker.token()
      let cancellable = counter.$count.sink { _ in withExtendedLifetime(token) {} }
      #expect(tracker.count == 1)
      cancellable.cancel()
    }
    #expect(tracker.count == 0)
    weak var released: Counter?
    var cancellable: AnyCancellable?
    do {
      let counter = Counter()
      released = counter
      cancellable = counter.$count.sink { _ in }
    }
    #expect(released == nil)
    cancellable?.cancel()
  }

  @Test func replacedValuesAreReleased() {
    final class Holder {
      @Published var token: LifetimeTracker.Token?
    }
    let tracker = LifetimeTracker()
    let holder = Holder()
    let cancellable = holder.$token.sink { _ in }
    for _ in 1...3 { holder.token = tracker.token() }
    #expect(tracker.count == 1)
    holder.token = nil
    #expect(tracker.count == 0)
    cancellable.cancel()
  }

  @Test(.holds(267)) func assigningToTheProjectedValueHasNoEffect() {
    let counter = Counter()
    let other = Counter()
    let subscriber = TestSubscriber<Int, Never>()
    counter.$count.subscribe(subscriber)
    other.count = 5
    counter.$count = other.$count
    #expect(counter.count == 0)
    other.count = 9
    counter.count = 1
    #expect(counter.count == 1)
    #expect(subscriber.values == [0, 1])
  }

  @Test(.holds(269)) func accessToOtherPropertiesFromCallbacksIsNoExclusivityViolation() {
    final class Pair: ObservableObject {
      @Published var left = 0
      @Published var right = 0
      @Published var list: [Int] = []
    }
    let pair = Pair()
    var log: [Int] = []
    let cancellables = [
      pair.objectWillChange.sink { log.append(pair.left + pair.right + pair.list.count) },
      pair.$left.sink { pair.right = $0 },
      pair.$right.sink { _ in log.append(pair.left) },
      pair.$list.sink { _ in log.append(pair.list.count) },
    ]
    pair.left += 1
    pair.list.append(3)
    #expect(pair.right == 1)
    #expect(pair.list == [3])
    #expect(log.count > 4)
    withExtendedLifetime(cancellables) {}
  }

  @Test func initialValuesMayBeGivenInEveryForm() {
    final class Forms {
      @Published var inline = 1
      @Published(initialValue: 2) var argument: Int
      @Published var assigned: Int
      @Published var wrapper: Int
      @Published var optional: String?

      init() {
        assigned = 3
        _wrapper = Published(initialValue: 4)
      }
    }
    let forms = Forms()
    #expect(forms.inline == 1)
    #expect(forms.argument == 2)
    #expect(forms.assigned == 3)
    #expect(forms.wrapper == 4)
    #expect(forms.optional == nil)
    forms.assigned = 5
    #expect(forms.assigned == 5)
  }

  @Test func valuesFromManyThreadsArriveOnceAndOneAtATime() {
    // A published property may be used on any thread.
    nonisolated(unsafe) let counter = Counter()
    // Not synchronised: the serial delivery is what keeps these safe.
    nonisolated(unsafe) var received = Set<Int>()
    nonisolated(unsafe) var last = 0
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    let cancellable = counter.$count.sink { value in
      inside += 1
      if inside > 1 { overlapped = true }
      received.insert(value)
      last = value
      inside -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for i in 0..<500 {
        counter.count = thread * 500 + i + 1
        _ = counter.count
        counter.$count.sink { _ in }.cancel()
      }
    }
    #expect(received.count == 4001)
    #expect(counter.count == last)
    #expect(!overlapped)
    cancellable.cancel()
  }

  @Test func aRequestDuringADeliveryDoesNotSkipWhatOtherThreadsHaveSet() {
    final class Model {
      @Published var value = 0
    }
    // A published property may be used on any thread.
    nonisolated(unsafe) let model = Model()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(10))
    subscriber.onValue { value in
      guard value == 1 else { return }
      onOtherThread {
        model.value = 2
        model.value = 3
      }
      subscriber.request(.max(1))
    }
    model.$value.subscribe(subscriber)
    model.value = 1
    #expect(subscriber.values == [0, 1, 2, 3])
  }
}

extension Publisher where Output == Int {
  /// Without the initial 0.
  fileprivate var dropFirstByHand: Publishers.Filter<Self> { filter { $0 != 0 } }
}

import Combine
import CombineTesting
import Redux
import Testing

@Suite("publishers of a store")
struct StorePublisherTests {
  @Test("a part is published now and when it changes")
  func part() {
    let store = tallyStore()
    var counts: [Int] = []
    var states: [Tally] = []
    let first = store.publisher(for: \.count).sink { counts.append($0) }
    let second = store.publisher.sink { states.append($0) }
    store.dispatch(Nothing())
    store.dispatch(Add())
    store.dispatch(SetName(name: "x"))
    #expect(counts == [0, 1])
    #expect(states.map(\.name) == ["", "", "x"])
    first.cancel()
    store.dispatch(Add())
    #expect(counts == [0, 1])
    #expect(states.count == 4)
    second.cancel()
  }

  @Test("a subscriber without demand gets the newest value at its request")
  func demand() {
    let store = tallyStore()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    store.publisher(for: \.count).subscribe(subscriber)
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(subscriber.values == [])
    subscriber.request(.max(1))
    #expect(subscriber.values == [2])
    store.dispatch(Add())
    subscriber.request(.max(2))
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(subscriber.values == [2, 3, 4])
    subscriber.cancel()
  }

  @Test("cancelling inside a value ends the values and releases the subscriber")
  func cancelInside() {
    let store = tallyStore()
    let tracker = LifetimeTracker()
    var cancellable: AnyCancellable?
    var counts: [Int] = []
    do {
      let token = tracker.token()
      cancellable = store.publisher(for: \.count).sink { count in
        _ = token
        counts.append(count)
        if count == 2 { cancellable?.cancel() }
      }
    }
    for _ in 0..<4 { store.dispatch(Add()) }
    #expect(counts == [0, 1, 2])
    cancellable = nil
    #expect(tracker.count == 0)
  }

  @Test("a loop over values gets the newest")
  func values() async {
    let store = tallyStore()
    var counts: [Int] = []
    for await count in store.values(for: \.count) {
      counts.append(count)
      if count >= 6 { break }
      store.dispatch(Add())
      store.dispatch(Add())
    }
    #expect(counts == [0, 2, 4, 6])
  }

  @Test("closures observe a part with its old value until they are cancelled")
  func observing() {
    let store = tallyStore()
    var seen: [String] = []
    var observation: AnyCancellable? = store.observe(\.count) { old, new in
      seen.append("\(old.map(String.init) ?? "nil") \(new)")
    }
    store.dispatch(Add())
    store.dispatch(Nothing())
    observation = nil
    store.dispatch(Add())
    #expect(seen == ["nil 0", "0 1"])
    _ = observation
  }

  @Test("objectWillChange is sent before the state changes, and not for repeats")
  func objectWillChange() {
    let store = tallyStore()
    var before: [Int] = []
    let sink = store.objectWillChange.sink { before.append(store.state.count) }
    store.dispatch(Add())
    store.dispatch(Nothing())
    store.dispatch(Add())
    #expect(before == [0, 1])
    sink.cancel()
  }

  @Test("an action dispatched inside objectWillChange waits its turn")
  func dispatchInObjectWillChange() {
    let store = tallyStore()
    var sent = 0
    let sink = store.objectWillChange.sink {
      sent += 1
      if sent == 1 { store.dispatch(Add(amount: 10)) }
    }
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(seen.states == [0, 1, 11])
    sink.cancel()
  }

  @Test("a scoped store shows, announces and changes its part")
  func scoped() {
    let store = tallyStore()
    let scoped = store.scope(\.count)
    var before: [Int] = []
    let sink = scoped.objectWillChange.sink { before.append(scoped.state) }
    store.dispatch(SetName(name: "x"))
    #expect(before == [])
    scoped.dispatch(Add())
    #expect(before == [0])
    #expect(scoped.state == 1)
    #expect(store.scope(\.self).name == "x")
    sink.cancel()
  }

  @Test("a binding reads the state and sets it by an action")
  func binding() {
    let store = tallyStore()
    let name = store.binding(\.name) { SetName(name: $0) }
    name.wrappedValue = "ada"
    #expect(store.state.name == "ada")
    #expect(name.wrappedValue == "ada")
    let whole = StoreBinding(get: { store.state }, set: { store.replaceState($0) })
    whole.count.wrappedValue = 7
    #expect(store.state.count == 7)
    #expect(whole.projectedValue.wrappedValue.name == "ada")
  }
}

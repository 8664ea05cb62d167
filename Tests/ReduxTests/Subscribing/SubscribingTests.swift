import CombineTesting
import Redux
import Testing

@Suite("subscribing to a store")
struct SubscribingTests {
  @Test("the first call comes at once and a repeat never hides it")
  func firstCall() {
    let store = tallyStore()
    let whole = Recording<Tally>()
    let part = Recording<Int>()
    store.subscribe(whole)
    store.subscribe(part) { $0.select(\.count).skipRepeats().only(when: { _, _ in false }) }
    #expect(whole.states == [Tally()])
    #expect(part.states == [0])
  }

  @Test("repeats of Equatable selections are skipped, unless the store leaves them")
  func repeats() {
    let store = tallyStore()
    let leaving = tallyStore(skipsRepeats: false)
    let whole = Recording<Tally>()
    let part = Recording<Int>()
    let old = Recording<Int>()
    let left = Recording<Int>()
    store.subscribe(whole)
    store.subscribe(part) { $0.select { $0.count } }
    store.subscribe(old) { state in state.count }
    leaving.subscribe(left) { $0.select(\.count) }
    for store in [store, leaving] {
      store.dispatch(SetName(name: "a"))
      store.dispatch(Add())
      store.dispatch(Nothing())
    }
    #expect(whole.states.count == 3)
    #expect(part.states == [0, 1])
    #expect(old.states == [0, 1])
    #expect(left.states == [0, 0, 1, 1])
  }

  @Test("a state that cannot be compared is delivered for each action")
  func uncomparable() {
    struct Opaque {
      var value = 0
    }
    let store = Store<Opaque>(reducer: { $1 ?? Opaque() }, state: Opaque(), deliverOn: .immediate)
    let whole = Recording<Opaque>()
    let part = Recording<Opaque>()
    store.subscribe(whole)
    store.subscribe(part) { state in state }
    store.dispatch(Nothing())
    #expect(whole.states.count == 2)
    #expect(part.states.count == 2)
  }

  @Test("skip(when:) and only(when:) see the state before and the state now")
  func conditions() {
    let store = tallyStore()
    let skipping = Recording<Int>()
    let only = Recording<Int>()
    let closure = Recording<Int>()
    store.subscribe(skipping) { $0.select(\.count).skip { $0 + 1 == $1 } }
    store.subscribe(only) { $0.select(\.count).only { $0 + 1 == $1 } }
    store.subscribe(closure) { $0.skipRepeats { $0.count / 2 == $1.count / 2 }.select(\.count) }
    for amount in [1, 2, 1, 0] { store.dispatch(Add(amount: amount)) }
    #expect(skipping.states == [0, 3])
    #expect(only.states == [0, 1, 4])
    #expect(closure.states == [0, 3, 4])
  }

  @Test("the old value of a selection is that of the state before, also behind a condition")
  func oldSelection() {
    let store = tallyStore(skipsRepeats: false)
    let seen = Recording<Int>()
    store.subscribe(seen) {
      $0.only { $1.name != "hidden" }.select(\.count).skipRepeats()
    }
    store.dispatch(SetName(name: "hidden"))
    store.dispatch(Add(amount: 5))
    store.dispatch(SetName(name: ""))
    #expect(seen.states == [0])
    store.dispatch(Add(amount: 1))
    #expect(seen.states == [0, 6])
  }

  @Test("a selector is asked once a state")
  func selectorCalls() {
    let store = tallyStore()
    var calls = 0
    let seen = Recording<Int>()
    store.subscribe(seen) {
      $0.select { state in
        calls += 1
        return state.count
      }
    }
    for _ in 0..<10 { store.dispatch(Add()) }
    #expect(calls == 11)
    #expect(seen.states == Array(0...10))
  }

  @Test("subscribers are held weakly, and what died is forgotten")
  func weak() {
    let store = tallyStore()
    let tracker = LifetimeTracker()
    var selections = 0
    do {
      let dying = Recording<Int>(action: { [token = tracker.token()] _ in _ = token })
      store.subscribe(dying) {
        $0.select { state in
          selections += 1
          return 7
        }
      }
    }
    let living = Recording<Int>()
    store.subscribe(living) { $0.select(\.count) }
    #expect(tracker.count == 0)
    for _ in 0..<4 { store.dispatch(Add()) }
    let afterwards = selections
    for _ in 0..<4 { store.dispatch(Add()) }
    #expect(selections == afterwards)
    #expect(living.states == Array(0...8))
  }

  @Test("subscribing again replaces the subscription, with a first call, and goes to the end")
  func again() {
    let store = tallyStore()
    var order: [String] = []
    let first = Recording<Int>(action: { _ in order.append("first") })
    let second = Recording<Int>(action: { _ in order.append("second") })
    store.subscribe(first) { $0.select(\.count) }
    store.subscribe(second) { $0.select(\.count) }
    store.subscribe(first) { $0.select { $0.count * 10 } }
    order = []
    store.dispatch(Add())
    #expect(first.states == [0, 0, 10])
    #expect(order == ["second", "first"])
  }

  @Test("subscribers are called in the order in which they subscribed")
  func order() {
    let store = tallyStore()
    var order: [Int] = []
    let subscribers = (0..<50).map { index in
      Recording<Int>(action: { _ in order.append(index) })
    }
    for subscriber in subscribers { store.subscribe(subscriber) { $0.select(\.count) } }
    store.unsubscribe(subscribers[20])
    order = []
    store.dispatch(Add())
    #expect(order == Array(0..<20) + Array(21..<50))
  }

  @Test("unsubscribing in a delivery takes effect at once")
  func unsubscribing() {
    let store = tallyStore()
    let second = Recording<Int>()
    let first = Recording<Int>(action: { if $0 == 1 { store.unsubscribe(second) } })
    store.subscribe(first) { $0.select(\.count) }
    store.subscribe(second) { $0.select(\.count) }
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(first.states == [0, 1, 2])
    #expect(second.states == [0])
  }

  @Test("one who subscribes in a delivery is called at once, and once")
  func subscribingInside() {
    let store = tallyStore()
    let late = Recording<Int>()
    let first = Recording<Int>(action: {
      if $0 == 1 {
        store.subscribe(late) { $0.select(\.count) }
        #expect(late.states == [1])
      }
    })
    store.subscribe(first) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(late.states == [1])
    store.dispatch(Add())
    #expect(late.states == [1, 2])
  }

  @Test("a subscription without a transform gets states of its type only")
  func withoutTransform() {
    let store = tallyStore()
    let matching = Recording<Tally>()
    let other = Recording<String>()
    let none: ((Redux.Subscription<Tally>) -> Redux.Subscription<Tally>)? = nil
    store.subscribe(matching, transform: none)
    store.subscribe(other, transform: nil)
    store.dispatch(Add())
    #expect(matching.states.map(\.count) == [0, 1])
    #expect(other.states.isEmpty)
  }

  @Test("_newState passes on what is of the subscriber's type")
  @MainActor
  func erased() {
    let subscriber = Recording<Int>()
    subscriber._newState(state: "no")
    subscriber._newState(state: 3)
    #expect(subscriber.states == [3])
  }
}

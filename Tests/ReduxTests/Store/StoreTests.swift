import Combine
import CombineTesting
import Foundation
import Redux
import Testing

@Suite("store")
struct StoreTests {
  @Test("makes its state with the first action, which passes the middleware without a state")
  func initialState() {
    var actions: [String] = []
    var states: [Tally?] = []
    let watching: Middleware<Tally> = { _, getState in
      { next in
        { action in
          actions.append("\(type(of: action))")
          states.append(getState())
          next(action)
          states.append(getState())
        }
      }
    }
    let store = tallyStore([watching], state: nil)
    #expect(actions == ["ReSwiftInit"])
    #expect(states == [nil, Tally()])
    #expect(store.state == Tally())
    _ = tallyStore([watching])
    #expect(actions == ["ReSwiftInit"])
  }

  @Test("an action dispatched by a subscriber waits until all have seen the state")
  func dispatchingInside() {
    let store = tallyStore()
    var seen: [String] = []
    let first = Recording<Int>(action: { count in
      seen.append("first \(count)")
      if count == 1 {
        store.dispatch(Add(amount: 10))
        store.dispatch(Add(amount: 100))
        #expect(store.state.count == 1)
      }
    })
    let second = Recording<Int>(action: { seen.append("second \($0)") })
    store.subscribe(first) { $0.select(\.count) }
    store.subscribe(second) { $0.select(\.count) }
    seen = []
    store.dispatch(Add())
    #expect(
      seen == ["first 1", "second 1", "first 11", "second 11", "first 111", "second 111"])
    #expect(store.state.count == 111)
  }

  @Test("an action that a subscriber dispatches runs after the middleware of the one delivered")
  func middlewareSeesItsOwnChange() {
    var logged: [String] = []
    let logging: Middleware<Tally> = { _, getState in
      { next in
        { action in
          let before = getState()!.count
          next(action)
          logged.append("\(before) \(getState()!.count)")
        }
      }
    }
    let store = tallyStore([logging])
    let chaining = Recording<Int>(action: { if $0 > 0, $0 < 4 { store.dispatch(Add()) } })
    store.subscribe(chaining) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(logged == ["0 1", "1 2", "2 3", "3 4"])
  }

  @Test("dispatching inside the first call of a subscription waits for its end")
  func dispatchingInFirstCall() {
    let store = tallyStore()
    var inside = false
    let subscriber = Recording<Int>(action: { count in
      #expect(!inside)
      inside = true
      if count < 3 { store.dispatch(Add()) }
      inside = false
    })
    store.subscribe(subscriber) { $0.select(\.count) }
    #expect(subscriber.states == [0, 1, 2, 3])
  }

  @Test("the first middleware is the outermost, and its dispatch runs the whole chain again")
  func middlewareOrder() {
    var passed: [String] = []
    func naming(_ name: String, repeats: Bool = false) -> Middleware<Tally> {
      { dispatch, _ in
        { next in
          { action in
            passed.append("\(name) \(type(of: action))")
            if repeats, action is SetName { dispatch(Add()) }
            next(action)
            passed.append("\(name) done")
          }
        }
      }
    }
    let store = tallyStore([naming("a"), naming("b", repeats: true)])
    store.dispatch(SetName(name: "x"))
    #expect(
      passed == [
        "a SetName", "b SetName", "a Add", "b Add", "b done", "a done", "b done", "a done",
      ])
    #expect(store.state == Tally(count: 1, name: "x"))
  }

  @Test("an action dispatched by middleware is reduced before dispatch returns")
  func nestedDispatch() {
    var counts: [Int] = []
    let doubling: Middleware<Tally> = { dispatch, getState in
      { next in
        { action in
          if action is SetName {
            dispatch(Add())
            counts.append(getState()!.count)
            dispatch(Add())
            counts.append(getState()!.count)
          }
          next(action)
        }
      }
    }
    let store = tallyStore([doubling])
    let seen = Recording<Tally>()
    store.subscribe(seen)
    store.dispatch(SetName(name: "n"))
    #expect(counts == [1, 2])
    #expect(
      seen.states == [
        Tally(), Tally(count: 1), Tally(count: 2), Tally(count: 2, name: "n"),
      ])
  }

  @Test("middleware set later makes a new chain, and the chain itself can be replaced")
  func replacingMiddleware() {
    let store = tallyStore()
    store.middleware = [
      { _, _ in { next in { if let add = $0 as? Add { next(Add(amount: add.amount * 2)) } } } }
    ]
    store.dispatch(Add(amount: 2))
    #expect(store.state.count == 4)
    var taken: [any Action] = []
    store.dispatchFunction = { taken.append($0) }
    store.dispatch(Add())
    #expect(taken.count == 1)
    #expect(store.state.count == 4)
  }

  @Test("the chain may be called directly, also later and from a subscriber")
  func callingTheChain() {
    let store = tallyStore()
    var later: DispatchFunction?
    store.middleware = [
      { _, _ in
        { next in
          { action in
            later = next
            next(action)
          }
        }
      }
    ]
    store.dispatchFunction(Add())
    later?(Add())
    #expect(store.state.count == 2)
    let subscriber = Recording<Int>(action: { if $0 < 5 { store.dispatchFunction(Add()) } })
    store.subscribe(subscriber) { $0.select(\.count) }
    #expect(subscriber.states == [2, 3, 4, 5])
  }

  @Test("action creators make an action of the state")
  func actionCreators() {
    let store = tallyStore()
    store.dispatch { state, store in Add(amount: state.count + 3) }
    store.dispatch { state, store in nil }
    #expect(store.state.count == 3)
    var after: [Int] = []
    store.dispatch(
      { _, _, callback in
        callback { state, _ in Add(amount: state.count) }
        callback { _, _ in nil }
      }, callback: { after.append($0.count) })
    store.dispatch { _, _, callback in callback { _, _ in Add(amount: 1) } }
    #expect(after == [6])
    #expect(store.state.count == 7)
  }

  @Test("dispatching inside a reducer stops the program and names both actions")
  func dispatchingInReducer() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let holder = LockedBox<Store<Tally>?>(nil)
      let store = Store<Tally>(
        reducer: { action, state in
          if action is Add { holder.withLock { $0 }?.dispatch(Nothing()) }
          return state ?? Tally()
        }, state: Tally(), deliverOn: .immediate)
      holder.withLock { $0 = store }
      store.dispatch(Add())
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Nothing was dispatched inside a reducer, while it reduced Add"))
  }

  @Test("a replaced state reaches the subscribers in order, a replaced reducer the next action")
  func replacing() {
    let store = tallyStore()
    let seen = Recording<Int>(action: {
      if $0 == 1 { store.replaceState(Tally(count: 50)) }
    })
    store.subscribe(seen) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(seen.states == [0, 1, 50])
    store.replaceReducer { action, state in Tally(count: state!.count - 1) }
    store.dispatch(Add())
    #expect(seen.states == [0, 1, 50, 49])
  }

  @Test("a store releases itself, its middleware and what it holds")
  func release() {
    let tracker = LifetimeTracker()
    do {
      let token = tracker.token()
      let holding: Middleware<Tally> = { dispatch, getState in
        { next in
          { action in
            _ = token
            next(action)
          }
        }
      }
      let store = tallyStore([holding])
      let seen = Recording<Tally>()
      store.subscribe(seen)
      store.dispatch(Add())
    }
    #expect(tracker.count == 0)
  }

  @Test("subclasses may override dispatching and reducing")
  func subclass() {
    // `@unchecked Sendable`: it adds no state to what the store guards.
    final class Loud: Store<Tally>, @unchecked Sendable {
      override func _defaultDispatch(action: any Action) {
        super._defaultDispatch(action: action)
        super._defaultDispatch(action: action)
      }
    }
    let store = Loud(reducer: tallyReducer, state: Tally(), deliverOn: .immediate)
    store.dispatch(Add())
    #expect(store.state.count == 2)
  }
}

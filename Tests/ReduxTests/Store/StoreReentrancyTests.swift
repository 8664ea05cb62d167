import Combine
import CombineTesting
import Foundation
import Redux
import Testing

/// Code that uses the store from where it should not expect to: ends of objects, ends of values,
/// waits for the main thread.
@Suite("re-entrancy of a store")
struct StoreReentrancyTests {
  /// Calls a closure when it ends.
  final class Farewell: Sendable {
    let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  struct Hold: Action {
    var farewell: Farewell?
  }

  struct Held {
    var count = 0
    var farewell: Farewell?
  }

  static func heldStore() -> Store<Held> {
    Store(
      reducer: { action, state in
        var state = state ?? Held()
        if let hold = action as? Hold { state.farewell = hold.farewell }
        if let add = action as? Add { state.count += add.amount }
        return state
      }, state: Held(), deliverOn: .immediate)
  }

  @Test("a part of the state may dispatch as it ends")
  func endOfState() {
    let store = Self.heldStore()
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select { $0.count } }
    for _ in 0..<3 {
      store.dispatch(Hold(farewell: Farewell { store.dispatch(Add()) }))
    }
    store.dispatch(Hold())
    store.dispatch(Add(amount: 10))
    #expect(store.state.count == 13)
    #expect(seen.states == [0, 1, 2, 3, 13])
  }

  @Test("a replaced state, reducer, chain or function may dispatch as it ends")
  func endOfReplaced() {
    let store = Self.heldStore()
    let reducer: Reducer<Held> = { action, state in
      var state = state ?? Held()
      if let add = action as? Add { state.count += add.amount }
      return state
    }
    func keeping(_ farewell: Farewell) -> Reducer<Held> {
      { action, state in
        _ = farewell
        return reducer(action, state)
      }
    }
    func keeping(_ farewell: Farewell) -> Middleware<Held> {
      { _, _ in
        { next in
          { action in
            _ = farewell
            next(action)
          }
        }
      }
    }
    store.replaceReducer(keeping(Farewell { store.dispatch(Add(amount: 1)) }))
    store.replaceReducer(reducer)
    store.middleware = [keeping(Farewell { store.dispatch(Add(amount: 10)) })]
    store.middleware = []
    store.replaceState(Held(count: 2, farewell: Farewell { store.dispatch(Add(amount: 100)) }))
    store.replaceState(Held(count: 1000))
    #expect(store.state.count == 1100)
  }

  @Test("a subscriber may dispatch and unsubscribe as it ends, in the middle of a delivery")
  func endOfSubscriber() {
    final class Mortal: StoreSubscriber {
      let store: Store<Tally>
      init(_ store: Store<Tally>) { self.store = store }
      func newState(state: Tally) {}
      deinit {
        store.unsubscribe(self)
        store.dispatch(Add(amount: 100))
      }
    }
    let store = tallyStore()
    var mortal: Mortal? = Mortal(store)
    store.subscribe(mortal!)
    let killer = Recording<Int>(action: { if $0 == 1 { mortal = nil } })
    store.subscribe(killer) { $0.select(\.count) }
    let last = Recording<Int>()
    store.subscribe(last) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(killer.states == [0, 1, 101])
    #expect(last.states == [0, 1, 101])
    #expect(mortal == nil)
  }

  @Test("a subscriber that always dispatches more does not use up the stack")
  func longChain() {
    let store = tallyStore()
    let seen = Recording<Int>(action: { if $0 < 100_000 { store.dispatch(Add()) } })
    store.subscribe(seen) { $0.select(\.count) }
    #expect(store.state.count == 100_000)
    #expect(seen.states.count == 100_001)
  }

  @Test("middleware on another thread may wait for the main thread, which may dispatch meanwhile")
  @MainActor func waitingForMain() async {
    // The main queue may be served by any thread while tests run, and what it delivers may be an
    // action of the other thread: that one must not wait for the queue.
    let isMain = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    let waiting: Middleware<Tally> = { _, _ in
      { next in
        { action in
          if DispatchQueue.getSpecific(key: isMain) != true, let name = action as? SetName {
            DispatchQueue.main.sync { _ = name }
          }
          next(action)
        }
      }
    }
    let store = Store(reducer: tallyReducer, state: Tally(), middleware: [waiting])
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select(\.count) }
    let done = Signal()
    Thread.detachNewThread {
      for index in 0..<50 { store.dispatch(SetName(name: "\(index)")) }
      done.send()
    }
    for _ in 0..<50 {
      store.dispatch(Add())
      await Task.yield()
    }
    while !(store.state.count == 50 && store.state.name == "49") { await Task.yield() }
    while seen.states.last != 50 { await Task.yield() }
    #expect(seen.states == seen.states.sorted())
    withExtendedLifetime(done) {}
  }

  @Test("scoped stores, publishers, loops and bindings leave nothing behind")
  func releases() async {
    let tracker = LifetimeTracker()
    weak var gone: Store<Tally>?
    do {
      let store = tallyStore()
      gone = store
      let scoped = store.scope(\.count)
      let binding = store.binding(\.name) { SetName(name: $0) }
      let sink = store.publisher(for: \.count).sink { [token = tracker.token()] _ in _ = token }
      let loop = Task { for await _ in store.values(for: \.count) {} }
      store.dispatch(Add())
      binding.wrappedValue = "x"
      #expect(scoped.state == 1)
      store.run(.run { _ in try? await Task.sleep(for: .seconds(1000)) })
      store.dispatch(
        AsyncThunk<Tally> { _, _ in try await Task.sleep(for: .seconds(1000)) })
      loop.cancel()
      await loop.value
      sink.cancel()
    }
    #expect(gone == nil)
    #expect(tracker.count == 0)
  }

  @Test("jumps, skips, actions and effects on several threads leave history and state in step")
  func travelOnThreads() {
    let store = tallyStore()
    let travel = TimeTravel(store, limit: 20)
    let done = Signal()
    for thread in 0..<4 {
      Thread.detachNewThread {
        for index in 0..<100 {
          switch (thread + index) % 8 {
          case 0: travel.stepBack()
          case 1: travel.jump(to: travel.snapshot.steps.first?.id ?? 0)
          case 2: travel.skip(travel.snapshot.steps.last?.id ?? 0)
          case 3: travel.move(travel.snapshot.steps.last?.id ?? 0, to: index % 5)
          case 4: store.run(.send(Add()).cancellable(id: thread, cancelInFlight: true))
          case 5: travel.setPaused(index % 3 == 0)
          case 6: index % 16 == 6 ? travel.commit() : travel.sweep()
          default: store.dispatch(Add())
          }
        }
        done.send()
      }
    }
    #expect(done.wait(count: 4))
    #expect(travel.snapshot.state == store.state)
    #expect(travel.snapshot.steps.count <= 20)
    travel.stop()
    store.dispatch(Add())
    #expect(travel.snapshot.steps.count <= 20)
  }
}

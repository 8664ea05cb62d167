import Combine
import Redux

private struct BenchState {
  var counters = [Int](repeating: 0, count: 1000)
  var sum = 0
}

private struct Count: Action {
  let index: Int
}

private func reduce(_ state: inout BenchState, _ action: any Action) {
  guard let count = action as? Count else { return }
  state.counters[count.index] &+= 1
  state.sum &+= 1
}

/// Selects one counter and adds up what it is called with.
///
/// `@unchecked Sendable`, `nonisolated(unsafe)`: used by the benchmark's one thread.
private final class CounterSubscriber: StoreSubscriber, @unchecked Sendable {
  nonisolated(unsafe) var calls = 0

  nonisolated func newState(state: Int) {
    calls &+= 1
  }
}

/// What one writes by hand: the state, a function that changes it, and a callback a subscriber that
/// is called when its part has changed.
private func byHand(subscribers: Int) -> @Sendable (Int) -> Int {
  { count in
    var state = BenchState()
    let objects = (0..<subscribers).map { _ in CounterSubscriber() }
    let callbacks = objects.indices.map { index in
      { (old: BenchState, new: BenchState) in
        if old.counters[index] != new.counters[index] { objects[index].calls &+= 1 }
      }
    }
    for x in 0..<count {
      let old = state
      reduce(&state, Count(index: x % 1000))
      for callback in callbacks { callback(old, state) }
    }
    return objects.reduce(state.sum) { $0 + $1.calls }
  }
}

private func withStore(subscribers: Int) -> @Sendable (Int) -> Int {
  { count in
    let store = Store(state: BenchState(), deliverOn: .immediate, reducing: reduce)
    let objects = (0..<subscribers).map { _ in CounterSubscriber() }
    for (index, object) in objects.enumerated() {
      store.subscribe(object) { $0.select { $0.counters[index] } }
      object.calls = 0
    }
    for x in 0..<count { store.dispatch(Count(index: x % 1000)) }
    return objects.reduce(store.state.sum) { $0 + $1.calls }
  }
}

let reduxBenchmarks = [0, 1, 10, 100, 1000].map { subscribers in
  Benchmark(
    name: "store: dispatch, \(subscribers) subscribers of a part each",
    count: subscribers > 100 ? 2_000 : 100_000,
    // The state, its array, the action and the places it is kept at meanwhile; the subscriptions of
    // many subscribers are spread over few dispatches.
    allocations: subscribers > 100 ? 7.1 : 5.25,
    byHand: byHand(subscribers: subscribers),
    withCombine: withStore(subscribers: subscribers))
}

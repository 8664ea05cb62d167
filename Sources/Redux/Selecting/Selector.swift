/// Derives something from the state and remembers it: it is computed again only when one of its
/// inputs has changed.
///
/// ```swift
/// let visibleNames = createSelector(\AppState.users, \AppState.filter) { users, filter in
///   users.map(\.name).filter { $0.hasPrefix(filter) }
/// }
/// store.subscribe(self) { $0.select(visibleNames) }
/// ```
///
/// A selector may be used on any thread and be an input of another. It remembers the result for one
/// set of inputs, so give each store and each purpose its own.
///
/// `@unchecked Sendable`: what it remembers is in a lock, and the closures are to be pure.
public final class Selector<State, Output>: @unchecked Sendable {
  private let evaluate: (State) -> Output
  private let computations: () -> Int

  fileprivate init(evaluate: @escaping (State) -> Output, computations: @escaping () -> Int) {
    self.evaluate = evaluate
    self.computations = computations
  }

  /// What the selector derives from `state`.
  public func callAsFunction(_ state: State) -> Output { evaluate(state) }

  /// How often the result has been computed, for tests.
  public var recomputations: Int { computations() }
}

/// What a selector remembers.
private struct Memory<Inputs, Output> {
  var last: (inputs: Inputs, output: Output)?
  var computations = 0
}

/// Keeps a selector's memory in a lock.
private final class SelectorMemory<Inputs, Output> {
  let lock = Lock(Memory<Inputs, Output>())

  /// The remembered output if `isSame` says that the inputs are the remembered ones, else what
  /// `compute` gives.
  func output(
    for inputs: Inputs, isSame: (Inputs) -> Bool, compute: () -> Output
  ) -> Output {
    if let last = lock.withLock({ $0.last }), isSame(last.inputs) { return last.output }
    let output = compute()
    let replaced = lock.withLock { memory in
      defer { memory.last = (inputs, output) }
      memory.computations += 1
      return memory.last
    }
    withExtendedLifetime(replaced) {}
    return output
  }
}

/// A selector that computes `combine` of what the inputs give, and again only when one of them
/// gives something else than before.
///
/// Inputs are key paths, functions of the state or, as `{ selector($0) }`, other selectors.
public func createSelector<State, each Input: Equatable, Output>(
  _ input: repeat @escaping (State) -> each Input,
  combine: @escaping (repeat each Input) -> Output
) -> Selector<State, Output> {
  let memory = SelectorMemory<(repeat each Input), Output>()
  return Selector(
    evaluate: { state in
      let inputs = (repeat (each input)(state))
      return memory.output(
        for: inputs,
        isSame: { last in
          for isEqual in repeat (each last) == (each inputs) {
            if !isEqual { return false }
          }
          return true
        }, compute: { combine(repeat each inputs) })
    }, computations: { memory.lock.withLock { $0.computations } })
}

extension Subscription {
  /// Narrows the state to what `selector` derives from it.
  public func select<Output>(_ selector: Selector<State, Output>) -> Subscription<Output> {
    select { selector($0) }
  }

  /// Narrows the state to several parts of it, for one subscriber of all of them; repeats, in which
  /// none of the parts changes, are passed over.
  ///
  /// ```swift
  /// store.subscribe(self) { $0.select(\.user, \.settings) }
  ///
  /// func newState(state: (User?, Settings)) { … }
  /// ```
  public func select<First: Equatable, Second: Equatable, each Other: Equatable>(
    _ first: KeyPath<State, First>, _ second: KeyPath<State, Second>,
    _ other: repeat KeyPath<State, each Other>
  ) -> Subscription<(First, Second, repeat each Other)> {
    skipRepeats { old, new in
      guard old[keyPath: first] == new[keyPath: first], old[keyPath: second] == new[keyPath: second]
      else { return false }
      for path in repeat each other {
        if !isSame(path, old, new) { return false }
      }
      return true
    }.select { state in
      (state[keyPath: first], state[keyPath: second], repeat state[keyPath: each other])
    }
  }
}

private func isSame<State, Part: Equatable>(
  _ path: KeyPath<State, Part>, _ old: State, _ new: State
) -> Bool {
  old[keyPath: path] == new[keyPath: path]
}

/// What a subscriber chooses to see: states of the store, narrowed step by step.
///
/// ```swift
/// store.subscribe(self) { $0.select(\.usersState).skipRepeats() }
/// ```
///
/// Each step is asked once a state, in the order in which the steps are written. The first state
/// after subscribing has no older one beside it, and no step hides it for being a repeat.
public final class Subscription<State> {
  /// Gets the state before, the state now and the number of the change that lies between them; 0
  /// says that changes are not numbered.
  @usableFromInline
  typealias Observer = (_ old: State?, _ new: State, _ change: UInt64) -> Void

  /// Gets whole states as the store keeps them, in a ``StateBox``: passing those on costs nothing,
  /// however large they are.
  @usableFromInline typealias BoxObserver = Listener.Receive

  @usableFromInline
  enum Source {
    case values((@escaping Observer) -> Void)
    case boxes((@escaping BoxObserver) -> Void)
  }

  @usableFromInline let source: Source

  @inlinable
  init(source: Source) {
    self.source = source
  }

  /// A subscription to all states that `listener` gets.
  @inlinable
  convenience init(root listener: Listener) {
    self.init(
      source: .boxes { [unowned listener] observer in
        listener.receive = observer
      })
  }

  /// A subscription to states that `sink` passes to the closure it is given: the state before, if
  /// any, and the state now.
  public convenience init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
    self.init(source: .values { observer in sink { observer($0, $1, 0) } })
  }

  /// Calls `observer` from now on.
  @inlinable
  func observe(_ observer: @escaping Observer) {
    switch source {
    case .values(let attach): attach(observer)
    case .boxes(let attach):
      attach { old, new, change in observer(old.map(unboxed), unboxed(new), change) }
    }
  }

  /// Calls `observer` from now on, with the state now only.
  @inlinable
  func observeNew(_ observer: @escaping (State) -> Void) {
    switch source {
    case .values(let attach): attach { _, new, _ in observer(new) }
    case .boxes(let attach): attach { _, new, _ in observer(unboxed(new)) }
    }
  }

  /// Narrows the state to what `selector` makes of it.
  @inlinable
  public func select<Substate>(
    _ selector: @escaping (State) -> Substate
  ) -> Subscription<Substate> {
    switch source {
    case .values(let attach):
      Subscription<Substate>(
        source: .values { observer in
          let memory = SelectionMemory<Substate>()
          attach { old, new, change in
            let selected = selector(new)
            let older = memory.older(change) { old.map(selector) }
            memory.keep(selected, change)
            observer(older, selected, change)
          }
        })
    case .boxes(let attach):
      Subscription<Substate>(
        source: .values { observer in
          let memory = SelectionMemory<Substate>()
          attach { old, new, change in
            let selected = selector(unboxed(new))
            let older = memory.older(change) { old.map { selector(unboxed($0)) } }
            memory.keep(selected, change)
            observer(older, selected, change)
          }
        })
    }
  }

  /// Narrows the state to the part at `keyPath`.
  @inlinable
  public func select<Substate>(
    _ keyPath: KeyPath<State, Substate>
  ) -> Subscription<Substate> {
    select { $0[keyPath: keyPath] }
  }

  /// Passes over states that `isRepeat` says to repeat the one before.
  @inlinable
  public func skipRepeats(
    _ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    switch source {
    case .values(let attach):
      Subscription(
        source: .values { observer in
          attach { old, new, change in
            if let old, isRepeat(old, new) { return }
            observer(old, new, change)
          }
        })
    case .boxes(let attach):
      Subscription(
        source: .boxes { observer in
          attach { old, new, change in
            if let old, isRepeat(unboxed(old), unboxed(new)) { return }
            observer(old, new, change)
          }
        })
    }
  }

  /// Passes over changes of which `when` is true, given the state before and the state now.
  @inlinable
  public func skip(
    when: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    skipRepeats(when)
  }

  /// Passes on only changes of which `when` is true, given the state before and the state now.
  @inlinable
  public func only(
    when: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    skipRepeats { !when($0, $1) }
  }
}

extension Subscription where State: Equatable {
  /// Passes over states that are equal to the one before.
  @inlinable
  public func skipRepeats() -> Subscription<State> {
    skipRepeats(==)
  }
}

/// What a selection gave last, so that the selector, which may be costly, is asked once a state.
///
/// Touched only by the thread whose turn it is to deliver.
@usableFromInline
final class SelectionMemory<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value?
  @exclusivity(unchecked) @usableFromInline var change: UInt64 = 0

  @inlinable
  init() {}

  /// What the selection gave for the state before `change`, if it was asked for that; else what
  /// `select` gives.
  @inlinable @inline(__always)
  func older(_ change: UInt64, _ select: () -> Value?) -> Value? {
    self.change != 0 && self.change &+ 1 == change ? value : select()
  }

  @inlinable @inline(__always)
  func keep(_ value: Value, _ change: UInt64) {
    self.value = value
    self.change = change
  }
}

extension Subscription {
  /// The states that are of the type `Selected`.
  @inlinable
  func conditionalCast<Selected>(_: Selected.Type) -> Subscription<Selected> {
    Subscription<Selected>(
      source: .values { [self] observer in
        observe { old, new, change in
          if let new = new as? Selected { observer(old as? Selected, new, change) }
        }
      })
  }
}

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

  @usableFromInline let attach: (@escaping Observer) -> Void

  @usableFromInline
  init(attach: @escaping (@escaping Observer) -> Void) {
    self.attach = attach
  }

  /// A subscription to states that `sink` passes to the closure it is given: the state before, if
  /// any, and the state now.
  public convenience init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
    self.init(attach: { observer in sink { observer($0, $1, 0) } })
  }

  /// Narrows the state to what `selector` makes of it.
  @inlinable
  public func select<Substate>(
    _ selector: @escaping (State) -> Substate
  ) -> Subscription<Substate> {
    let attach = attach
    return Subscription<Substate>(attach: { observer in
      // Guarded by the store's delivery, which is serial.
      var newest: Substate?
      var newestChange: UInt64 = 0
      attach { old, new, change in
        // Selectors may be costly: the older value is the newer one of the change before.
        let older =
          change != 0 && newestChange == change - 1 && newest != nil && old != nil
          ? newest : old.map(selector)
        let selected = selector(new)
        newest = selected
        newestChange = change
        observer(older, selected, change)
      }
    })
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
    let attach = attach
    return Subscription(attach: { observer in
      attach { old, new, change in
        if let old, isRepeat(old, new) { return }
        observer(old, new, change)
      }
    })
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

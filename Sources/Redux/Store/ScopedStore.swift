import Combine

/// A part of a store, for a view or a module that needs no more: it shows that part of the state,
/// passes actions on, and as an `ObservableObject` it announces changes of that part only.
///
/// ```swift
/// let users = store.scope(\.usersState)
/// users.selected            // store.state.usersState.selected
/// users.dispatch(Select(id))
/// ```
///
/// Its state is the one last delivered: on the main thread, with a store that delivers there, what
/// it shows never changes behind a view's back.
///
/// `@unchecked Sendable`: what changes is in a lock.
@dynamicMemberLookup
public final class ScopedStore<Part>: DispatchingStoreType, ObservableObject, @unchecked Sendable {
  /// Sends before the part changes, where the store calls its subscribers. For an `Equatable` part
  /// it sends only when it does change.
  public let objectWillChange = ObservableObjectPublisher()

  private let current: Lock<Part>
  private let send: DispatchFunction
  private let isRepeat = equality(Part.self)
  private var subscription: AnyCancellable?

  init<State>(_ store: Store<State>, part: @escaping (State) -> Part) {
    current = Lock(part(store.state))
    send = { store.dispatch($0) }
    subscription = store.observe({ $0.select(part) }) { [weak self] _, new in self?.show(new) }
  }

  private func show(_ new: Part) {
    if let isRepeat, isRepeat(state, new) { return }
    objectWillChange.send()
    let replaced = current.withLock { current in
      defer { current = new }
      return current
    }
    withExtendedLifetime(replaced) {}
  }

  /// The part of the state that was last delivered.
  public var state: Part { current.withLock { $0 } }

  /// A property of the part.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Part, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Hands `action` to the store.
  public func dispatch(_ action: any Action) {
    send(action)
  }
}

extension Store {
  /// The part of the store at `keyPath`. It keeps the store.
  public func scope<Part>(_ keyPath: KeyPath<State, Part>) -> ScopedStore<Part> {
    ScopedStore(self) { $0[keyPath: keyPath] }
  }

  /// What `selector` derives from the store. It keeps the store.
  public func scope<Part>(_ selector: Selector<State, Part>) -> ScopedStore<Part> {
    ScopedStore(self) { selector($0) }
  }
}

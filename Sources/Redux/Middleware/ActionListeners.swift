import Combine

/// Middleware that tells listeners of actions, and lets tasks wait for one.
///
/// ```swift
/// let listeners = ActionListeners<AppState>()
/// let store = Store(reducer: reducer, state: nil, middleware: [listeners.middleware])
/// let answer = try await listeners.next(SetUser.self) { $0.user.id == "octocat" }
/// ```
///
/// Listeners are told after the action has been reduced, on the thread that dispatched it, in the
/// order in which they came.
///
/// `@unchecked Sendable`: what changes is in a lock.
public final class ActionListeners<State>: @unchecked Sendable {
  private typealias Listener = (any Action, State?) -> Void

  private struct Registry {
    var last = 0
    var listeners: [(number: Int, listener: Listener)] = []
  }

  private let registry = Lock(Registry())

  public init() {}

  /// The middleware that tells the listeners, for one store.
  public var middleware: Middleware<State> {
    { [self] _, getState in
      { next in
        { [self] action in
          next(action)
          let listeners = registry.withLock { $0.listeners }
          if listeners.isEmpty { return }
          let state = getState()
          for (number, listener) in listeners where isListening(number) { listener(action, state) }
        }
      }
    }
  }

  private func isListening(_ number: Int) -> Bool {
    registry.withLock { $0.listeners.contains { $0.number == number } }
  }

  /// Calls `perform` with each action of the type `type` and the state after it, until the result
  /// is cancelled.
  public func on<A: Action>(
    _ type: A.Type, perform: @escaping (_ action: A, _ state: State?) -> Void
  ) -> AnyCancellable {
    let number = add { action, state in
      if let action = action as? A { perform(action, state) }
    }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  /// Waits for the next action of the type `type` of which `condition` is true. Throws
  /// `CancellationError` if the waiting task is cancelled.
  public func next<A: Action>(
    _ type: A.Type, where condition: ((A) -> Bool)? = nil
  ) async throws -> A {
    let wait = AwaitedResult<A>()
    let number = add { action, _ in
      if let action = action as? A, condition?(action) ?? true { wait.end(.success(action)) }
    }
    defer { remove(number) }
    return try await wait.value().state
  }

  private func add(_ listener: @escaping Listener) -> Int {
    registry.withLock { registry in
      registry.last += 1
      registry.listeners.append((registry.last, listener))
      return registry.last
    }
  }

  private func remove(_ number: Int) {
    let removed = registry.withLock { registry in
      registry.listeners.firstIndex { $0.number == number }.map {
        registry.listeners.remove(at: $0)
      }
    }
    withExtendedLifetime(removed) {}
  }
}

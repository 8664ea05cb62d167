/// An action that is an asynchronous piece of work: it gets `dispatch` and `getState`, may await, and
/// dispatches what comes of it. A store runs it in a task, without any middleware for it.
///
/// ```swift
/// func fetchUser(id: String) -> AsyncThunk<AppState> {
///   AsyncThunk(id: "user", cancelInFlight: true) { dispatch, getState in
///     dispatch(Loading())
///     dispatch(SetUser(user: try await service.user(id: id)))
///   }
/// }
/// try await store.dispatch(fetchUser(id: "octocat")).value
/// ```
///
/// Thunks are chained by awaiting one inside another: `try await dispatch(fetchUser(id:)).value`.
/// What a cancelled thunk dispatches does not reach the store.
///
/// `@unchecked Sendable`: it never changes, and its identifier is only compared.
public struct AsyncThunk<State>: Action, @unchecked Sendable {
  /// The work of a thunk. `getState` gives `nil` once the store is gone.
  public typealias Body =
    @Sendable (
      _ dispatch: ThunkDispatch<State>, _ getState: @escaping @Sendable () -> State?
    ) async throws -> Void

  let id: AnyHashable?
  let cancelsInFlight: Bool
  let priority: TaskPriority?
  let body: Body
  var ticket: ThunkTicket?

  /// A thunk that runs `body`.
  public init(priority: TaskPriority? = nil, body: @escaping Body) {
    id = nil
    cancelsInFlight = false
    self.priority = priority
    self.body = body
  }

  /// A thunk that runs `body` under the identifier `id`, by which ``Effect/cancel(id:)`` cancels it.
  ///
  /// - Parameter cancelInFlight: Whether what runs under that identifier is cancelled when this one
  ///   starts.
  public init(
    id: some Hashable, cancelInFlight: Bool = false, priority: TaskPriority? = nil,
    body: @escaping Body
  ) {
    self.id = AnyHashable(id)
    cancelsInFlight = cancelInFlight
    self.priority = priority
    self.body = body
  }
}

/// The `dispatch` of an ``AsyncThunk``.
public struct ThunkDispatch<State>: Sendable {
  weak let store: Store<State>?
  let send: Effect.Send

  /// Dispatches `action`, unless the thunk was cancelled.
  public func callAsFunction(_ action: any Action) {
    send(action)
  }

  /// Dispatches `thunk`, to be awaited or not. It is not cancelled with the thunk that dispatches
  /// it, unless that one awaits it in a task group of its own.
  @discardableResult
  public func callAsFunction(_ thunk: AsyncThunk<State>) -> Task<Void, any Error> {
    guard let store else { return Task { throw CancellationError() } }
    return store.dispatch(thunk)
  }
}

/// Travels with a dispatched thunk: if the thunk is dropped on its way, whoever awaits it is told.
final class ThunkTicket: Sendable {
  let outcome: ThunkOutcome

  init(outcome: ThunkOutcome) {
    self.outcome = outcome
  }

  deinit {
    outcome.end(.failure(CancellationError()))
  }
}

/// How a thunk has ended, and what to cancel with it.
final class ThunkOutcome: Sendable {
  private let result = AwaitedResult<Void>()
  private let cancellation = EffectRun()

  /// Ends it, once.
  func end(_ result: Result<Void, any Error>) {
    self.result.end(result)
  }

  /// Cancels `run` when it is cancelled itself, and ends with it.
  func follow(_ run: EffectRun) {
    cancellation.whenOver { run.cancel() }
    run.whenOver { [result] in result.end(.failure(CancellationError())) }
  }

  /// Waits for the end.
  func wait() async throws {
    _ = try await result.value { [cancellation] in cancellation.cancel() }
  }
}

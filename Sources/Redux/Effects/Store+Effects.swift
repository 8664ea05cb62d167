extension Store {
  /// Runs `effect`, whose actions are dispatched here, without passing it through the middleware.
  @discardableResult
  public func run(_ effect: Effect) -> EffectRun {
    core.effects.start(effect) { [weak self] action in self?.dispatch(action) }
  }

  /// How many effects and asynchronous thunks run, are debounced or wait for their interval.
  public var effectsInFlight: Int { core.effects.count }

  /// Dispatches `thunk`.
  ///
  /// - Returns: A task that ends with the thunk and throws what it throws, or `CancellationError`
  ///   if it was cancelled or some middleware kept it back. Cancelling the task cancels the thunk.
  @discardableResult
  public func dispatch(_ thunk: AsyncThunk<State>) -> Task<Void, any Error> {
    let outcome = ThunkOutcome()
    var thunk = thunk
    thunk.ticket = ThunkTicket(outcome: outcome)
    dispatch(thunk as any Action)
    thunk.ticket = nil
    return Task { try await outcome.wait() }
  }

  /// Runs `action`, an effect or an asynchronous thunk.
  func runEffect(_ action: any Action) {
    if let effect = action as? Effect {
      run(effect)
    } else if let thunk = action as? AsyncThunk<State> {
      start(thunk)
    }
  }

  private func start(_ thunk: AsyncThunk<State>) {
    let ticket = thunk.ticket
    let body = thunk.body
    let getState: @Sendable () -> State? = { [weak self] in self?.state }
    var effect = Effect.run(priority: thunk.priority) { [weak self] send in
      do {
        try await body(ThunkDispatch(store: self, send: send), getState)
        ticket?.outcome.end(.success(()))
      } catch {
        ticket?.outcome.end(.failure(error))
      }
    }
    if let id = thunk.id {
      effect = effect.cancellable(id: id, cancelInFlight: thunk.cancelsInFlight)
    }
    let run = run(effect)
    ticket?.outcome.follow(run)
  }
}

extension Store where State: Equatable {
  /// Calls `subscriber` with the state now and whenever it has changed. See
  /// ``Store/subscribe(_:)``.
  @inlinable
  public func subscribe<S: StoreSubscriber>(_ subscriber: S)
  where S.StoreSubscriberStateType == State {
    subscribe(subscriber, listening: skippingRepeats)
  }
}

extension Store {
  /// Calls `subscriber` with what `transform` makes of the state, now and whenever that has changed.
  /// See ``subscribe(_:)``.
  @inlinable
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(
      subscriber,
      listening: { all in
        skippingRepeats(transform.map { $0(all) } ?? all.conditionalCast(SelectedState.self))
      })
  }

  /// Calls `subscriber` with what `selector` makes of the state, now and after each action: the form
  /// of ReSwift 3.
  @_disfavoredOverload
  @inlinable
  public func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, selector: @escaping (State) -> SelectedState
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(subscriber, listening: { $0.select(selector) })
  }

  /// Calls `subscriber` with what `selector` makes of the state, now and whenever that has changed:
  /// the form of ReSwift 3.
  @_disfavoredOverload
  @inlinable
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, selector: @escaping (State) -> SelectedState
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(subscriber, listening: { skippingRepeats($0.select(selector)) })
  }

  /// `subscription` without repeats, unless the store was asked to leave them.
  @inlinable
  func skippingRepeats<Selected: Equatable>(
    _ subscription: Subscription<Selected>
  ) -> Subscription<Selected> {
    skipsRepeats ? subscription.skipRepeats() : subscription
  }

  /// Calls `subscriber` with the part of each state that `transform` selects.
  @inlinable
  func subscribe<Selected, S: StoreSubscriber>(
    _ subscriber: S, listening transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected {
    let listener = Listener(subscriber: subscriber)
    transform(Subscription(root: listener)).observeNew { [weak subscriber] new in
      subscriber?.deliver(new)
    }
    core.add(listener)
  }
}

extension Store where State: Equatable {
  /// Calls `subscriber` with the state now and whenever it has changed. See
  /// ``Store/subscribe(_:)``.
  public func subscribe<S: StoreSubscriber>(_ subscriber: S)
  where S.StoreSubscriberStateType == State {
    subscribe(subscriber, listening: skippingRepeats)
  }
}

extension Store {
  /// Calls `subscriber` with what `transform` makes of the state, now and whenever that has changed.
  /// See ``subscribe(_:)``.
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
  public func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, selector: @escaping (State) -> SelectedState
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(subscriber, listening: { $0.select(selector) })
  }

  /// Calls `subscriber` with what `selector` makes of the state, now and whenever that has changed:
  /// the form of ReSwift 3.
  @_disfavoredOverload
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, selector: @escaping (State) -> SelectedState
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(subscriber, listening: { skippingRepeats($0.select(selector)) })
  }

  /// `subscription` without repeats, unless the store was asked to leave them.
  func skippingRepeats<Selected: Equatable>(
    _ subscription: Subscription<Selected>
  ) -> Subscription<Selected> {
    skipsRepeats ? subscription.skipRepeats() : subscription
  }

  /// Calls `subscriber` with the part of each state that `transform` selects.
  func subscribe<Selected, S: StoreSubscriber>(
    _ subscriber: S, listening transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected {
    let listener = Listener<State>(subscriber: subscriber)
    let selected = transform(Subscription(attach: { [unowned listener] in listener.receive = $0 }))
    selected.attach { [weak subscriber] _, new, _ in subscriber?.deliver(new) }
    add(listener)
  }
}

extension Subscription {
  /// The states that are of the type `Selected`.
  func conditionalCast<Selected>(_: Selected.Type) -> Subscription<Selected> {
    let attach = attach
    return Subscription<Selected>(attach: { observer in
      attach { old, new, change in
        if let new = new as? Selected { observer(old as? Selected, new, change) }
      }
    })
  }
}

/// Takes actions.
public protocol DispatchingStoreType {
  /// Hands `action` to the store.
  func dispatch(_ action: any Action)
}

/// What a ``Store`` can do, for code that is to work with a stand-in too.
public protocol StoreType: DispatchingStoreType {
  /// The whole state.
  associatedtype State

  /// Is called with the state that follows an asynchronously created action.
  associatedtype DispatchCallback

  /// Makes an action, or none, of the state.
  associatedtype ActionCreator

  /// Makes an action creator, some time later.
  associatedtype AsyncActionCreator

  /// The newest state.
  var state: State! { get }

  /// What `dispatch` calls: the middleware, then the reducer.
  var dispatchFunction: DispatchFunction! { get }

  /// Calls `subscriber` with the state now and after each action.
  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State

  /// Calls `subscriber` with what `transform` makes of the state, now and after each action.
  func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Calls `subscriber` no more.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)

  /// Dispatches the action that `actionCreator` makes, if any.
  func dispatch(_ actionCreator: ActionCreator)

  /// Dispatches the action that is made some time later.
  func dispatch(_ asyncActionCreator: AsyncActionCreator)

  /// Dispatches the action that is made some time later, then calls `callback`.
  func dispatch(_ asyncActionCreator: AsyncActionCreator, callback: DispatchCallback?)
}

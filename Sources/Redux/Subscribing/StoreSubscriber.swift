/// A ``StoreSubscriber`` of any state.
public protocol AnyStoreSubscriber: AnyObject {
  /// Calls ``StoreSubscriber/newState(state:)`` if `state` is of its type.
  @preconcurrency @MainActor
  func _newState(state: Any)
}

/// An object that a ``Store`` calls with each new state, or with the part of it that it selected.
///
/// Stores call it where their ``StoreDelivery`` says, by default on the main thread. The requirement
/// belongs to the main actor so that view controllers and other types of the main actor can meet
/// it; types without isolation can as well.
public protocol StoreSubscriber: AnyStoreSubscriber {
  /// The state, or the part of it that is selected.
  associatedtype StoreSubscriberStateType

  /// Shows `state`.
  @preconcurrency @MainActor
  func newState(state: StoreSubscriberStateType)
}

extension StoreSubscriber {
  @preconcurrency @MainActor
  public func _newState(state: Any) {
    if let state = state as? StoreSubscriberStateType { newState(state: state) }
  }

  /// Calls `newState` on the running thread, which the store's delivery has chosen: the main one
  /// unless the store's maker asked for another.
  @usableFromInline
  nonisolated func deliver(_ state: StoreSubscriberStateType) {
    typealias Isolated = @MainActor (Self, StoreSubscriberStateType) -> Void
    typealias Plain = (Self, StoreSubscriberStateType) -> Void
    let call: Isolated = { $0.newState(state: $1) }
    unsafeBitCast(call, to: Plain.self)(self, state)
  }
}

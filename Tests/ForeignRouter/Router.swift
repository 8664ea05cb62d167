import ReSwift

// A module around ReSwift of other people's, with names that the rest of Redux has too.

public struct NavigationState: Equatable {
  public var route: [String] = []

  public init() {}
}

public struct SetRouteAction: Action {
  public let route: [String]

  public init(_ route: [String]) {
    self.route = route
  }
}

public enum NavigationReducer {
  public static func handleAction(_ action: Action, state: NavigationState?) -> NavigationState {
    var state = state ?? NavigationState()
    if let action = action as? SetRouteAction { state.route = action.route }
    return state
  }
}

open class Router<State>: StoreSubscriber {
  public typealias NavigationStateTransform =
    (Subscription<State>) -> Subscription<NavigationState>

  public private(set) var routes: [[String]] = []
  private let store: Store<State>

  public init(store: Store<State>, stateTransform: @escaping NavigationStateTransform) {
    self.store = store
    store.subscribe(self, transform: stateTransform)
  }

  open func newState(state: NavigationState) {
    routes.append(state.route)
  }
}

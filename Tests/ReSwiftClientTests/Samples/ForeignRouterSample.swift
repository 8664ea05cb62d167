import ForeignRouter
import ReSwift
import ReSwiftThunk
import Testing

// A client of ReSwift and of a router for it, which is a module of its own.

struct RoutedState {
  var navigationState: NavigationState
}

func routedReducer(action: Action, state: RoutedState?) -> RoutedState {
  return RoutedState(
    navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
}

@MainActor
@Suite("a router beside ReSwift")
struct ForeignRouterSampleTests {
  @Test("its names do not collide with those of Redux")
  func names() {
    let store = Store<RoutedState>(
      reducer: routedReducer, state: nil, middleware: [createThunkMiddleware()])
    let router = Router(store: store) { $0.select { $0.navigationState } }
    store.dispatch(SetRouteAction(["home"]))
    store.dispatch(
      Thunk<RoutedState> { dispatch, _ in dispatch(SetRouteAction(["home", "detail"])) })
    #expect(router.routes == [[], ["home"], ["home", "detail"]])
  }
}

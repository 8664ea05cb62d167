import Foundation
import ReSwift
import ReSwiftThunk
import Testing

// Habits of code around ReSwift 6: tabs, routers, view states, generic stores, action creators.

enum Tab: String, CaseIterable {
  case home, search, settings
}

enum TabAction: Action {
  case select(Tab)
  case badge(Tab, Int?)
}

struct SessionUser: Equatable {
  var name: String
}

struct TabState: Equatable {
  var selected = Tab.home
  var badges: [Tab: Int] = [:]
}

struct ShellNavigation {
  var route: [String] = []
  var isAnimated = true
}

struct SetRoute: Action {
  let route: [String]
  let isAnimated: Bool

  init(_ route: [String], isAnimated: Bool = true) {
    self.route = route
    self.isAnimated = isAnimated
  }
}

struct SignIn: Action {
  let user: SessionUser?
}

struct ShellState {
  var tabs = TabState()
  var navigation = ShellNavigation()
  var user: SessionUser?
  var started = 0
}

func shellReducer(_ action: Action, _ state: ShellState?) -> ShellState {
  var state = state ?? ShellState()
  switch action {
  case _ as ReSwiftInit:
    state.started += 1
  case let action as TabAction:
    switch action {
    case .select(let tab): state.tabs.selected = tab
    case .badge(let tab, let count): state.tabs.badges[tab] = count
    }
  case let action as SetRoute:
    state.navigation = ShellNavigation(route: action.route, isAnimated: action.isAnimated)
  case let action as SignIn:
    state.user = action.user
  default:
    break
  }
  return state
}

typealias ShellMiddleware = Middleware<ShellState>

func makeAnalytics(track: @escaping (String) -> Void) -> ShellMiddleware {
  return { dispatch, getState in
    func name(of action: Action) -> String {
      return String(describing: type(of: action))
    }
    func handle(_ action: Action, next: DispatchFunction) {
      let before = getState()?.tabs.selected
      next(action)
      if before != getState()?.tabs.selected {
        track("\(name(of: action)) \(getState()?.tabs.selected.rawValue ?? "")")
      }
    }
    return { next in
      return { action in
        handle(action, next: next)
        if case TabAction.select(.search)? = action as? TabAction {
          dispatch(TabAction.badge(.search, nil))
        }
      }
    }
  }
}

extension Store where State == ShellState {
  var isSignedIn: Bool { state.user != nil }

  func open(_ path: String...) {
    dispatch(SetRoute(path))
  }
}

func signIn(_ name: String) -> Store<ShellState>.ActionCreator {
  return { state, store in
    guard state.user == nil else { return nil }
    store.dispatch(TabAction.select(.home))
    return SignIn(user: SessionUser(name: name))
  }
}

func signOut(state: ShellState, store: Store<ShellState>) -> Action? {
  return SignIn(user: nil)
}

func signInLater(_ name: String) -> Store<ShellState>.AsyncActionCreator {
  return { state, store, callback in
    callback(signIn(name))
  }
}

func refreshBadges(_ counts: [Tab: Int]) -> Thunk<ShellState> {
  return Thunk<ShellState> { dispatch, getState in
    guard let state = getState() else { return }
    for tab in Tab.allCases where state.tabs.badges[tab] != counts[tab] {
      dispatch(TabAction.badge(tab, counts[tab]))
    }
  }
}

/// As routers for ReSwift are written: for a store of any state.
class ShellRouter<State>: StoreSubscriber {
  typealias StoreSubscriberStateType = ShellNavigation

  private var store: Store<State>
  private var lastRoute: [String] = []
  private(set) var changes: [String] = []

  init(
    store: Store<State>,
    stateTransform: @escaping (Subscription<State>) -> Subscription<ShellNavigation>
  ) {
    self.store = store
    self.store.subscribe(self, transform: stateTransform)
  }

  func newState(state: ShellNavigation) {
    if state.route != lastRoute { changes.append(state.route.joined(separator: "/")) }
    lastRoute = state.route
  }
}

/// What a view shows, made of the whole state.
struct TabBarViewState: Equatable {
  let title: String
  let badge: Int

  init(_ state: ShellState) {
    title = state.tabs.selected.rawValue
    badge = state.tabs.badges.values.reduce(0, +)
  }

  init(state: ShellState) {
    self.init(state)
  }
}

@MainActor
class BaseController<ViewState>: StoreSubscriber {
  var states: [ViewState] = []

  func newState(state: ViewState) {
    states.append(state)
  }
}

final class TabBarController: BaseController<TabBarViewState> {
  func attach(_ store: Store<ShellState>) {
    store.subscribe(self) { $0.select(TabBarViewState.init(state:)) }
  }
}

final class PairController: StoreSubscriber {
  typealias StoreSubscriberStateType = (tab: Tab, user: SessionUser?)
  var log: [String] = []

  func attach(_ store: Store<ShellState>) {
    store.subscribe(self) { (subscription) in
      subscription
        .select { (tab: $0.tabs.selected, user: $0.user) }
        .skip { $0.tab == $1.tab && $0.user == $1.user }
    }
  }

  func newState(state: (tab: Tab, user: SessionUser?)) {
    let (tab, user) = state
    log.append("\(tab) \(user?.name ?? "-")")
  }
}

/// An Optional is selected.
final class UserController2: ViewController, StoreSubscriber {
  var names: [String?] = []

  func attach(_ store: Store<ShellState>) {
    store.subscribe(self) { $0.select(\.user).skipRepeats() }
  }

  func attachWithConditions(_ store: Store<ShellState>) {
    store.subscribe(self) { subcription in
      subcription.select { state in state.user }.only(when: !=)
    }
  }

  func attachWithType(_ store: Store<ShellState>) {
    store.subscribe(self) { (subscription) -> Subscription<SessionUser?> in
      let selected = subscription.select { $0.user }
      return selected.skip(when: ==)
    }
  }

  nonisolated func newState(state: SessionUser?) {
    MainActor.assumeIsolated { names.append(state?.name) }
  }
}

/// Gets whatever there is.
final class AnySubscriber: AnyStoreSubscriber {
  var states: [Any] = []

  func _newState(state: Any) {
    states.append(state)
  }
}

/// A stand-in for tests of what takes any store.
final class RecordingStore<State>: StoreType {
  typealias ActionCreator = (_ state: State, _ store: RecordingStore<State>) -> Action?
  typealias AsyncActionCreator = (
    _ state: State, _ store: RecordingStore<State>, _ callback: @escaping (ActionCreator) -> Void
  ) -> Void
  typealias DispatchCallback = (State) -> Void

  var state: State!
  var dispatchFunction: DispatchFunction!
  private(set) var actions: [Action] = []

  init(state: State) {
    self.state = state
    dispatchFunction = { [unowned self] in self.dispatch($0) }
  }

  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {}

  func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {}

  func unsubscribe(_ subscriber: AnyStoreSubscriber) {}

  func dispatch(_ action: Action) { actions.append(action) }

  func dispatch(_ actionCreator: ActionCreator) {
    if let action = actionCreator(state, self) { dispatch(action) }
  }

  func dispatch(_ asyncActionCreator: AsyncActionCreator) {
    dispatch(asyncActionCreator, callback: nil)
  }

  func dispatch(_ asyncActionCreator: AsyncActionCreator, callback: DispatchCallback?) {
    asyncActionCreator(state, self) { self.dispatch($0) }
    callback?(state)
  }
}

func openSettings<S: StoreType>(in store: S) where S.State == ShellState {
  if store.state.tabs.selected != .settings { store.dispatch(TabAction.select(.settings)) }
}

@MainActor
@Suite("habits of ReSwift")
struct HabitsSampleTests {
  var tracked: [String] = []

  func makeStore(_ middleware: [ShellMiddleware] = []) -> Store<ShellState> {
    return Store<ShellState>(
      reducer: shellReducer, state: nil, middleware: [createThunkMiddleware()] + middleware,
      automaticallySkipsRepeats: true)
  }

  @Test("a tab bar shows a view state, once for each difference")
  func viewState() {
    let store = makeStore()
    let bar = TabBarController()
    bar.attach(store)
    store.dispatch(TabAction.badge(.search, 2))
    store.dispatch(SetRoute(["a"]))
    store.dispatch(refreshBadges([.search: 2, .home: 1]))
    openSettings(in: store)
    openSettings(in: store)
    #expect(bar.states.map(\.badge) == [0, 2, 3, 3])
    #expect(bar.states.map(\.title) == ["home", "home", "home", "settings"])
  }

  @Test("a router of any state follows the route")
  func router() {
    let store = makeStore()
    let router = ShellRouter(store: store) { $0.select { $0.navigation } }
    store.open("home")
    store.open("home", "detail")
    store.dispatch(TabAction.select(.search))
    #expect(router.changes == ["home", "home/detail"])
  }

  @Test("nested functions of middleware dispatch and see the state")
  func middleware() {
    var tracked: [String] = []
    let store = makeStore([makeAnalytics { tracked.append($0) }])
    store.dispatch(TabAction.badge(.search, 5))
    store.dispatch(TabAction.select(.search))
    #expect(tracked == ["ReSwiftInit home", "TabAction search"])
    #expect(store.state.tabs.badges == [:])
  }

  @Test("action creators of all kinds make actions")
  func creators() {
    let store = makeStore()
    let pair = PairController()
    pair.attach(store)
    store.dispatch(signIn("ada"))
    store.dispatch(signIn("bob"))
    store.dispatch(signOut)
    var called = 0
    store.dispatch(signInLater("eve")) { state in
      called += state.user == nil ? 0 : 1
    }
    store.dispatch(signInLater("eve"))
    store.dispatch { _, _ in TabAction.select(.settings) }
    #expect(pair.log == ["home -", "home ada", "home -", "home eve", "settings eve"])
    #expect(called == 1)
    #expect(store.isSignedIn)
    #expect(store.state.started == 1)
  }

  @Test("an optional part is selected in each of the ways")
  func optional() {
    for attach in [
      UserController2.attach, UserController2.attachWithConditions, UserController2.attachWithType,
    ] {
      let store = makeStore()
      let controller = UserController2()
      attach(controller)(store)
      store.dispatch(TabAction.select(.search))
      store.dispatch(SignIn(user: SessionUser(name: "ada")))
      store.dispatch(SignIn(user: SessionUser(name: "ada")))
      store.dispatch(SignIn(user: nil))
      #expect(controller.names == [nil, "ada", nil])
    }
  }

  @Test("tests put their own function in the place of dispatching")
  func dispatchFunction() {
    let store = makeStore()
    var seen: [Action] = []
    let original = store.dispatchFunction!
    store.dispatchFunction = { action in
      seen.append(action)
      original(action)
    }
    store.dispatch(TabAction.select(.search))
    #expect(seen.count == 1)
    #expect(store.state.tabs.selected == .search)
  }

  @Test("stand-ins of the protocols do without a store")
  func standIns() {
    let fake = RecordingStore(state: ShellState())
    openSettings(in: fake)
    fake.dispatch { state, _ in state.user == nil ? SignIn(user: nil) : nil }
    #expect(fake.actions.count == 2)
    let any = AnySubscriber()
    any._newState(state: 1)
    makeStore().unsubscribe(any)
    #expect(any.states.count == 1)
  }

  @Test("answers come to the main queue as they always did")
  func answers() async {
    let store = makeStore()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        let user = SessionUser(name: "ada")
        DispatchQueue.main.async {
          store.dispatch(SignIn(user: user))
          continuation.resume()
        }
      }
    }
    #expect(store.state.user?.name == "ada")
  }
}

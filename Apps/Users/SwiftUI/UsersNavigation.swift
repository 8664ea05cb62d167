import Combine
import Redux
import SwiftUI
import UsersKit

/// What is on the screen, as the views take it: the pages, the sheet and the alert that the store's
/// navigation state asks for. A router leads it there; what a person does becomes an action.
@MainActor
public final class UsersNavigation: ObservableObject, @MainActor RoutePresenter {
  /// What is shown.
  @Published public private(set) var shown = NavigationState<AppRoute>()

  private let store: Store<AppState>
  private var router: Router<UsersNavigation>!
  private var following: AnyCancellable?

  init(_ store: Store<AppState>) {
    self.store = store
    router = Router(presenter: self)
    following = store.publisher(for: \.routing).sink { [weak self] state in
      // The store calls its subscribers on the main thread.
      MainActor.assumeIsolated { self?.router.update(to: state) }
    }
  }

  /// The views find out themselves how to get from what was shown to what is shown.
  public func perform(
    _ step: RoutingStep<AppRoute>, isAnimated: Bool, completion: @escaping () -> Void
  ) {
    completion()
    readRouter()
  }

  private func readRouter() {
    if shown != router.shown { shown = router.shown }
  }

  /// The pages above the first one. Signing in has none of its own: while nobody is signed in, the
  /// first page asks for it.
  var path: [AppRoute] {
    get { Self.pages(shown.path) }
    set {
      let old = path
      if newValue == old.dropLast(), let last = old.last, shown.path.last == last {
        router.note(.pop(1, level: 0))
        readRouter()
        store.dispatch(NavigationAction<AppRoute>.pop)
      } else if newValue.dropLast() == old, case .user(let id)? = newValue.last {
        store.dispatch(ShowUser(user: id))
      } else if newValue != old {
        store.dispatch(NavigationAction.set(newValue))
      }
    }
  }

  private static func pages(_ path: [AppRoute]) -> [AppRoute] {
    path.filter { $0 != .signIn }
  }

  /// What the uppermost sheet shows. Only taking it away can be asked for here.
  var sheet: PresentedRoute? {
    get { shown.sheets.last?.path.last.map { PresentedRoute(route: $0) } }
    set {
      guard newValue == nil, !shown.sheets.isEmpty else { return }
      router.note(.dismiss(toLevel: shown.topLevel - 1))
      readRouter()
      store.dispatch(NavigationAction<AppRoute>.dismiss)
    }
  }

  /// Answers `alert`, if it has not been answered.
  func answer(_ alert: RouteAlert, _ choice: RouteAlert.Choice? = nil) {
    guard shown.alert?.id == alert.id else { return }
    router.note(.hide(alert))
    readRouter()
    store.dispatch(NavigationAction<AppRoute>.answer(alert: alert.id, choice: choice?.id))
  }

  func show(_ login: String) {
    store.dispatch(ShowUser(user: login))
  }

  func present(_ route: AppRoute) {
    store.dispatch(NavigationAction.present(route))
  }
}

/// A route in a sheet.
struct PresentedRoute: Identifiable {
  var route: AppRoute
  var id: AppRoute { route }
}

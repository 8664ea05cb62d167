import Combine
import Redux
import Testing

@Suite("Router on a store")
struct RouterStoreTests {
  private final class Presenter: RoutePresenter {
    var steps: [RoutingStep<Screen>] = []
    var onShow: (RouteAlert) -> Void = { _ in }

    func perform(
      _ step: RoutingStep<Screen>, isAnimated: Bool, completion: @escaping () -> Void
    ) {
      steps.append(step)
      completion()
      if case .show(let alert) = step { onShow(alert) }
    }
  }

  private func store() -> Store<NavigationState<Screen>> {
    Store(
      reducer: { action, state in
        var state = state ?? NavigationState()
        NavigationState.reduce(&state, action: action)
        return state
      }, state: NavigationState(), deliverOn: .immediate)
  }

  @Test func showsWhatIsDispatched() {
    let (store, presenter) = (store(), Presenter())
    let router = Router(presenter: presenter)
    let subscription = store.publisher(for: \.self).sink { router.update(to: $0) }
    store.dispatch(NavigationAction<Screen>.push(.list))
    store.dispatch(NavigationAction<Screen>.push(.film(1)))
    store.dispatch(NavigationAction<Screen>.set([.list, .film(2), .film(3)]))
    #expect(
      presenter.steps == [
        .push([.list], level: 0), .push([.film(1)], level: 0),
        .replace(dropping: 1, with: [.film(2), .film(3)], level: 0),
      ])
    subscription.cancel()
  }

  @Test func anAlertThatIsAnsweredAtOnceIsNotShownAgain() {
    let (store, presenter) = (store(), Presenter())
    let router = Router(presenter: presenter)
    presenter.onShow = { alert in
      router.note(.hide(alert))
      store.dispatch(NavigationAction<Screen>.answer(alert: alert.id, choice: "OK"))
    }
    let subscription = store.publisher(for: \.self).sink { router.update(to: $0) }
    store.dispatch(NavigationAction<Screen>.alert(RouteAlert("A")))
    store.dispatch(NavigationAction<Screen>.push(.list))
    #expect(presenter.steps == [.show(RouteAlert("A")), .push([.list], level: 0)])
    #expect(store.state == NavigationState(path: [.list]))
    #expect(router.isIdle)
    presenter.onShow = { _ in }
    subscription.cancel()
  }
}

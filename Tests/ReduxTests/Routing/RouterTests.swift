import Redux
import Testing

@Suite("Router")
struct RouterTests {
  typealias State = NavigationState<Screen>

  /// Writes down what it is asked for, and is done when told.
  private final class Presenter: RoutePresenter {
    var steps: [RoutingStep<Screen>] = []
    var animated: [Bool] = []
    var completesAtOnce = true
    var completions: [() -> Void] = []
    var onStep: () -> Void = {}

    func perform(
      _ step: RoutingStep<Screen>, isAnimated: Bool, completion: @escaping () -> Void
    ) {
      steps.append(step)
      animated.append(isAnimated)
      onStep()
      if completesAtOnce { completion() } else { completions.append(completion) }
    }

    func finishStep() {
      completions.removeFirst()()
    }
  }

  private let presenter = Presenter()

  @Test func makesTheStepsInOrderAndAnimatesTheLast() {
    let router = Router(presenter: presenter)
    let sheet = RouteSheet(path: [Screen.film(2)])
    router.update(to: State(path: [.list], sheets: [sheet], alerts: [RouteAlert("A")]))
    #expect(
      presenter.steps == [.push([.list], level: 0), .present(sheet), .show(RouteAlert("A"))])
    #expect(presenter.animated == [false, false, true])
    #expect(router.isIdle)
  }

  @Test func animatesNothingWhenToldSo() {
    Router(presenter: presenter).update(to: State(path: [.list]), isAnimated: false)
    #expect(presenter.animated == [false])
  }

  @Test func waitsForEachStep() {
    presenter.completesAtOnce = false
    let router = Router(presenter: presenter)
    router.update(to: State(path: [.list], alerts: [RouteAlert("A")]))
    #expect(presenter.steps == [.push([.list], level: 0)])
    #expect(!router.isIdle)
    presenter.finishStep()
    #expect(presenter.steps.last == .show(RouteAlert("A")))
    presenter.finishStep()
    #expect(router.isIdle)
  }

  @Test func whatCameAndWentDuringAStepIsNotShown() {
    presenter.completesAtOnce = false
    let router = Router(presenter: presenter)
    router.update(to: State(path: [.list]))
    router.update(to: State(path: [.list, .film(1)]))
    router.update(to: State(path: [.list, .film(2)]))
    presenter.finishStep()
    #expect(presenter.steps == [.push([.list], level: 0), .push([.film(2)], level: 0)])
  }

  @Test func aStepThatIsTakenBackWhileItIsMadeIsUndone() {
    presenter.completesAtOnce = false
    let router = Router(presenter: presenter)
    router.update(to: State(path: [.list]))
    router.update(to: State())
    presenter.finishStep()
    #expect(presenter.steps == [.push([.list], level: 0), .pop(1, level: 0)])
  }

  @Test func aSecondCompletionDoesNothing() {
    presenter.completesAtOnce = false
    let router = Router(presenter: presenter)
    router.update(to: State(path: [.list], alerts: [RouteAlert("A")]))
    let completion = presenter.completions[0]
    completion()
    completion()
    #expect(!router.isIdle)
    #expect(presenter.steps.count == 2)
  }

  @Test func aStateThatComesFromInsideAStepIsReached() {
    let router = Router(presenter: presenter)
    presenter.onStep = { [unowned presenter] in
      if presenter.steps.count == 1 { router.update(to: State(path: [.film(9)])) }
    }
    router.update(to: State(path: [.list]))
    #expect(
      presenter.steps
        == [.push([.list], level: 0), .replace(dropping: 1, with: [.film(9)], level: 0)])
    presenter.onStep = {}
  }

  @Test func whatAPersonDidIsNotDoneAgain() {
    let router = Router(presenter: presenter, shown: State(path: [.list, .film(1)]))
    router.note(.pop(1, level: 0))
    router.update(to: State(path: [.list]))
    #expect(presenter.steps == [])
    #expect(router.shown.path == [.list])
    router.note(.pop(5, level: 0))
    #expect(router.shown.path == [.list])
  }

  @Test func theNextAlertComesWhenTheFirstIsAnswered() {
    let router = Router(presenter: presenter)
    let (first, second) = (RouteAlert("A"), RouteAlert("B"))
    router.update(to: State(alerts: [first, second]))
    router.update(to: State(alerts: [second]))
    #expect(presenter.steps == [.show(first), .hide(first), .show(second)])
    router.note(.hide(second))
    router.update(to: State())
    #expect(presenter.steps.count == 3)
    #expect(router.isIdle)
  }

  @Test func aWaitingAlertIsShownAfterThePersonAnswersTheFirst() {
    let router = Router(presenter: presenter)
    router.update(to: State(alerts: [RouteAlert("A"), RouteAlert("B")]))
    router.note(.hide(RouteAlert("A")))
    router.update(to: State(alerts: [RouteAlert("B")]))
    #expect(presenter.steps == [.show(RouteAlert("A")), .show(RouteAlert("B"))])
  }

  /// As a view controller is.
  @MainActor
  private final class Controller: @MainActor RoutePresenter {
    var path: [Screen] = []

    func perform(
      _ step: RoutingStep<Screen>, isAnimated: Bool, completion: @escaping () -> Void
    ) {
      if case .push(let routes, 0) = step { path += routes }
      Task { completion() }
    }
  }

  @MainActor
  @Test func aPresenterMayBelongToTheMainActor() async {
    let controller = Controller()
    let router = Router(presenter: controller)
    router.update(to: State(path: [.list]))
    router.update(to: State(path: [.list, .film(1)]))
    while !router.isIdle { await Task.yield() }
    #expect(controller.path == [.list, .film(1)])
  }

  @Test func holdsNeitherItsPresenterNorItselfAlive() {
    var presenter: Presenter? = Presenter()
    presenter?.completesAtOnce = false
    var router: Router<Presenter>? = Router(presenter: presenter!)
    router?.update(to: State(path: [.list]))
    let completion = presenter?.completions.first
    weak let weakPresenter = presenter
    weak let weakRouter = router
    presenter = nil
    #expect(weakPresenter == nil)
    router?.update(to: State())
    router = nil
    #expect(weakRouter == nil)
    completion?()
  }
}

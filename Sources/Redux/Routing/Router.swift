/// Makes a presenter show what a ``NavigationState`` says, by the fewest steps, one after the other.
///
/// ```swift
/// let router = Router(presenter: rootController)
/// store.publisher(for: \.navigation).sink { router.update(to: $0) }.store(in: &cancellables)
/// ```
///
/// While a step is being made, later states wait, and of these only the newest counts: what came and
/// went meanwhile is never shown. A router belongs to one thread, a window's to the main thread: all
/// calls are made there, and it calls its presenter there.
public final class Router<Presenter: RoutePresenter> {
  public typealias Route = Presenter.Route

  /// What the presenter shows, the step under way not yet counted. Alerts that wait are not in it.
  public private(set) var shown: NavigationState<Route>

  /// The newest state asked for.
  public private(set) var target: NavigationState<Route>

  private weak var presenter: Presenter?
  private var animates = false
  /// The number of the step under way.
  private var running: Int?
  private var lastNumber = 0
  private var isInLoop = false

  /// A router.
  ///
  /// - Parameters:
  ///   - presenter: What shows the routes. It is not kept alive.
  ///   - shown: What it shows already.
  public init(presenter: Presenter, shown: NavigationState<Route> = NavigationState()) {
    self.presenter = presenter
    self.shown = shown.onScreen
    target = shown
  }

  /// Whether all that was asked for is shown.
  public var isIdle: Bool { running == nil && shown.steps(to: target).isEmpty }

  /// Leads the presenter to `state`.
  ///
  /// - Parameter isAnimated: Whether the last step may be animated; the others never are.
  public func update(to state: NavigationState<Route>, isAnimated: Bool = true) {
    target = state
    animates = isAnimated
    advance()
  }

  /// Takes note of a step that the presenter has made on its own, such as a swipe back or the answer
  /// to an alert, so that it is not made a second time. Call it before the action is dispatched that
  /// says the same to the store.
  ///
  /// A step that does not fit what is shown is ignored.
  public func note(_ step: RoutingStep<Route>) {
    guard shown.make(step) else { return }
    if case .hide(let alert) = step {
      target.alerts.removeAll { $0.id == alert.id }
    } else {
      target.make(step)
    }
  }

  private func advance() {
    // A presenter that completes at once, or a store that answers at once, gets back here: the loop
    // below goes on then, and the stack does not grow.
    guard !isInLoop else { return }
    isInLoop = true
    defer { isInLoop = false }
    while running == nil, let presenter {
      let steps = shown.steps(to: target)
      guard let step = steps.first else { return }
      lastNumber += 1
      let number = lastNumber
      running = number
      presenter.perform(step, isAnimated: animates && steps.count == 1) { [weak self] in
        self?.complete(step, number: number)
      }
    }
  }

  private func complete(_ step: RoutingStep<Route>, number: Int) {
    guard running == number else { return }
    running = nil
    shown.make(step)
    advance()
  }
}

import Testing

@testable import Redux

@Suite("Router under random use")
struct RouterLawTests {
  typealias State = NavigationState<Screen>

  /// Does what it is told, later, and knows what it shows.
  private final class Presenter: RoutePresenter {
    var shown = State()
    var pending: [() -> Void] = []
    var misfits = 0

    func perform(
      _ step: RoutingStep<Screen>, isAnimated: Bool, completion: @escaping () -> Void
    ) {
      if !pending.isEmpty { misfits += 1 }
      pending.append { [unowned self] in
        if !shown.make(step) { misfits += 1 }
        completion()
      }
    }
  }

  /// The same numbers for the same seed.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func randomAction(_ numbers: inout Numbers) -> NavigationAction<Screen> {
    let route: Screen = Bool.random(using: &numbers) ? .list : .film(1)
    let alert = ["A", "B", "C"].randomElement(using: &numbers)!
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1: return .push(route)
    case 2: return .pop
    case 3: return .popTo(route)
    case 4: return .set([route, .film(2)])
    case 5: return .present(route)
    case 6: return .dismiss
    case 7: return .dismissAll
    case 8: return .alert(RouteAlert(alert))
    default: return .answer(alert: alert)
    }
  }

  @Test(arguments: 0..<200)
  func whatIsShownBecomesWhatWasAskedFor(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let presenter = Presenter()
    let router = Router(presenter: presenter)
    var state = State()
    for _ in 0..<60 {
      if Bool.random(using: &numbers) {
        state.apply(randomAction(&numbers))
        router.update(to: state)
      } else if !presenter.pending.isEmpty {
        presenter.pending.removeFirst()()
      } else if state.topLevel == 0, presenter.shown == state.onScreen, !state.path.isEmpty {
        // A swipe back.
        presenter.shown.make(.pop(1, level: 0))
        router.note(.pop(1, level: 0))
        state.apply(.pop)
        router.update(to: state)
      }
    }
    while !presenter.pending.isEmpty { presenter.pending.removeFirst()() }
    #expect(presenter.misfits == 0)
    #expect(presenter.shown == state.onScreen)
    #expect(router.isIdle)
  }
}

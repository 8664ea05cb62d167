import Testing

@testable import Redux

@Suite("NavigationState.steps(to:)")
struct RoutingStepTests {
  typealias State = NavigationState<Screen>
  typealias Step = RoutingStep<Screen>

  private func steps(_ old: State, _ new: State) -> [Step] {
    old.steps(to: new)
  }

  @Test func noChangeTakesNoStep() {
    let state = State(path: [.list], sheets: [RouteSheet(path: [.list])], alerts: [RouteAlert("A")])
    #expect(steps(state, state) == [])
  }

  @Test func eachPathTakesOneStep() {
    let start = State(path: [.list, .film(1)])
    #expect(
      steps(start, State(path: [.list, .film(1), .film(2), .film(3)]))
        == [.push([.film(2), .film(3)], level: 0)])
    #expect(steps(start, State()) == [.pop(2, level: 0)])
    #expect(
      steps(start, State(path: [.list, .film(2), .film(3)]))
        == [.replace(dropping: 1, with: [.film(2), .film(3)], level: 0)])
  }

  @Test func keepsTheSheetsThatStay() {
    let start = State(sheets: [RouteSheet(path: [.list]), RouteSheet(path: [.film(1)])])
    let pushed = State(sheets: [RouteSheet(path: [Screen.list, .film(7)])])
    #expect(steps(start, pushed) == [.dismiss(toLevel: 1), .push([.film(7)], level: 1)])
  }

  @Test func aSheetWithAnotherRootOrStyleIsAnotherSheet() {
    let start = State(sheets: [RouteSheet(path: [.list])])
    let other = RouteSheet(path: [Screen.film(1), .film(2)])
    #expect(
      steps(start, State(sheets: [other])) == [.dismiss(toLevel: 0), .present(other)])
    let full = RouteSheet(path: [Screen.list], style: .fullScreen)
    #expect(steps(start, State(sheets: [full])) == [.dismiss(toLevel: 0), .present(full)])
  }

  @Test func anAlertGoesFirstAndComesLast() {
    let start = State(path: [.list], alerts: [RouteAlert("A"), RouteAlert("B")])
    #expect(
      steps(start, State(alerts: [RouteAlert("B")]))
        == [.hide(RouteAlert("A")), .pop(1, level: 0), .show(RouteAlert("B"))])
  }

  @Test func alertsThatWaitTakeNoStep() {
    let start = State(alerts: [RouteAlert("A")])
    #expect(steps(start, State(alerts: [RouteAlert("A"), RouteAlert("B")])) == [])
  }

  @Test func stepsLeadFromAnyStateToAnyOther() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let (old, new) = (Self.randomState(&random), Self.randomState(&random))
      var state = old.onScreen
      let steps = old.steps(to: new)
      for step in steps {
        let fits = state.make(step)
        #expect(fits)
      }
      #expect(state == new.onScreen, "from \(old)\nto \(new)\nby \(steps)")
      #expect(steps.count <= 1 + new.sheets.count + 1 + 2)
    }
  }

  private static func randomState(_ random: inout SystemRandomNumberGenerator) -> State {
    func path(_ least: Int) -> [Screen] {
      (0..<Int.random(in: least...3, using: &random)).map { _ in
        Bool.random(using: &random) ? .list : .film(1)
      }
    }
    return State(
      path: path(0),
      sheets: (0..<Int.random(in: 0...3, using: &random)).map { _ in RouteSheet(path: path(1)) },
      alerts: ["A", "B"].filter { _ in Bool.random(using: &random) }.map { RouteAlert($0) })
  }

  @Test func aStepThatDoesNotFitChangesNothing() {
    var state = State(path: [.list])
    for step: Step in [
      .pop(2, level: 0), .push([.list], level: 1), .dismiss(toLevel: 0), .hide(RouteAlert("A")),
      .replace(dropping: -1, with: [], level: 0), .dismiss(toLevel: -1),
    ] {
      let fits = state.make(step)
      #expect(!fits)
    }
    #expect(state == State(path: [.list]))
  }
}

import Foundation
import Redux
import Testing

@Suite("NavigationState and its actions")
struct NavigationReducerTests {
  typealias State = NavigationState<Screen>
  typealias Move = NavigationAction<Screen>

  private func state(_ start: State = State(), after actions: Move...) -> State {
    actions.reduce(into: start) { State.reduce(&$0, action: $1) }
  }

  @Test func pushesAndPopsTheStack() {
    #expect(state(after: .push(.list), .push(.film(1))).path == [.list, .film(1)])
    #expect(state(after: .push(.list), .push(.film(1)), .pop).path == [.list])
    #expect(state(after: .pop).path == [])
  }

  @Test func popsToTheNearestPlaceOfARoute() {
    let start = State(path: [.list, .film(1), .list, .film(2), .film(3)])
    #expect(state(start, after: .popTo(.list)).path == [.list, .film(1), .list])
    #expect(state(start, after: .popTo(.film(9))) == start)
    #expect(state(start, after: .popTo(.film(3))) == start)
    #expect(state(start, after: .popToRoot).path == [])
  }

  @Test func aSheetHasAStackOfItsOwn() {
    let open = state(State(path: [.list]), after: .present(.film(1)), .push(.film(2)))
    #expect(open.path == [.list])
    #expect(open.sheets == [RouteSheet(path: [.film(1), .film(2)])])
    #expect(open.route == .film(2))
    #expect(state(open, after: .pop, .pop).sheets.first?.path == [.film(1)])
    #expect(state(open, after: .popToRoot).sheets.first?.path == [.film(1)])
    #expect(state(open, after: .dismiss).route == .list)
    #expect(state(open, after: .dismiss, .dismiss) == State(path: [.list]))
  }

  @Test func sheetsStandAboveEachOther() {
    let open = state(after: .present(.list), .present(.film(1), style: .fullScreen))
    #expect(open.topLevel == 2)
    #expect(state(open, after: .dismiss).sheets == [RouteSheet(path: [.list])])
    #expect(state(open, after: .dismissAll).sheets == [])
  }

  @Test func setReplacesTheStackAndTakesTheSheetsAway() {
    let start = State(path: [.list], sheets: [RouteSheet(path: [.film(1)])])
    #expect(state(start, after: .set([.film(2), .film(3)])) == State(path: [.film(2), .film(3)]))
  }

  @Test func alertsWaitForEachOther() {
    let first = RouteAlert("First")
    let second = RouteAlert(
      "Second", choices: [.init("Yes", id: "yes"), .init("No", role: .cancel)])
    let both = state(after: .alert(first), .alert(second))
    #expect(both.alert == first)
    #expect(both.alerts == [first, second])
    #expect(state(both, after: .answer(alert: "First", choice: "OK")).alert == second)
    #expect(state(both, after: .answer(alert: "Second")).alerts == [first])
    #expect(state(both, after: .answer(alert: "Third")) == both)
  }

  @Test func anAlertWithTheSameIdentifierTakesTheOldOnesPlace() {
    let waiting = state(after: .alert(RouteAlert("A")), .alert(RouteAlert("B")))
    let newer = RouteAlert("A", message: "newer")
    #expect(state(waiting, after: .alert(newer)).alerts == [newer, RouteAlert("B")])
  }

  @Test func leavesOtherActionsAlone() {
    struct Other: Action {}
    var state = State(path: [.list])
    State.reduce(&state, action: Other())
    State.reduce(&state, action: NavigationAction<Int>.push(1))
    #expect(state == State(path: [.list]))
  }

  @Test func stateAndActionsSurviveCoding() throws {
    let start = State(
      path: [.list, .search("é/?", tab: nil)],
      sheets: [RouteSheet(path: [.film(1)], style: .fullScreen)], alerts: [RouteAlert("A")])
    let data = try JSONEncoder().encode(start)
    #expect(try JSONDecoder().decode(State.self, from: data) == start)
    for action: Move in [.present(.film(1), style: .fullScreen), .pop, .answer(alert: "A")] {
      let data = try JSONEncoder().encode(action)
      #expect(try JSONDecoder().decode(Move.self, from: data) == action)
    }
  }
}

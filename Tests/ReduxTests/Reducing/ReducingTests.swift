import Redux
import Testing

@Suite("combining and scoping reducers")
struct ReducingTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var tally = Tally()
  }

  struct App: Equatable {
    var left = Tally()
    var right = Tally()
    var login: Tally?
    var rows: [Row] = []
    var byName: [String: Tally] = [:]
  }

  static func reducing(_ state: inout Tally, _ action: any Action) {
    state = tallyReducer(action: action, state: state)
  }

  @Test("parts run one after another, pure ones and those that change in place")
  func combined() {
    let reducer = combineReducers(
      initial: App(left: Tally(count: 10)),
      scope(\.left, tallyReducer),
      scope(\.right, Self.reducing),
      { state, action in if action is Add { state.right.count += state.left.count } })
    var state = reducer(ReSwiftInit(), nil)
    #expect(state == App(left: Tally(count: 10)))
    state = reducer(Add(), state)
    #expect(state.left.count == 11)
    #expect(state.right.count == 12)
  }

  @Test("pure reducers run in order, the first on no state")
  func pure() {
    let reducer = combineReducers(
      tallyReducer, { action, state in Tally(count: state!.count * 10) },
      { action, state in Tally(count: state!.count + 1) })
    #expect(reducer(Add(amount: 2), nil).count == 21)
    let both: Reducing<Tally> = combineReducing(Self.reducing, Self.reducing)
    var tally = Tally()
    both(&tally, Add())
    #expect(tally.count == 2)
  }

  @Test("an optional part is reduced while it is there")
  func optional() {
    let reducing: Reducing<App> = scope(ifPresent: \.login, Self.reducing)
    var state = App()
    reducing(&state, Add())
    #expect(state.login == nil)
    state.login = Tally()
    reducing(&state, Add())
    #expect(state.login?.count == 1)
  }

  @Test("an element is reduced by its id, in arrays and dictionaries")
  func elements() {
    let rows: Reducing<App> = scope(element: \.rows) { row, action in
      Self.reducing(&row.tally, action)
    }
    let names: Reducing<App> = scope(value: \.byName, Self.reducing)
    var state = App(rows: [Row(id: 1), Row(id: 2)], byName: ["a": Tally()])
    for action in [
      ElementAction(id: 2, action: Add()) as any Action, ElementAction(id: 3, action: Add()),
      ElementAction(id: "a", action: Add(amount: 5)), ElementAction(id: "b", action: Add()), Add(),
    ] {
      rows(&state, action)
      names(&state, action)
    }
    #expect(state.rows.map(\.tally.count) == [0, 1])
    #expect(state.byName == ["a": Tally(count: 5)])
  }

  @Test("a store may reduce in place")
  func store() {
    let store = Store(state: Tally(), deliverOn: .immediate, reducing: Self.reducing)
    store.dispatch(Add())
    #expect(store.state.count == 1)
  }
}

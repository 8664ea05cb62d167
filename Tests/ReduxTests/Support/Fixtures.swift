import Redux
import Testing

/// A small state with several parts.
struct Tally: Equatable, Sendable {
  var count = 0
  var name = ""
  var log: [String] = []
}

struct Add: Action, Equatable {
  var amount = 1
}

struct SetName: Action, Equatable {
  let name: String
}

struct Nothing: Action, Equatable {}

func tallyReducer(action: any Action, state: Tally?) -> Tally {
  var state = state ?? Tally()
  switch action {
  case let add as Add: state.count += add.amount
  case let set as SetName: state.name = set.name
  default: break
  }
  return state
}

func tallyStore(
  _ middleware: [Middleware<Tally>] = [], state: Tally? = Tally(), skipsRepeats: Bool = true
) -> Store<Tally> {
  Store(
    reducer: tallyReducer, state: state, middleware: middleware,
    automaticallySkipsRepeats: skipsRepeats, deliverOn: .immediate)
}

/// Records what it is called with, and does something of the test's then.
///
/// `@unchecked Sendable`: the store calls it serially and the tests read it afterwards.
final class Recording<State>: StoreSubscriber, @unchecked Sendable {
  nonisolated(unsafe) var states: [State] = []
  nonisolated(unsafe) var action: (State) -> Void

  init(_ type: State.Type = State.self, action: @escaping (State) -> Void = { _ in }) {
    self.action = action
  }

  nonisolated func newState(state: State) {
    states.append(state)
    action(state)
  }
}

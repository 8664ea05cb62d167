import Foundation
import Redux

/// The state of the tests: all that was entered, in order.
struct Ledger: Codable, Equatable {
  var entries: [String] = []

  var text: String { entries.joined() }
}

struct Enter: Action, Codable, Equatable {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

struct Clear: Action, Codable, Equatable {}

func ledgerReducer(_ action: any Action, _ state: Ledger?) -> Ledger {
  var state = state ?? Ledger()
  switch action {
  case let action as Enter: state.entries.append(action.text)
  case is Clear: state.entries = []
  default: break
  }
  return state
}

/// As ``ledgerReducer`` after a change of the code: entries are in capitals.
func loudLedgerReducer(_ action: any Action, _ state: Ledger?) -> Ledger {
  guard let action = action as? Enter else { return ledgerReducer(action, state) }
  return ledgerReducer(Enter(action.text.uppercased()), state)
}

/// A store whose ledger is recorded.
struct RecordedLedger {
  let store: Store<Ledger>
  let travel: TimeTravel<Ledger>

  init(limit: Int = 100, entering texts: String = "") {
    store = Store(
      reducer: ledgerReducer, state: Ledger(entries: ["-"]), deliverOn: .immediate)
    travel = TimeTravel(store, limit: limit, now: { Date(timeIntervalSince1970: 1000) })
    enter(texts)
  }

  /// Enters each character.
  func enter(_ texts: String) {
    for character in texts { store.dispatch(Enter(String(character))) }
  }

  var text: String { store.state.text }

  /// The texts of the states of all steps, and the numbers of the steps.
  var texts: [String] { travel.snapshot.steps.map(\.state.text) }
  var ids: [Int] { travel.snapshot.steps.map(\.id) }
}

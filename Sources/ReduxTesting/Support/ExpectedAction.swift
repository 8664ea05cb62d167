import Redux

/// An action that a test waits for.
struct ExpectedAction {
  /// What failures call it.
  let name: String
  let matches: (any Action) -> Bool
  private let whole: (any Action)?

  init<A: Action & Equatable>(_ action: A) {
    name = "\(action)"
    whole = action
    matches = { ($0 as? A) == action }
  }

  init<A: Action>(_ type: A.Type, _ condition: @escaping (A) -> Bool) {
    name = "\(type)"
    whole = nil
    matches = { ($0 as? A).map(condition) ?? false }
  }

  /// How an action of the same type differs from the expected one.
  func difference(from action: any Action) -> String? {
    guard let whole, type(of: whole) == type(of: action) else { return nil }
    return Difference.text(expected: whole, actual: action)
  }
}

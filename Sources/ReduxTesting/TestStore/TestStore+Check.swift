import CombineTesting
import Redux

extension TestStore {
  /// Fails the test unless `change` makes of `before` what the action has made of it.
  func check(
    _ action: any Action, before: State, after: State, change: ((inout State) throws -> Void)?,
    at location: TestLocation
  ) {
    state = after
    // In a partial store, what is said has to hold already: saying it again changes nothing.
    var expected = exhaustivity == .full ? before : after
    do {
      try change?(&expected)
    } catch {
      TestIssue.record(
        "The expected change of \(Self.name(of: action)) threw: \(error)", at: location)
      return
    }
    if expected == after { return }
    let problem =
      change == nil
      ? "\(Self.name(of: action)) changed the state, and no change was expected:"
      : "\(Self.name(of: action)) changed the state in another way than expected:"
    TestIssue.record(
      "\(problem)\n\n\(Difference.text(expected: expected, actual: after))", at: location)
  }

  static func name(of action: any Action) -> String {
    "\(type(of: action))"
  }

  static func list(_ actions: [any Action]) -> String {
    actions.map { "  \($0)" }.joined(separator: "\n")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

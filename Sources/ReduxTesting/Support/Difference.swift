import Redux

/// How a value differs from the expected one, for the message of a failure.
enum Difference {
  /// A line for each place, such as `users["7"].name: expected "ada", is "bob"`.
  static func text(expected: Any, actual: Any) -> String {
    let differences = StateDifference.between(expected, actual)
    guard !differences.isEmpty else {
      // Reflection need not see what `==` compares.
      return "  expected \(expected)\n  is       \(actual)"
    }
    return differences.map { difference in
      let place = difference.path.isEmpty ? "" : "\(difference.path): "
      let old = difference.old.map { "\($0)" } ?? "nothing"
      let new = difference.new.map { "\($0)" } ?? "nothing"
      return "  \(place)expected \(old), is \(new)"
    }
    .joined(separator: "\n")
  }
}

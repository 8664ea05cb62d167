import Foundation

/// What was measured, and what of it is out of bounds.
@MainActor
enum Report {
  private struct Line {
    var name: String
    var value: String
    var limit: String
    var isKept: Bool
  }

  private static var lines: [Line] = []

  /// Whether everything has been within its bounds.
  static var isKept: Bool { lines.allSatisfy(\.isKept) }

  /// A figure that must not be above `limit`, if there is one.
  static func add(
    _ name: String, _ value: Double, _ unit: String, atMost limit: Double? = nil,
    digits: Int = 1
  ) {
    lines.append(
      Line(
        name: name, value: "\(text(value, digits)) \(unit)",
        limit: limit.map { "≤ \(text($0, 0...digits)) \(unit)" } ?? "",
        isKept: limit.map { value <= $0 } ?? true))
  }

  /// A figure that must not be below `limit`.
  static func add(
    _ name: String, _ value: Double, _ unit: String, atLeast limit: Double, digits: Int = 1
  ) {
    lines.append(
      Line(
        name: name, value: "\(text(value, digits)) \(unit)",
        limit: "≥ \(text(limit, 0...digits)) \(unit)", isKept: value >= limit))
  }

  /// Something that has to be so.
  static func add(_ name: String, _ isKept: Bool, _ value: String) {
    lines.append(Line(name: name, value: value, limit: "", isKept: isKept))
  }

  private static func text(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  /// With as few digits as say the same.
  private static func text(_ value: Double, _ digits: ClosedRange<Int>) -> String {
    for count in digits where Double(text(value, count)) == value { return text(value, count) }
    return text(value, digits.upperBound)
  }

  /// Prints all figures.
  static func show(title: String) {
    let width = lines.map(\.name.count).max() ?? 0
    let middle = lines.map(\.value.count).max() ?? 0
    print(title)
    for line in lines {
      let name = line.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let value = String(repeating: " ", count: middle - line.value.count) + line.value
      print("  \(name)  \(value)  \(line.isKept ? line.limit : "\(line.limit)  TOO MUCH")")
    }
  }
}

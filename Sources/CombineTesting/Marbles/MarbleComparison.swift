import Combine

/// What is expected and what has come, frame by frame, as the symbols of a diagram.
struct MarbleComparison {
  /// What happens in each frame.
  private let expected: [[String]]
  private let actual: [[String]]

  /// How far beyond the end of what is expected the diagrams are drawn.
  private static let margin = 100

  /// What the diagrams cannot say.
  private let notes: [String]

  private let values: [String]

  /// Whether what has come is what is expected.
  var isEqual: Bool { notes.isEmpty && firstDifference == nil }

  init<Output, Failure: Error>(
    expected diagram: MarbleDiagram, values: [Character: Output], failure: Failure?,
    actual events: [ScriptEvent<Output, Failure>], cancellationFrame: Int?,
    areEquivalent: (Output, Output) -> Bool
  ) {
    // Something may come days later, which is not to be drawn frame by frame.
    let limit = diagram.length + Self.margin
    let drawn = events.prefix { $0.frame < limit }
    let late = events.dropFirst(drawn.count)
    let length = max(diagram.length, (drawn.last?.frame ?? -1) + 1)
    var expected = Array(repeating: [String](), count: length)
    var actual = expected
    var notes: [String] = []

    for entry in diagram.entries { expected[entry.frame].append(entry.event.symbol) }
    if let frame = diagram.cancellationFrame { expected[frame].append("!") }

    if let first = late.first {
      notes.append(
        "frame \(first)" + (late.count > 1 ? " and \(late.count - 1) more" : ""))
    }
    for event in drawn {
      let wanted = expected[event.frame].dropFirst(actual[event.frame].count).first
      let symbol: String
      switch event.kind {
      case .value(let value):
        let names = [wanted?.first].compactMap(\.self) + values.keys.sorted()
        let name = names.first { name in values[name].map { areEquivalent(value, $0) } ?? false }
        symbol = name.map { String($0) } ?? "?"
        if name == nil { notes.append("frame \(event.frame): ? is \(describe(value))") }
      case .completion(.finished):
        symbol = "|"
      case .completion(.failure(let error)):
        symbol = "#"
        if let failure, !areEqual(error, failure) {
          notes.append(
            "frame \(event.frame): # is \(describe(error)), expected \(describe(failure))")
        }
      }
      if event.isBetweenFrames {
        notes.append(
          "\(symbol) came after the beginning of frame \(event.frame): "
            + "choose a scheduler.frame that divides all times")
      }
      actual[event.frame].append(symbol)
    }
    if let cancellationFrame, cancellationFrame < length {
      actual[cancellationFrame].append("!")
    }

    self.expected = expected
    self.actual = actual
    self.notes = notes
    self.values = diagram.entries.compactMap { entry in
      guard case .value(let name) = entry.event, let value = values[name] else { return nil }
      return "\(name) = \(describe(value))"
    }
  }

  private var firstDifference: Int? {
    zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset
  }

  /// Both diagrams, one under the other, with a mark under the first difference.
  var message: String {
    let columns = zip(expected, actual).map { ($0.asFrame, $1.asFrame) }
    let widths = columns.map { max($0.count, $1.count) }
    func line(_ frames: [String]) -> String {
      zip(frames, widths).map { $0.padding(to: $1) }.joined().trimmingTrailingSpaces
    }
    var lines = [
      "The publisher did not do what the diagram says:",
      "  expected: " + line(columns.map(\.0)),
      "  actual:   " + line(columns.map(\.1)),
    ]
    if let frame = firstDifference {
      let offset = widths.prefix(frame).reduce(0, +)
      lines.append("            " + String(repeating: " ", count: offset) + "^ frame \(frame)")
    }
    lines += notes.map { "  " + $0 }
    let unique = values.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if !unique.isEmpty { lines.append("  with " + unique.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension MarbleDiagram.Event {
  fileprivate var symbol: String {
    switch self {
    case .value(let name): String(name)
    case .finished: "|"
    case .failure: "#"
    }
  }
}

extension [String] {
  /// The symbols of one frame as a diagram has them.
  fileprivate var asFrame: String {
    switch count {
    case 0: "-"
    case 1: self[0]
    default: "(" + joined() + ")"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: width - count)
  }

  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The value as code would have it: a string in quotes.
private func describe<Value>(_ value: Value) -> String {
  String(reflecting: value)
}

/// Compares two errors by their `==`, if they have one, and else by how they describe themselves.
private func areEqual<Failure: Error>(_ lhs: Failure, _ rhs: Failure) -> Bool {
  func compare<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
  if let lhs = (lhs as Any) as? any Equatable { return compare(lhs) }
  return String(reflecting: lhs) == String(reflecting: rhs)
}

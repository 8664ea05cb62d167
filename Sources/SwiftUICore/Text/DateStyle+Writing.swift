extension Text.DateStyle {
  /// Whether the text for a date is another one as time goes by.
  var isTicking: Bool { kind == .relative || kind == .offset || kind == .timer }

  func string(_ date: Date, in values: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = values.locale
    formatter.timeZone = values.timeZone
    let distance = date.timeIntervalSince(values.currentDate())
    let seconds = Int(abs(distance).rounded())
    switch kind {
    case .time: formatter.timeStyle = .short
    case .date: formatter.dateStyle = .long
    case .timer:
      let rest = String(format: "%02d", seconds % 60)
      return seconds >= 3600
        ? "\(seconds / 3600):" + String(format: "%02d:", seconds / 60 % 60) + rest
        : "\(seconds / 60):" + rest
    case .relative: return Self.parts(seconds).prefix(2).joined(separator: ", ")
    case .offset: return (distance < 0 ? "-" : "+") + Self.largestPart(seconds)
    }
    return formatter.string(from: date)
  }

  private struct Unit {
    let length: Int
    let short: String
    let long: String
  }

  private static let units = [
    Unit(length: 31_536_000, short: "yr", long: "year"),
    Unit(length: 2_592_000, short: "mth", long: "month"),
    Unit(length: 604_800, short: "wk", long: "week"),
    Unit(length: 86_400, short: "day", long: "day"),
    Unit(length: 3_600, short: "hr", long: "hour"), Unit(length: 60, short: "min", long: "minute"),
    Unit(length: 1, short: "sec", long: "second"),
  ]

  /// The largest unit of a span and the one below it, if there is anything of that.
  private static func parts(_ seconds: Int) -> [String] {
    guard let first = units.firstIndex(where: { seconds >= $0.length }) else { return ["0 sec"] }
    var rest = seconds
    var parts: [String] = []
    for unit in units[first...].prefix(2) {
      let count = rest / unit.length
      rest -= count * unit.length
      guard count > 0 else { continue }
      parts.append("\(count) \(unit.short)" + (unit.short == "day" && count > 1 ? "s" : ""))
    }
    return parts
  }

  private static func largestPart(_ seconds: Int) -> String {
    let unit = units.first { seconds >= $0.length } ?? units[units.count - 1]
    let count = seconds / unit.length
    return "\(count) \(unit.long)" + (count == 1 ? "" : "s")
  }
}

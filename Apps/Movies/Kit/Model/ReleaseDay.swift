import Foundation

/// Days as the service writes them, `2010-07-16`, and as dates: the start of the day in the current
/// time zone, so that a formatter which knows nothing of this shows the same day.
enum ReleaseDay {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }

  /// The date of `text`; `nil` when it is not year, month and day of a day that exists.
  static func date(from text: String) -> Date? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4,
      let year = number(parts[0]), let month = number(parts[1]), let day = number(parts[2])
    else { return nil }
    let components = DateComponents(year: year, month: month, day: day)
    let calendar = calendar
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)
  }

  /// The day of `date` as the service writes it.
  static func text(of date: Date) -> String {
    let components = calendar.dateComponents([.year, .month, .day], from: date)
    return [(components.year!, 4), (components.month!, 2), (components.day!, 2)].map {
      number, digits in
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    .joined(separator: "-")
  }

  static func year(of date: Date) -> Int {
    calendar.component(.year, from: date)
  }

  /// Digits only: `Int` would accept a sign.
  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }
}

/// A bar on standard error that shows how much of a long job is done: only when that is a terminal.
///
/// ```swift
/// let bar = ProgressBar(label: "pages")
/// bar.show(done: 3, of: 12)
/// bar.clear()
/// ```
public struct ProgressBar: Sendable {
  private let label: String
  private let terminal: Terminal

  /// A bar that counts what `label` names.
  public init(label: String) {
    self.label = label
    terminal = .error
  }

  /// Draws the bar in place of what it showed before.
  public func show(done: Int, of total: Int) {
    guard terminal.isTerminal else { return }
    let line = Self.line(label: label, done: done, of: total, width: terminal.columns ?? 80)
    StandardStream.error.write("\r\(line)\u{1B}[K")
  }

  /// Takes the bar off the screen.
  public func clear() {
    guard terminal.isTerminal else { return }
    StandardStream.error.write("\r\u{1B}[K")
  }

  /// The text of a bar that fits into `width` columns.
  static func line(label: String, done: Int, of total: Int, width: Int) -> String {
    let total = max(total, 1)
    let done = min(max(done, 0), total)
    let count = "\(done)/\(total) \(label)"
    // One column stays free: a terminal may break a line that fills it.
    let room = min(40, width - count.displayWidth - 4)
    guard room >= 4 else { return count.truncated(toWidth: max(0, width - 1)) }
    let filled = room * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
    return "▕\(bar)▏ \(count)"
  }
}

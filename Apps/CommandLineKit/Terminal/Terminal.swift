import Foundation

/// What is known of the terminal at one of the process's standard streams.
public struct Terminal: Sendable {
  private let descriptor: Int32

  public static let input = Terminal(descriptor: STDIN_FILENO)
  public static let output = Terminal(descriptor: STDOUT_FILENO)
  public static let error = Terminal(descriptor: STDERR_FILENO)

  /// Whether the stream is a terminal, and not a file or a pipe.
  public var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// The terminal's width in columns; `nil` when the stream is not a terminal or the terminal
  /// tells no width and the environment variable `COLUMNS` gives none.
  public var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      $0 > 0 ? $0 : nil
    }
  }
}

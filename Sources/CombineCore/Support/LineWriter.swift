/// Writes lines to a text stream, or to standard output, from any thread and one at a time.
///
/// A line that comes while another is being written, from another thread or from the stream's own
/// code, is queued and written by whoever is writing; nobody waits.
@usableFromInline
final class LineWriter {
  /// What waits to be written, while somebody writes; else `nil`.
  private let pending = Lock<[String]?>(nil)

  /// Touched by nobody but the thread that found nobody writing.
  private var stream: any TextOutputStream

  /// A writer to `stream`; without one, to standard output.
  @usableFromInline
  init(stream: (any TextOutputStream)?) {
    self.stream = stream ?? StandardOutput()
  }

  /// Writes `line`, which ends in a line break.
  @usableFromInline
  func write(_ line: String) {
    let isFree = pending.withLock { pending in
      if pending == nil {
        pending = []
        return true
      }
      pending?.append(line)
      return false
    }
    guard isFree else { return }
    stream.write(line)
    while let line = next() { stream.write(line) }
  }

  /// The next line that waits; `nil` ends the writing.
  private func next() -> String? {
    pending.withLock { pending in
      guard pending?.isEmpty == false else {
        pending = nil
        return nil
      }
      return pending?.removeFirst()
    }
  }

  /// The text stream of standard output.
  private struct StandardOutput: TextOutputStream {
    mutating func write(_ string: String) {
      print(string, terminator: "")
    }
  }
}

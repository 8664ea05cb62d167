import Foundation

/// Writes text to a standard stream of the process, at once and whole.
///
/// When the reader of the stream is gone, as with `movies list | head -1`, the process ends
/// quietly, by the signal that ends any such tool. Another failure of standard output, as of a full
/// disk, ends it with status 74 and one line on standard error. What standard error does not take
/// is lost: that a note cannot be told is no reason to withhold the answer.
public struct StandardStream: Sendable {
  private let descriptor: Int32

  public static let output = StandardStream(descriptor: STDOUT_FILENO)
  public static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Opens the standard streams that the process was started without. Otherwise the next file or
  /// socket would get their number, and what is printed would go there.
  ///
  /// Call it before anything is opened. There is nothing to read then, notes are lost, and output
  /// fails.
  public static func openMissing() {
    // In this order: each gets the lowest number that is free. Output opened for reading alone
    // fails when it is written to, as it would have.
    let modes = [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }

  /// Writes `text`.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress!, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = Foundation.poll(&poll, 1, -1)
        } else if errno != EINTR {
          return fail(errno)
        }
      }
    }
  }

  /// Writes `line` and a line break.
  public func writeLine(_ line: String) {
    write(line + "\n")
  }

  private func fail(_ code: Int32) {
    if code == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    if descriptor == STDERR_FILENO { return }
    let reason = String(cString: strerror(code))
    StandardStream.error.writeLine("cannot write the output: \(reason)")
    // Without the exit handlers: they would try to write what could not be written.
    _exit(ExitStatus.inputOutputError.rawValue)
  }
}

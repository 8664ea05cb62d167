import Foundation

/// Asks the person at the terminal for a password, which is not shown.
public enum PasswordPrompt {
  /// Asks at the terminal of the process, whatever its standard streams are, and reads one line.
  ///
  /// The terminal shows what is typed again when this returns, and also when a signal ends the
  /// process meanwhile.
  ///
  /// - Returns: The line without its break, empty at the end of the input; `nil` without a terminal.
  public static func ask(_ prompt: String) -> String? {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var shown = termios()
    guard tcgetattr(descriptor, &shown) == 0 else { return nil }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ICANON | ISIG)
    let guardian = TerminalGuardian(descriptor: descriptor, settings: shown)
    defer { guardian.stop() }
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { return nil }
    defer {
      tcsetattr(descriptor, TCSAFLUSH, &shown)
      write("\n", to: descriptor)
    }
    write(prompt, to: descriptor)
    return line(from: descriptor)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }

  private static func line(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 || byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}

/// Gives a terminal its settings back before a signal ends the process. One at a time.
private struct TerminalGuardian {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private var formerMask = sigset_t()
  private var formerActions: [(number: Int32, action: sigaction)] = []

  init(descriptor: Int32, settings: termios) {
    guardedDescriptor = descriptor
    guardedSettings = settings
    for number in Self.signals {
      var former = sigaction()
      sigaction(number, nil, &former)
      // What the parent has asked to ignore does not end the process.
      if unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      formerActions.append((number, former))
      // All that this calls may be called by a signal handler.
      signal(number) { number in
        tcsetattr(guardedDescriptor, TCSANOW, &guardedSettings)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A parent may have blocked them.
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, &formerMask)
  }

  func stop() {
    var formerMask = formerMask
    pthread_sigmask(SIG_SETMASK, &formerMask, nil)
    for (number, action) in formerActions {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}

// Set before the handler that reads them is in place, and not changed while it is.
nonisolated(unsafe) private var guardedDescriptor: Int32 = -1
nonisolated(unsafe) private var guardedSettings = termios()

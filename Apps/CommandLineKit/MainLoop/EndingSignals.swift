import Dispatch
import Foundation

/// The signals that ask a process to end: from a person's Control-C, a terminal that is closed, a
/// session that ends.
public enum EndingSignals {
  /// Runs `action` on the main thread when such a signal comes, then ends the process by that signal.
  ///
  /// The main run loop or main queue has to run. A second signal ends the process at once. A signal
  /// that the parent has asked to ignore, as `nohup` does, is ignored. Call it once in a process.
  public static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    noticeEnd = ends[1]
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    let notice = ends[0]
    source.setEventHandler {
      var number: UInt8 = 0
      guard read(notice, &number, 1) == 1 else { return }
      MainActor.assumeIsolated { action() }
      raise(Int32(number))
    }
    source.activate()
    sources.append(source)
    for number in [SIGINT, SIGTERM, SIGHUP] { take(number) }
  }

  private static func take(_ number: Int32) {
    var former = sigaction()
    sigaction(number, nil, &former)
    if unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 1 { return }
    // All that this calls may be called by a signal handler.
    signal(number) { number in
      signal(number, SIG_DFL)
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(noticeEnd, &byte, 1)
    }
  }

  /// Touched by ``run(_:)`` alone.
  nonisolated(unsafe) private static var sources: [any DispatchSourceRead] = []
}

// Set once, before the handlers that read it are in place.
nonisolated(unsafe) private var noticeEnd: Int32 = -1

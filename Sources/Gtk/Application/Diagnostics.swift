internal import CGtk
internal import Foundation

/// What GTK complains about, for tests that are to fail then. It is written to standard error as
/// well.
public enum Diagnostics {
  /// Starts to record warnings and worse. The first call does it, further ones do nothing.
  public static func record() {
    _ = installation
  }

  /// Takes what was recorded since the last call. On any thread.
  public static func take() -> [String] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }

  private static let lock = NSLock()

  /// `lock` guards it.
  nonisolated(unsafe) private static var messages: [String] = []

  /// GLib takes one such function in the life of a process.
  private static let installation: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      if level.rawValue & gravity != 0, let fields { add(fields, Int(count)) }
      return g_log_writer_default(level, fields, count, nil)
    }, nil, nil)

  private static let gravity =
    G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue

  private static func add(_ fields: UnsafePointer<GLogField>, _ count: Int) {
    for field in UnsafeBufferPointer(start: fields, count: count)
    where strcmp(field.key, "MESSAGE") == 0 {
      let text = field.value.assumingMemoryBound(to: CChar.self)
      lock.withLock { messages.append(String(cString: text)) }
    }
  }
}

import Foundation

/// The mark that a window of the app is open: a lock beside the state's file, which the system takes
/// away when the process ends, in whatever way.
///
/// The window has the state as long as it is open. A command that finds the mark need not wait for
/// the archive's own lock, as it does for another command.
public final class OpenWindow: Sendable {
  private let descriptor: Int32

  /// Marks that a window is open on the state in `file`; `nil` if another one is, or if it cannot be
  /// marked.
  public init?(on file: URL) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let descriptor = open(Self.path(file), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // Who looks whether a window is open has the lock for a moment.
    for attempt in 0..<20 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      if attempt < 19 { usleep(5_000) }
    }
    close(descriptor)
    return nil
  }

  deinit {
    // Closing is not enough: a process that is being started has the descriptor too for a moment.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Whether a window is open on the state in `file`.
  public static func isOpen(on file: URL) -> Bool {
    let descriptor = open(path(file), O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_SH | LOCK_NB) != 0 {
      if errno != EINTR { return errno == EWOULDBLOCK }
    }
    _ = flock(descriptor, LOCK_UN)
    return false
  }

  private static func path(_ file: URL) -> String {
    file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).window").path
  }
}

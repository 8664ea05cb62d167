import Foundation

/// A lock that one process at a time has, and within a process one object. The system releases it
/// when the process ends, in whatever way.
///
/// The lock is on a file of its own, `.name.lock`, since the archive's file is replaced with each
/// save. The empty file stays: removing it would let two processes lock two files of one name.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock of the file `url`.
  ///
  /// - Parameter wait: How many seconds to wait at most while another has it; it is tried about 50
  ///   times a second.
  init(of url: URL, wait: TimeInterval) throws(ArchiveError) {
    let path = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open", path) }
    let deadline = DispatchTime.now() + wait
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      if code == EWOULDBLOCK, DispatchTime.now() < deadline {
        usleep(20_000)
        continue
      }
      close(descriptor)
      throw code == EWOULDBLOCK
        ? .inUse(file: url) : .system(call: "flock", path: path, code: code)
    }
    self.descriptor = descriptor
  }

  deinit {
    // Closing is not enough: a process that is being started at this moment has the descriptor too,
    // and with it the lock, until it runs its program.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

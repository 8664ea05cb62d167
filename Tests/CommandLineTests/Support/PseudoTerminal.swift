import Foundation

/// A terminal without a screen, for commands that behave differently on one.
final class PseudoTerminal {
  /// `TIOCSPTLCK` and `TIOCGPTN`.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let controller: Int32
  /// The end that a process takes for a terminal.
  let device: FileHandle

  /// A terminal of `columns` columns.
  init(columns: Int) throws {
    // What `posix_openpt`, `unlockpt` and `ptsname` do, none of which Foundation lets through.
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard controller >= 0, ioctl(controller, Self.setLock, &isLocked) == 0,
      ioctl(controller, Self.getNumber, &number) == 0
    else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    device = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit {
    close(controller)
  }

  /// What was written to the terminal. Call it when the process has ended.
  func transcript() throws -> String {
    try device.close()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // With the other end closed, the end of what was written is an error.
      let count = read(controller, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}

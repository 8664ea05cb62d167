import Foundation

/// Why an archive could not be written, or not be read.
public enum ArchiveError: Error, Sendable {
  /// Another process, or another archive object of this one, has the file: nothing was written.
  case inUse(file: URL)
  /// What stands at the path is no file but a folder, a pipe or a device: it is left alone, and
  /// nothing was written.
  case notAFile(path: String)
  /// The state could not be encoded: nothing was written.
  case encoding(any Error)
  /// A call of the system failed; the file is as it was. `code` is its `errno`.
  case system(call: String, path: String, code: Int32)
}

extension ArchiveError {
  /// Whether there is no room on the disk, or none left for this user.
  public var isFullDisk: Bool {
    guard case .system(_, _, let code) = self else { return false }
    return [ENOSPC, EDQUOT, EFBIG].contains(code)
  }

  /// Whether the file or its folder may not be written, or not be read.
  public var isRefused: Bool {
    guard case .system(_, _, let code) = self else { return false }
    return [EACCES, EPERM, EROFS].contains(code)
  }
}

extension ArchiveError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .inUse(let file): "\(file.path) is in use by another process"
    case .notAFile(let path): "\(path) is not a file: a state cannot be kept there"
    case .encoding(let error): "The state cannot be encoded: \(error)"
    case .system(let call, let path, let code):
      "\(call) of \(path) failed: \(String(cString: strerror(code)))"
    }
  }

  public var errorDescription: String? { description }
}

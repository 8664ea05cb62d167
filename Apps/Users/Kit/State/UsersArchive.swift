import Foundation
import Redux

/// How the app keeps its state.
public enum UsersArchive {
  /// The version of the form in which ``AppState`` is saved.
  public static let version = 1

  /// The archive in `file`.
  ///
  /// - Parameter wait: How many seconds to wait for another process that has the file.
  public static func make(file: URL, wait: TimeInterval = 0) -> StateArchive<AppState> {
    StateArchive(file: file, version: version, wait: wait)
  }
}

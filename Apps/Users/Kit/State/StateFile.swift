import Foundation

/// Where the app keeps its state between two starts.
public enum StateFile {
  /// `tributary/users.archive` in the user's folder for state, as the XDG base directory
  /// specification has it: `$XDG_STATE_HOME`, or `~/.local/state` where that is not an absolute path.
  public static func usual(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let folder =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? home(environment).appendingPathComponent(".local/state")
    return folder.appendingPathComponent("tributary/users.archive")
  }

  private static func home(_ environment: [String: String]) -> URL {
    environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}

import Foundation

/// Runs `users` again and again on one state, in a folder that goes with it.
final class UsersRunner {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  var stateFile: URL { folder.appendingPathComponent("state/users.archive") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func callAsFunction(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun.run(
      "users", arguments + ["--state-file", stateFile.path], input: input,
      environment: environment)
  }

  /// Signs in as `ada`.
  func login() throws {
    _ = try self("login", "--user", "ada", "--password-stdin", input: "lovelace\n")
  }

  /// The names of the files beside the state, without the hidden ones.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: stateFile.deletingLastPathComponent().path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

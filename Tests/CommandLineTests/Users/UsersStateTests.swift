import Foundation
import Testing

@Suite("users and its state")
struct UsersStateTests {
  private let users: UsersRunner

  init() throws {
    users = try UsersRunner()
  }

  @Test func isReadableToItsOwnerAlone() throws {
    try users.login()
    let files = FileManager.default
    let mode = try files.attributesOfItem(atPath: users.stateFile.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let folder = users.stateFile.deletingLastPathComponent().path
    #expect(try files.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
  }

  @Test func doesNotHoldThePassword() throws {
    try users.login()
    _ = try users("login", "--user", "ada", "--password-stdin", input: "hunter2\n")
    let text = String(decoding: try Data(contentsOf: users.stateFile), as: UTF8.self)
    #expect(text.contains("Ada Example"))
    #expect(!text.contains("lovelace") && !text.contains("hunter2"))
  }

  @Test func isInTheFolderForStateUnlessSaid() throws {
    let environment = ["XDG_STATE_HOME": users.folder.path]
    _ = try CommandRun.run("users", ["login", "--twitter"], environment: environment)
    let file = users.folder.appendingPathComponent("tributary/users.archive").path
    #expect(FileManager.default.fileExists(atPath: file))
    let run = try CommandRun.run("users", ["whoami"], environment: environment)
    #expect(run.output.hasPrefix("tuesday"))
  }

  @Test(arguments: ["cut", "altered", "empty", "foreign"])
  func aBadFileIsKeptAsideAndSaid(damage: String) throws {
    try users.login()
    let good = try Data(contentsOf: users.stateFile)
    let bad: Data =
      switch damage {
      case "cut": good.prefix(good.count - 10)
      case "altered": Data(good.map { $0 == UInt8(ascii: "a") ? UInt8(ascii: "b") : $0 })
      case "empty": Data()
      default: Data("{\"a\": 1}\n".utf8)
      }
    try bad.write(to: users.stateFile)

    let run = try users("show", "octocat")
    #expect(run.status == 0)
    #expect(run.outputLines.first == "The Octocat (octocat)")
    let note = try #require(run.errorLines.first { $0.contains("starting anew") })
    #expect(note.hasPrefix("users: starting anew: the state is damaged: "), "\(note)")
    let kept = try users.files().filter { $0 != "users.archive" }
    #expect(kept.count == 1)
    #expect(note.contains("kept as \(kept[0])"), "\(note)")
    let folder = users.stateFile.deletingLastPathComponent()
    #expect(try Data(contentsOf: folder.appendingPathComponent(kept[0])) == bad)

    let next = try users("whoami")
    #expect(next.errorLines == ["users: nobody is signed in. 'users login' signs in."])
    #expect(try users("show").outputLines.first == "The Octocat (octocat)")
  }

  @Test func aFileOfANewerVersionIsKeptAsideAndSaid() throws {
    try FileManager.default.createDirectory(
      at: users.stateFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("redux-archive 9 version 7\n".utf8).write(to: users.stateFile)
    let run = try users("whoami")
    #expect(run.status == 1)
    #expect(run.error.contains("newer version"), "\(run.error)")
    #expect(try users.files().count == 1)
  }

  @Test func aStateThatCannotBeSavedFails() throws {
    // A file where the folder should be: permissions do not hold for every user.
    let blocker = users.stateFile.deletingLastPathComponent()
    try Data().write(to: blocker)
    let run = try users("login", "--twitter")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.contains("The state could not be saved."), "\(run.error)")
    let show = try users("show", "octocat")
    #expect(show.status == 1)
    #expect(show.outputLines.first == "The Octocat (octocat)")
    #expect(show.error.contains("The state could not be saved."), "\(show.error)")
  }

  @Test func aFolderIsNoStateFile() throws {
    let run = try CommandRun.run(
      "users", ["login", "--twitter", "--state-file", users.folder.path])
    #expect(run.status == 64)
    #expect(run.error.contains("is a folder"), "\(run.error)")
    #expect(FileManager.default.fileExists(atPath: users.folder.path))
  }

  @Test func commandsThatRunAtOnceDoNotLoseEachOther() throws {
    try users.login()
    let logins = ["octocat", "example-ada", "example-zoe", "example-org", "example-kiyoshi"]
    let line = logins.map {
      "\"$users\" show \($0) --state-file '\(users.stateFile.path)' >/dev/null 2>&1 &"
    }
    let run = try CommandRun.shell(line.joined(separator: " ") + " wait")
    #expect(run.status == 0)
    let history = try users("history").output
    for login in logins { #expect(history.contains("showed \(login)"), "\(history)") }
    #expect(try users("whoami").status == 0)
  }
}

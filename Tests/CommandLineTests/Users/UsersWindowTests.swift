import Foundation
import Testing
import UsersKit

@Suite("users while its window is open")
struct UsersWindowTests {
  private let users: UsersRunner
  private let window: OpenWindow
  private let archive: Any

  /// What the window's process holds, held by this one.
  init() throws {
    users = try UsersRunner()
    try users.login()
    window = try #require(OpenWindow(on: users.stateFile))
    let archive = UsersArchive.make(file: users.stateFile)
    #expect(archive.restore().state != nil)
    self.archive = archive
  }

  @Test func whatReadsIsAnsweredFromWhatWasSavedLast() throws {
    let whoami = try users("whoami")
    #expect(whoami.status == 0)
    #expect(whoami.output.hasPrefix("ada (Ada Example)"))
    #expect(whoami.error == "")
    #expect(try users("history").status == 0)
  }

  @Test func aUserIsShownAndNotRemembered() throws {
    for arguments in [["show", "octocat"], ["open", "users://users/octocat/profile"]] {
      let run = try CommandRun.run(
        "users", arguments + ["--state-file", users.stateFile.path])
      #expect(run.status == 0)
      #expect(run.output.contains("San Francisco"))
      #expect(
        run.errorLines.last == "users: the window of 'users' is open: this is not remembered")
    }
    #expect(try users("history").output == "")
  }

  @Test(arguments: [
    ["logout"], ["login", "--twitter"], ["login", "--user", "ada"],
    ["edit", "octocat", "--note", "x"], ["undo"], ["redo"],
  ])
  func whatChangesIsRefusedBeforeAnythingIsAsked(arguments: [String]) throws {
    let run = try CommandRun.run("users", arguments + ["--state-file", users.stateFile.path])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errorLines == [
        "users: the window of 'users' is open and has the state: do it there, or close the "
          + "window first."
      ])
    #expect(try users("whoami").output.hasPrefix("ada"))
  }

  @Test func theHelpTellsOfTheWindow() throws {
    for command in ["users", "movies", "weather"] {
      let run = try CommandRun.run(command, ["--help"])
      #expect(run.output.contains("window"), "\(command)")
      #expect(run.output.contains("Without arguments"), "\(command)")
    }
  }
}

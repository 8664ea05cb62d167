import Foundation
import Testing

@testable import CommandLineKit

@Suite("users as a process")
struct UsersCommandTests {
  private let users: UsersRunner
  private let sampleNote = "users: GITHUB_TOKEN is not set: showing sample data"

  init() throws {
    users = try UsersRunner()
  }

  @Test func showsAUserFromTheSampleData() throws {
    let run = try users("show", "octocat")
    #expect(run.status == 0)
    #expect(run.errorLines == [sampleNote])
    #expect(
      run.outputLines == [
        "The Octocat (octocat)", "  Company       @github", "  Location      San Francisco",
        "  Web site      https://github.blog", "  Repositories  8", "  Followers     17,000",
        "  Following     9", "  Since         2011-01-25",
      ])
  }

  @Test func showsAUserAsJSONInTheFormOfTheService() throws {
    let run = try users("show", "OCTOCAT", "--json")
    let user = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(user?["login"] as? String == "octocat")
    #expect(user?["public_repos"] as? Int == 8)
    #expect(user?["created_at"] as? String == "2011-01-25T18:44:36Z")
  }

  @Test(arguments: ["octocat", "example-ada", "example-kiyoshi", "example-bare", "example-org"])
  func fitsIntoTheWidth(login: String) throws {
    for width in [20, 40] {
      let run = try users("show", login, "--width", "\(width)")
      #expect(run.status == 0)
      #expect(run.outputLines.allSatisfy { $0.displayWidth <= width }, "\(run.output)")
    }
  }

  @Test func aUserWhoIsNotThereFails() throws {
    let run = try users("show", "nobody")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines.last == "users: There is no user 'nobody'. Check the spelling.")
  }

  @Test func signsInAndOut() throws {
    let before = try users("whoami")
    #expect(before.status == 1)
    #expect(before.errorLines == ["users: nobody is signed in. 'users login' signs in."])

    let login = try users("login", "--user", "ada", "--password-stdin", input: "lovelace\nrest")
    #expect(login.status == 0)
    #expect(login.outputLines == ["Signed in as ada (Ada Example), by password."])
    #expect(login.error.contains("simulated"))

    #expect(try users("whoami").outputLines == ["ada (Ada Example), by password"])
    let json = try users("whoami", "--json").output
    let account = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(account == ["username": "ada", "name": "Ada Example", "provider": "password"])

    #expect(try users("logout").outputLines == ["Signed out ada."])
    #expect(try users("whoami").status == 1)
    #expect(try users("logout").status == 1)
  }

  @Test func aWrongPasswordFailsAndSignsNobodyInOrOut() throws {
    let wrong = "users: The user name or the password is wrong."
    let run = try users("login", "--user", "ada", "--password-stdin", input: "wrong\n")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines == [wrong])
    #expect(try users("whoami").status == 1)
    try users.login()
    _ = try users("login", "--user", "nobody", "--password-stdin", input: "lovelace\n")
    #expect(try users("whoami").status == 0)
  }

  @Test func noPasswordFails() throws {
    for input in ["", "\n"] {
      let run = try users("login", "--user", "ada", "--password-stdin", input: input)
      #expect(run.status == 1)
      #expect(run.errorLines == ["users: there is no password on standard input."])
    }
  }

  @Test(arguments: ["twitter", "facebook"])
  func aThirdPartySaysThatItIsSimulated(provider: String) throws {
    let run = try users("login", "--\(provider)")
    #expect(run.status == 0)
    #expect(run.output.contains("(simulated)"))
    #expect(run.error.contains("made-up person"))
    #expect(try users("whoami").output.contains("(simulated)"))
  }

  @Test func withoutATerminalAPasswordIsNotAskedFor() throws {
    let run = try CommandRun.shell(
      "setsid -w \"$users\" login --user ada --state-file '\(users.stateFile.path)' </dev/null")
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("--password-stdin"))
  }

  @Test func remembersWhoWasShown() throws {
    #expect(try users("show").status == 1)
    _ = try users("show", "octocat")
    _ = try users("show", "example-zoe")
    #expect(try users("show").outputLines.first == "Zoë Beispiel (example-zoe)")
  }

  @Test func visitsAreUndoneAndDoneAgain() throws {
    _ = try users("show", "octocat")
    _ = try users("show", "example-zoe")
    let undo = try users("undo")
    #expect(undo.outputLines == ["Undone: showed example-zoe."])
    #expect(undo.errorLines == ["users: octocat is shown now"])
    #expect(try users("show").outputLines.first == "The Octocat (octocat)")
    #expect(try users("redo").outputLines == ["Done again: showed example-zoe."])
    #expect(try users("redo").status == 1)
    _ = try users("undo")
    _ = try users("undo")
    let run = try users("undo")
    #expect(run.status == 1)
    #expect(run.errorLines == ["users: there is nothing to undo."])
  }

  @Test func whatIsWrittenIsShownAndUndone() throws {
    #expect(try users("edit", "octocat", "--note", "x").status == 1)
    try users.login()
    #expect(
      try users("edit", "octocat", "--note", "x").errorLines
        == ["users: 'octocat' has not been fetched. 'users show octocat' does that."])
    _ = try users("show", "octocat")
    let edit = try users("edit", "Octocat", "--name", "Mona", "--note", "the mascot")
    #expect(
      edit.outputLines == [
        "Done: set the name “Mona” and set the note “the mascot” of octocat."
      ])
    let shown = try users("show", "octocat").outputLines
    #expect(
      shown.prefix(3) == [
        "Mona (octocat)", "  Name there    The Octocat", "  Note          the mascot",
      ])
    #expect(
      try users("edit", "octocat", "--no-name").outputLines
        == ["Done: removed the name “Mona” of octocat."])
    #expect(try users("edit", "octocat", "--no-name").outputLines == ["Nothing has changed."])
    #expect(try users("undo").errorLines == [])
    #expect(try users("show", "octocat").outputLines.first == "Mona (octocat)")
    _ = try users("undo")
    #expect(try users("show", "octocat").outputLines.first == "The Octocat (octocat)")
  }

  @Test func theHistoryShowsWhatIsUndone() throws {
    let empty = try users("history")
    #expect(empty.status == 0 && empty.output == "")
    #expect(empty.errorLines == ["users: nothing has been done yet"])
    for login in ["octocat", "example-zoe", "example-ada"] { _ = try users("show", login) }
    _ = try users("undo")
    let lines = try users("history").outputLines
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("    1  20") && lines[0].hasSuffix("  showed octocat"))
    #expect(lines[1].hasPrefix("→   2  ") && lines[1].hasSuffix("  showed example-zoe"))
    #expect(lines[2].hasPrefix("×   3  ") && lines[2].hasSuffix("  showed example-ada"))
    let json = try users("history", "--json").output
    let history = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(history?["position"] as? Int == 2)
    #expect((history?["entries"] as? [Any])?.count == 3)
  }

  @Test func signingOutForgetsTheHistoryButNotWhatIsWritten() throws {
    try users.login()
    _ = try users("show", "octocat")
    _ = try users("edit", "octocat", "--note", "the mascot")
    _ = try users("logout")
    #expect(try users("history").output == "")
    #expect(!(try users("show", "octocat").output.contains("mascot")))
    try users.login()
    #expect(try users("show", "octocat").output.contains("the mascot"))
  }

  @Test func followsALink() throws {
    let run = try users("open", "users://users/OctoCat")
    #expect(run.status == 0)
    #expect(run.outputLines.first == "The Octocat (octocat)")
    let profile = try users("open", "users://users/octocat/profile")
    #expect(profile.errorLines.last?.contains("users edit octocat") == true)
    let bad = try users("open", "https://example.com/users/octocat")
    #expect(bad.status == 1)
    #expect(
      bad.errorLines.last == "users: “https://example.com/users/octocat” is not a link of this app."
    )
  }

  @Test func helpAndVersion() throws {
    let help = try CommandRun.run("users", ["--help"])
    #expect(help.status == 0 && help.error == "")
    #expect(help.output.contains("Usage: users <command> [options]"))
    #expect(help.output.contains("GITHUB_TOKEN") && help.output.contains("XDG_STATE_HOME"))
    let login = try CommandRun.run("users", ["login", "--help"])
    #expect(login.output.contains("--password-stdin") && login.output.contains("lovelace"))
    #expect(try CommandRun.run("users", ["--version"]).output == "users \(tributaryVersion)\n")
  }

  @Test(arguments: [
    ([], "no command is given"), (["sho"], "did you mean 'show'?"), (["edit"], "missing <login>"),
    (["edit", "a"], "nothing to change"), (["edit", "a", "--note", "x", "--no-note"], "exclude"),
    (["edit", "a", "--note", ""], "needs a value"), (["show", "a", "b"], "unexpected"),
    (["show", " "], "empty"), (["open"], "missing <link>"),
    (["login", "--twitter", "--facebook"], "exclude"),
    (["login", "--twitter", "--password-stdin"], "exclude"),
    (["login", "--twitter", "--user", "a"], "--user is for passwords"),
    (["login", "--password-stdin"], "--user"), (["login", "--password", "x"], "unknown option"),
    (["show", "a", "--base-url", "ftp://x"], "http://"), (["history", "--width", "9"], "unknown"),
  ])
  func badArgumentsEndWith64AndOneLine(arguments: [String], part: String) throws {
    let run = try CommandRun.run("users", arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("users: ") && run.error.contains(part), "\(run.error)")
  }
}

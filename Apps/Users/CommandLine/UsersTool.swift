import Combine
import CommandLineKit
import Foundation
import UsersKit

/// The command `users`.
public enum UsersTool {
  static let keyVariable = "GITHUB_TOKEN"

  private static let stateFileOption = Command.Option(
    "state-file", value: "path", help: "keep the state in this file")
  private static let json = Command.Option("json", help: "print JSON")
  private static let width = Command.Option(
    "width", value: "n", help: "fit the text into n columns")

  static let command = Command(
    "users", summary: "Signs in, shows users of GitHub, and remembers.",
    subcommands: [
      Command(
        "login", summary: "sign in",
        options: [
          .init(
            "user", value: "name", help: "the name of the account; without it, it is asked for"),
          .init("password-stdin", help: "read the password from standard input"),
          .init("twitter", help: "sign in by Twitter, which is simulated"),
          .init("facebook", help: "sign in by Facebook, which is simulated"),
          stateFileOption,
        ],
        notes: """
          The accounts are simulated: 'ada' with the password 'lovelace' and 'linus' with
          'penguin', verified here against salted hashes. The password is asked for at the
          terminal and not stored.
          """),
      Command("whoami", summary: "print who is signed in", options: [json, stateFileOption]),
      Command(
        "show", summary: "fetch a user and print what is known",
        operands: [
          .init("login", isRequired: false, help: "the user; without it, the one shown last")
        ],
        options: [json, width, stateFileOption] + ServiceChoice.options),
      Command(
        "open", summary: "follow a link, such as users://users/octocat",
        operands: [.init("link", help: "the link")],
        options: [json, width, stateFileOption] + ServiceChoice.options),
      Command(
        "edit", summary: "write a name of your own or a note about a user",
        operands: [.init("login", help: "the user")],
        options: [
          .init("name", value: "text", help: "a name in place of the user's own"),
          .init("no-name", help: "remove that name"),
          .init("note", value: "text", help: "a note"),
          .init("no-note", help: "remove the note"),
          stateFileOption,
        ]),
      Command(
        "history", summary: "print what was done and can be undone",
        options: [json, stateFileOption]),
      Command("undo", summary: "take back what was done last", options: [stateFileOption]),
      Command("redo", summary: "do again what was undone last", options: [stateFileOption]),
      Command("logout", summary: "sign out, and forget the history", options: [stateFileOption]),
    ],
    notes: """
      Without arguments, and where there is a display, a window opens. As long as it is
      open it has the state: commands that change it are refused, the others answer with
      what was saved last.

      Environment:
        GITHUB_TOKEN    a token of github.com; without it, and without --base-url, the
                        answers are the sample data that comes with the command. GitHub
                        answers without one too, less often: --base-url \(UsersAPI.serviceURL)
        XDG_STATE_HOME  the folder of the state: tributary/users.archive in it, or in
                        ~/.local/state

      Exit status: 0 done, 1 it failed or there is nothing, 64 wrong arguments.
      """)

  /// The tool, to be run by the executable.
  public static let tool = CommandLineTool(command, version: tributaryVersion) { arguments in
    let request = try UsersRequest(arguments)
    try SampleFolder.require(module: "UsersKit", keyVariable: keyVariable)
    let service = try service(for: request, arguments)
    let file = try stateFile(arguments)
    try UsersRun.check(request, file: file)
    let signIn = try Credentials.action(for: request)
    try UsersRun(file: file, service: service).answer(request, signIn: signIn)
  }

  private static func stateFile(_ arguments: ParsedArguments) throws(UsageError) -> URL {
    guard let path = arguments.value("state-file") else { return StateFile.usual() }
    let file = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    // The command would start anew each time, and save nothing.
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw UsageError("--state-file takes a file, and '\(path.printable)' is a folder")
    }
    return file
  }

  /// The service; the sample data for what asks none.
  private static func service(
    for request: UsersRequest, _ arguments: ParsedArguments
  ) throws(UsageError) -> UsersAPI {
    switch request {
    case .show, .open: break
    default: return .sample()
    }
    let choice = try ServiceChoice(
      arguments, keyVariable: keyVariable, serviceURL: UsersAPI.serviceURL)
    switch choice {
    case .sample:
      StandardStream.error.writeLine("users: \(keyVariable) is not set: showing sample data")
      return .sample()
    case .server(let baseURL, let token, let session):
      return UsersAPI(
        session: session, baseURL: baseURL, token: token,
        userAgent: "tributary-users/\(tributaryVersion)")
    }
  }
}

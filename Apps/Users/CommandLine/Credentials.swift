import CommandLineKit
import Foundation
import Redux
import UsersKit

/// Reads the name and the password of an account.
enum Credentials {
  /// The action that signs in as `request` wants, if it wants that. It waits for the person, and so
  /// comes before the state is opened: other commands need not wait then.
  ///
  /// - Throws: as ``read(username:isOnStandardInput:)``.
  static func action(for request: UsersRequest) throws -> (any Action)? {
    guard case .login(let signIn) = request else { return nil }
    switch signIn {
    case .password(let username, let isOnStandardInput):
      return try read(username: username, isOnStandardInput: isOnStandardInput)
    case .thirdParty(.facebook): return AuthenticateFacebook(from: "command line")
    case .thirdParty: return AuthenticateTwitter()
    }
  }

  /// The action that signs in with what is read.
  ///
  /// - Throws: `UsageError` when there is no terminal to ask at, `CommandLineTool.Failure` when the
  ///   person gives no answer.
  static func read(username: String?, isOnStandardInput: Bool) throws -> AuthenticatePassword {
    if isOnStandardInput {
      // One line: what a file or a pipe has behind it is not part of the password.
      guard let password = readLine(), !password.isEmpty else {
        throw CommandLineTool.Failure("there is no password on standard input.")
      }
      return AuthenticatePassword(username: username ?? "", password: password)
    }
    let name = try username ?? askForName()
    guard let password = PasswordPrompt.ask("Password of \(name.printable): ") else {
      throw UsageError(
        "there is no terminal to ask for the password at: use --password-stdin")
    }
    guard !password.isEmpty else { throw CommandLineTool.Failure("no password was given.") }
    return AuthenticatePassword(username: name, password: password)
  }

  private static func askForName() throws -> String {
    guard Terminal.input.isTerminal else {
      throw UsageError("there is no terminal to ask for the name at: use --user <name>")
    }
    StandardStream.error.write("User name: ")
    let name = (readLine() ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw CommandLineTool.Failure("no name was given.") }
    return name
  }
}

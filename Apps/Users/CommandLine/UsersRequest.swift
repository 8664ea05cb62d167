import CommandLineKit
import Foundation
import UsersKit

/// What a command line of `users` asks for.
enum UsersRequest: Equatable {
  /// How somebody signs in.
  enum SignIn: Equatable {
    /// By a password: from standard input, or asked for at the terminal, as the name is if missing.
    case password(username: String?, isOnStandardInput: Bool)
    case thirdParty(Account.Provider)
  }

  /// A change of what is written about a user.
  enum Edit: Equatable {
    case set(String)
    case remove

    /// The text after a change, if there is one, of `text`.
    static func apply(_ edit: Edit?, to text: String?) -> String? {
      switch edit {
      case nil: text
      case .set(let new): new
      case .remove: nil
      }
    }
  }

  /// How the answer is printed.
  struct Form: Equatable {
    var isJSON = false
    var width: Int?
  }

  case login(SignIn)
  case logout
  case whoami(Form)
  /// The user with the login; without one, the user who is shown.
  case show(String?, Form)
  case open(String, Form)
  case edit(String, name: Edit?, note: Edit?)
  case history(Form)
  case undo
  case redo

  /// Whether the answer is of use when nothing can be saved.
  var isOfUseUnsaved: Bool {
    switch self {
    case .whoami, .show, .open, .history: true
    case .login, .logout, .edit, .undo, .redo: false
    }
  }

  /// The request in `arguments`.
  ///
  /// - Throws: `UsageError` for values that do not fit.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let form = Form(
      isJSON: arguments.has("json"), width: try arguments.integer("width", in: 20...10_000))
    let operand = arguments.operands.first
    switch arguments.subcommands.first {
    case "login": self = .login(try Self.signIn(arguments))
    case "logout": self = .logout
    case "whoami": self = .whoami(form)
    case "show": self = .show(try operand.map(Self.login), form)
    case "open": self = .open(operand ?? "", form)
    case "edit": self = try Self.edit(try Self.login(operand ?? ""), arguments)
    case "history": self = .history(form)
    case "undo": self = .undo
    default: self = .redo
    }
  }

  private static func signIn(_ arguments: ParsedArguments) throws(UsageError) -> SignIn {
    let providers = [Account.Provider.twitter, .facebook].filter { arguments.has($0.rawValue) }
    let isOnStandardInput = arguments.has("password-stdin")
    guard let provider = providers.first else {
      let username = arguments.value("user")
      if isOnStandardInput, username == nil {
        throw UsageError("--password-stdin needs the name too: --user <name>")
      }
      return .password(username: username, isOnStandardInput: isOnStandardInput)
    }
    guard providers.count == 1, !isOnStandardInput else {
      throw UsageError("--password-stdin, --twitter and --facebook exclude each other")
    }
    guard !arguments.has("user") else {
      throw UsageError("--user is for passwords: --\(provider.rawValue) knows who you are")
    }
    return .thirdParty(provider)
  }

  private static func login(_ text: String) throws(UsageError) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw UsageError("<login> is empty") }
    return text
  }

  private static func edit(
    _ login: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> UsersRequest {
    let name = try part("name", arguments)
    let note = try part("note", arguments)
    guard name != nil || note != nil else {
      throw UsageError("nothing to change: one of --name, --no-name, --note, --no-note is needed")
    }
    return .edit(login, name: name, note: note)
  }

  private static func part(
    _ option: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> Edit? {
    let removes = arguments.has("no-\(option)")
    guard let text = arguments.value(option) else { return removes ? .remove : nil }
    guard !removes else { throw UsageError("--\(option) and --no-\(option) exclude each other") }
    return .set(text)
  }
}

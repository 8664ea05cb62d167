import Combine
import CommandLineKit
import Foundation
import Redux
import UsersKit

/// Restores the state, does what a request asks for, saves the state and prints the answer.
///
/// Touched on the main thread alone.
struct UsersRun {
  let store: Store<AppState>
  private let archive: StateArchive<AppState>
  private let restored: AppState
  /// Whether a window is open, which has the state: it can be read then, as it was saved last, and
  /// not be changed.
  private let isWindowOpen: Bool

  /// A run on the state in `file`. What is wrong with the file is told on standard error.
  init(file: URL, service: any UsersService) {
    // A command has the file while it waits for a server, some fifteen seconds at most unless told.
    isWindowOpen = OpenWindow.isOpen(on: file)
    archive = UsersArchive.make(file: file, wait: isWindowOpen ? 0 : 30)
    let restoration = archive.restore()
    restored = restoration.state ?? AppState()
    store = UsersStore.make(
      state: restored, service: service, accounts: LocalAccountService.bundled)
    if restoration.isFailure { tell("starting anew: the state is \(restoration)") }
  }

  /// Answers `request` on the main thread.
  ///
  /// - Parameter signIn: The action that signs in, if the request wants that.
  /// - Throws: `CommandLineTool.Failure` when it fails.
  func answer(_ request: UsersRequest, signIn: (any Action)?) throws {
    if isWindowOpen {
      guard request.isOfUseUnsaved else { throw Self.windowIsOpen }
      return tell(try perform(request, signIn: signIn))
    }
    let result = Result { try perform(request, signIn: signIn) }
    // What was done before a failure is kept too: a refused password leaves the rest as it was.
    let saved = Result { try save() }
    let answer = try result.get()
    if answer.isOfUseUnsaved || (try? saved.get()) != nil {
      tell(answer)
    }
    try saved.get()
  }

  /// Refuses `request` if it changes what an open window has: before a person is asked anything.
  static func check(_ request: UsersRequest, file: URL) throws(CommandLineTool.Failure) {
    if !request.isOfUseUnsaved, OpenWindow.isOpen(on: file) { throw windowIsOpen }
  }

  private static var windowIsOpen: CommandLineTool.Failure {
    CommandLineTool.Failure(
      "the window of 'users' is open and has the state: do it there, or close the window first.")
  }

  private func tell(_ answer: UsersAnswer) {
    if let text = answer.text { StandardStream.output.writeLine(text) }
    if let note = answer.note { tell(note) }
  }

  private func perform(_ request: UsersRequest, signIn: (any Action)?) throws -> UsersAnswer {
    switch request {
    case .login: try login(signIn)
    case .logout: try logout()
    case .whoami(let form): try whoami(form)
    case .show(let login, let form): try show(login, form)
    case .open(let link, let form): try open(link, form)
    case .edit(let login, let name, let note): try edit(login, name: name, note: note)
    case .history(let form): try history(form)
    case .undo: try step(store.state.history.undoable, Undo(), "Undone", "to undo")
    case .redo: try step(store.state.history.redoable, Redo(), "Done again", "to do again")
    }
  }

  private func save() throws(CommandLineTool.Failure) {
    let state = store.state.restarted
    guard state != restored else { return }
    do {
      try archive.save(state)
    } catch {
      throw CommandLineTool.Failure("The state could not be saved. \(error)")
    }
  }
}

extension UsersRun {
  private func login(_ signIn: (any Action)?) throws -> UsersAnswer {
    if let signIn { store.dispatch(signIn) }
    MainLoop.run { !store.state.authState.isAuthenticating }
    if let error = store.state.authState.error { throw CommandLineTool.Failure(error) }
    guard let account = store.state.authState.currentUser else { throw nobody }
    let note =
      account.provider == .password
      ? "the accounts are simulated: 'users login --help' tells more"
      : "\(account.provider.title) vouches for a made-up person"
    return UsersAnswer(text: "Signed in as \(UsersText.account(account)).", note: note)
  }

  private func logout() throws -> UsersAnswer {
    guard let account = store.state.authState.currentUser else { throw nobody }
    store.dispatch(Logout())
    return UsersAnswer(text: "Signed out \(account.username.printable).")
  }

  private func whoami(_ form: UsersRequest.Form) throws -> UsersAnswer {
    guard let account = store.state.authState.currentUser else { throw nobody }
    return UsersAnswer(
      text: form.isJSON ? try JSONText.make(account) : UsersText.account(account))
  }

  private var nobody: CommandLineTool.Failure {
    CommandLineTool.Failure("nobody is signed in. 'users login' signs in.")
  }

  private func show(_ login: String?, _ form: UsersRequest.Form) throws -> UsersAnswer {
    guard let login = login ?? shownUser else {
      throw CommandLineTool.Failure("no user is shown: name one, as in 'users show octocat'.")
    }
    let user = try fetch(login)
    store.dispatch(ShowUser(user: user.login))
    let note = isWindowOpen ? "the window of 'users' is open: this is not remembered" : nil
    if form.isJSON {
      return UsersAnswer(
        text: try JSONText.make(user, encoder: .users()), note: note, isOfUseUnsaved: true)
    }
    let lines = UsersText.lines(
      user, profile: store.state.profile(of: login),
      width: form.width ?? Terminal.output.columns ?? 80)
    return UsersAnswer(text: lines.joined(separator: "\n"), note: note, isOfUseUnsaved: true)
  }

  /// The user who is shown, below what is above.
  private var shownUser: User.ID? {
    store.state.routing.path.reversed().lazy.compactMap(\.user).first
  }

  private func fetch(_ login: String) throws(CommandLineTool.Failure) -> User {
    let id = User.id(of: login)
    store.dispatch(FetchUser(user: login))
    MainLoop.run { !store.state.usersState.fetching.contains(id) }
    if let error = store.state.usersState.error {
      throw CommandLineTool.Failure(error.message)
    }
    guard let user = store.state.usersState.users[id] else {
      throw CommandLineTool.Failure(UsersAPIError.genericError.localizedDescription)
    }
    return user
  }

  private func open(_ link: String, _ form: UsersRequest.Form) throws -> UsersAnswer {
    let route: AppRoute
    do {
      route = try AppRoute.links.route(for: link)
    } catch {
      throw CommandLineTool.Failure(error.localizedDescription)
    }
    switch route {
    case .user(let id): return try show(id, form)
    case .profile(let id):
      var answer = try show(id, form)
      if !isWindowOpen {
        answer.note = "'users edit \(id)' changes what is written about the user"
      }
      return answer
    case .signIn: throw CommandLineTool.Failure("'users login' signs in.")
    }
  }

  private func edit(
    _ login: String, name: UsersRequest.Edit?, note: UsersRequest.Edit?
  ) throws(CommandLineTool.Failure) -> UsersAnswer {
    guard store.state.authState.currentUser != nil else { throw nobody }
    guard let user = store.state.user(login) else {
      throw CommandLineTool.Failure(
        "'\(login)' has not been fetched. 'users show \(login)' does that.")
    }
    let old = store.state.profile(of: login) ?? LocalProfile()
    let new = LocalProfile(
      displayName: UsersRequest.Edit.apply(name, to: old.displayName),
      note: UsersRequest.Edit.apply(note, to: old.note))
    guard new != old else { return UsersAnswer(text: "Nothing has changed.") }
    store.dispatch(EditProfile(user: user.login, profile: new))
    let title = store.state.history.undoable?.title ?? ""
    return UsersAnswer(text: "Done: \(title.printable).")
  }

  private func history(_ form: UsersRequest.Form) throws -> UsersAnswer {
    let history = store.state.history
    if form.isJSON { return UsersAnswer(text: try JSONText.make(history, encoder: .users())) }
    if history.entries.isEmpty { return UsersAnswer(note: "nothing has been done yet") }
    return UsersAnswer(text: UsersText.lines(history).joined(separator: "\n"))
  }

  private func step(
    _ entry: HistoryEntry?, _ action: any Action, _ done: String, _ what: String
  ) throws(CommandLineTool.Failure) -> UsersAnswer {
    guard let entry else { throw CommandLineTool.Failure("there is nothing \(what).") }
    store.dispatch(action)
    var answer = UsersAnswer(text: "\(done): \(entry.title.printable).")
    if case .visit = entry.change, let shownUser { answer.note = "\(shownUser) is shown now" }
    return answer
  }

  private func tell(_ note: String) {
    StandardStream.error.writeLine("users: \(note.printable)")
  }
}

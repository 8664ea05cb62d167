import Combine
import Foundation
import Redux
import UsersKit

/// A run of the app: the store, which is restored at the start and saved after changes, and what
/// the windows show of it.
@MainActor
public final class UsersSession: ObservableObject {
  public let store: Store<AppState>
  public let navigation: UsersNavigation
  /// Parts of the store, for views that need no more: each announces its own changes alone.
  let auth: ScopedStore<AuthState>
  let users: ScopedStore<UsersState>
  let history: ScopedStore<HistoryState>

  /// The pictures of users; `nil` where none are shown.
  let avatars: Avatars?

  private let archive: StateArchive<AppState>
  private let archiver: StateArchiver<AppState>
  private var saving: AnyCancellable?
  /// Tells commands that the state is here; `nil` if another window has it.
  private var mark: OpenWindow?

  /// A session on the state in `file`. What was under way or went wrong at the last end is left out.
  public init(
    file: URL, service: any UsersService, accounts: any AccountService, avatars: Avatars? = nil
  ) {
    self.avatars = avatars
    mark = OpenWindow(on: file)
    // A command that runs at this moment is soon done; another window is not.
    archive = UsersArchive.make(file: file, wait: mark == nil ? 0 : 3)
    let restoration = archive.restore()
    let store = UsersStore.make(
      state: restoration.state?.restarted ?? AppState(), service: service, accounts: accounts)
    let reporter = SaveReporter(store)
    archiver = StateArchiver(archive, on: DispatchQueue(label: "users.archive")) { report in
      let error: ArchiveError? = if case .failed(let error) = report { error } else { nil }
      DispatchQueue.main.async { reporter.tell(error) }
    }
    self.store = store
    auth = store.scope(\.authState)
    users = store.scope(\.usersState)
    history = store.scope(\.history)
    navigation = UsersNavigation(store)
    saving = store.publisher.map(\.restarted).removeDuplicates()
      .sink { [archiver] in archiver.stateChanged($0) }
    if case .inUse = archive.access {
      store.dispatch(
        NavigationAction<AppRoute>.alert(
          RouteAlert(
            "Changes are not saved",
            message: "Another window or command has the state. Close this window and open it again "
              + "when the other has ended.")))
    }
    if restoration.isFailure {
      store.dispatch(
        NavigationAction<AppRoute>.alert(
          RouteAlert("Starting anew", message: "The last state is \(restoration).")))
    }
  }

  /// Saves what is not saved yet, and gives the file free for others. For the end of the app.
  public func close() {
    try? archiver.flush()
    archive.close()
    mark = nil
  }
}

extension UsersSession {
  /// The session of the app: the usual file, and GitHub where `GITHUB_TOKEN` is set; the sample data
  /// where it is not.
  public static func usual(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> UsersSession {
    let token = environment["GITHUB_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    return UsersSession(
      file: StateFile.usual(environment: environment),
      service: token.map { UsersAPI(token: $0) } ?? .sample(),
      accounts: LocalAccountService.bundled, avatars: token == nil ? .sample() : Avatars())
  }
}

/// Tells in an alert that the state cannot be saved: once, however often it is tried again.
@MainActor
private final class SaveReporter {
  private weak var store: Store<AppState>?
  private var hasFailed = false

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func tell(_ error: ArchiveError?) {
    defer { hasFailed = error != nil }
    guard let error, !hasFailed else { return }
    store?.dispatch(
      NavigationAction<AppRoute>.alert(
        RouteAlert("Changes are not saved", message: "\(error)")))
  }
}

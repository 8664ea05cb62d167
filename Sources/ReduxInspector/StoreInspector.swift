import Combine
import Redux

/// A page that shows what a running app's store does, and takes it back and forth in time: for
/// development.
///
/// ```swift
/// let travel = TimeTravel(store)
/// let inspector = try StoreInspector(travel, actions: actions)
/// print(inspector.url)  // open it in a browser
/// ```
///
/// There is none until one is made; ``ifAsked(_:actions:)`` makes one when an environment variable
/// says so. The page is served on this machine's loopback address, on a port that the system
/// chooses, to those who have the token in ``url``, which is new each time; to pages of other
/// sites never. Who has the token sees the whole state and can dispatch: do not pass it on.
///
/// Actions that are dispatched and states that are jumped to from the page go to the store from
/// threads of the inspector: reducer and middleware run there, subscribers where the store calls
/// them. The inspector ends with ``stop()`` or when it is released; it keeps the `TimeTravel` alive.
///
/// `@unchecked Sendable`: it never changes, and what it holds may be used on any thread.
public final class StoreInspector: @unchecked Sendable {
  /// The page's address, with the token in it.
  public let url: URL

  /// Where other programs reach the interface; they send the token in a header,
  /// `Authorization: Bearer …`.
  public let port: Int
  /// The secret that gives access.
  public let token: String

  private let server: LoopbackServer
  private let feed: EventFeed
  private let subscription: AnyCancellable

  /// An inspector of what `travel` records.
  ///
  /// - Parameters:
  ///   - actions: The types of the actions that can be dispatched from the page.
  ///   - port: The port to listen on; 0 has the system choose one.
  /// - Throws: ``InspectorError``.
  public convenience init<State>(
    _ travel: TimeTravel<State>, actions: ActionRegistry = ActionRegistry(), port: Int = 0
  ) throws {
    try self.init(travel, InspectorInterface(travel, actions: actions, files: nil), port: port)
  }

  /// An inspector of what `travel` records, which can write the session to a file and read it back.
  ///
  /// - Parameters:
  ///   - actions: The types of the actions that can be dispatched from the page and be in a file.
  ///   - port: The port to listen on; 0 has the system choose one.
  /// - Throws: ``InspectorError``.
  public convenience init<State: Codable>(
    _ travel: TimeTravel<State>, actions: ActionRegistry = ActionRegistry(), port: Int = 0
  ) throws {
    let files = InspectorInterface<State>.Files(
      export: { try travel.session(actions: actions, includingStates: true).data() },
      open: { try travel.open(TimeTravelSession(data: $0), actions: actions) })
    try self.init(travel, InspectorInterface(travel, actions: actions, files: files), port: port)
  }

  private init<State>(
    _ travel: TimeTravel<State>, _ interface: InspectorInterface<State>, port: Int
  ) throws {
    let page = try InspectorPage()
    let token = AccessGuard.randomToken()
    let feed = EventFeed(revision: travel.revision)
    server = try LoopbackServer(port: port) { port in
      let guardian = AccessGuard(token: token, port: port)
      return LoopbackServer.Site(
        refuse: { guardian.refusal(of: $0) },
        bodyLimit: { $0.path == "/api/import" ? 64 << 20 : 1 << 20 },
        answer: { request in
          switch (request.method, request.path) {
          case ("GET", "/"): page.response
          case ("GET", "/api/events"):
            HTTPResponse(
              status: 200, headers: [("Content-Type", "text/event-stream")],
              body: .stream(feed.events()))
          default: interface.answer(request) ?? .error(404, "There is nothing of this path")
          }
        },
        headers: AccessGuard.headers)
    }
    self.feed = feed
    self.token = token
    self.port = server.port
    url = URL(string: "http://127.0.0.1:\(server.port)/?token=\(token)")!
    subscription = travel.revisions.sink { feed.announce($0) }
    feed.announce(travel.revision)
  }

  deinit {
    stop()
  }

  /// Closes the page's connections and the port, and waits for requests that are being answered;
  /// not, though, for the one that it is called from.
  public func stop() {
    subscription.cancel()
    feed.close()
    server.stop()
  }
}

extension StoreInspector {
  /// An inspector if the environment variable `REDUX_INSPECTOR` asks for one: `1` for a port that
  /// the system chooses, or the number of a port. It writes the address to the standard error.
  ///
  /// - Returns: Nil if it was not asked for, or could not be started, which is said there too.
  public static func ifAsked<State: Codable>(
    _ travel: TimeTravel<State>, actions: ActionRegistry = ActionRegistry()
  ) -> StoreInspector? {
    guard let port = askedPort(ProcessInfo.processInfo.environment["REDUX_INSPECTOR"]) else {
      return nil
    }
    do {
      let inspector = try StoreInspector(travel, actions: actions, port: port)
      FileHandle.standardError.write(Data("Redux inspector: \(inspector.url)\n".utf8))
      return inspector
    } catch {
      FileHandle.standardError.write(Data("Redux inspector: \(error)\n".utf8))
      return nil
    }
  }

  /// The port that the variable's value asks for; nil for none.
  static func askedPort(_ value: String?) -> Int? {
    switch value {
    case nil, "", "0", "no", "false": nil
    case "1", "yes", "true": 0
    case let value?: Int(value)
    }
  }
}

/// Why an inspector could not be started.
public enum InspectorError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// Another program listens on that port, or it is none that may be used.
  case portInUse(Int)
  /// The page is not where the build has put it.
  case pageMissing

  public var description: String {
    switch self {
    case .portInUse(let port): "Port \(port) of the loopback address cannot be used"
    case .pageMissing: "The inspector's page is missing from the resources"
    }
  }

  public var errorDescription: String? { description }
}

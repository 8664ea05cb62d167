import Foundation
import Synchronization

/// A server on loopback that gives what a test says for each path, and remembers what it was asked
/// for. It listens until the process ends.
public final class CountingServer: Sendable {
  public enum Answer: Sendable {
    case content(Data, type: String, status: Int = 200)
    /// No byte: the server waits until the client gives up.
    case silence

    public static func json(_ text: String, status: Int = 200) -> Answer {
      .content(Data(text.utf8), type: "application/json", status: status)
    }
  }

  private struct Log {
    var requested: [String] = []
    var abandoned: [String] = []
  }

  private let server: RawServer
  private let log: LogBox

  private final class LogBox: Sendable {
    let log = Mutex(Log())
    let given = Mutex(Answer?.none)
  }

  /// A server that gives the same answer to every request: this one until ``give(_:)`` says another.
  public convenience init(giving answer: Answer) throws {
    try self.init { _ in answer }
  }

  /// Gives this answer to every request from now on.
  public func give(_ answer: Answer) { log.given.withLock { $0 = answer } }

  /// A server that answers by the target of a request, its path and query. `answer` is called on
  /// threads of the server's.
  public init(_ answer: @escaping @Sendable (String) -> Answer) throws {
    let box = LogBox()
    log = box
    server = try RawServer { connection in
      guard let head = connection.readHead() else { return }
      let parts = head.split(separator: " ", maxSplits: 2)
      let target = parts.count > 1 ? String(parts[1]) : ""
      box.log.withLock { $0.requested.append(target) }
      switch box.given.withLock({ $0 }) ?? answer(target) {
      case .content(let data, let type, let status):
        connection.send(
          "HTTP/1.1 \(status) Status\r\nContent-Type: \(type)\r\n"
            + "Content-Length: \(data.count)\r\nConnection: close\r\n\r\n")
        connection.send(data)
      case .silence:
        connection.awaitClose()
        box.log.withLock { $0.abandoned.append(target) }
      }
    }
  }

  /// The address of the server, with no slash at its end.
  public var url: String {
    let text = server.url.absoluteString
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// The targets of the requests so far, in the order in which they came.
  public var requested: [String] { log.log.withLock { $0.requested } }

  /// The targets of those unanswered requests that the client has given up.
  public var abandoned: [String] { log.log.withLock { $0.abandoned } }
}

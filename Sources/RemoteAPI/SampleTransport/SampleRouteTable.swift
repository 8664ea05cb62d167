import Combine
import Foundation
import Synchronization

/// The routes of one sample session.
///
/// It is the session's delegate only so that it lives as long as the session. `@unchecked Sendable`:
/// all its properties are constants; `NSObject` keeps the compiler from seeing that.
final class SampleRouteTable: NSObject, URLSessionDelegate, @unchecked Sendable {
  /// The header field that leads from a request to its session's routes. No client sees it.
  static let headerField = "X-Sample-Transport"

  private struct Entry {
    weak var table: SampleRouteTable?
  }

  /// The tables of all sessions that are alive; the mutex guards the dictionary.
  private static let tables = Mutex<[String: Entry]>([:])

  let identifier = UUID().uuidString
  private let routes: [SampleRoute]

  init(routes: [SampleRoute]) {
    self.routes = routes
    super.init()
    Self.tables.withLock { $0[identifier] = Entry(table: self) }
  }

  deinit {
    _ = Self.tables.withLock { $0.removeValue(forKey: identifier) }
  }

  /// The table of the session that made `request`.
  static func table(of request: URLRequest) -> SampleRouteTable? {
    guard let identifier = request.value(forHTTPHeaderField: headerField) else { return nil }
    return tables.withLock { $0[identifier]?.table }
  }

  /// The answer to `request`.
  func response(to request: URLRequest) -> SampleResponse {
    guard let url = request.url, let route = routes.first(where: { $0.matches(url) }) else {
      return .notFound
    }
    var visible = request
    visible.setValue(nil, forHTTPHeaderField: Self.headerField)
    return route.respond(visible)
  }
}

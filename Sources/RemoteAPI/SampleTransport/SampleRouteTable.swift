import Combine
import Foundation

/// The routes of one sample session, whose delegate it is: so it lives as long as the session, and
/// the session's requests lead to it.
final class SampleRouteTable: NSObject, URLSessionTaskDelegate, Sendable {
  private let routes: [SampleRoute]

  init(routes: [SampleRoute]) {
    self.routes = routes
  }

  /// The answer to `request`.
  func response(to request: URLRequest) -> SampleResponse {
    guard let url = request.url, let route = routes.first(where: { $0.matches(url) }) else {
      return .notFound
    }
    return route.respond(request)
  }
}

import Combine
import Foundation

/// A session that never goes out: it answers a service's addresses from a table of routes, such as
/// JSON files in an app's bundle. All above `URLSession` runs as it does with the real service.
public enum SampleTransport {
  /// A session that answers from `routes`.
  ///
  /// The first route that matches answers; an address that none matches gets
  /// ``SampleResponse/notFound``. The session holds the routes until it is invalidated. Use its data
  /// tasks and data task publishers: download tasks are not served.
  public static func makeSession(routes: [SampleRoute]) -> URLSession {
    let table = SampleRouteTable(routes: routes)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SampleURLProtocol.self]
    configuration.urlCache = nil
    table.prepare(configuration)
    return URLSession(configuration: configuration, delegate: table, delegateQueue: nil)
  }
}

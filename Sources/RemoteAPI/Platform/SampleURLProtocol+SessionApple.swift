#if !canImport(FoundationNetworking)
  import Foundation
  import Synchronization

  extension SampleRouteTable {
    /// Makes the requests of a session lead to this table, before the session is made: by a header
    /// field of all of them.
    func prepare(_ configuration: URLSessionConfiguration) {
      let name = UUID().uuidString
      tables.withLock { $0[name] = WeakTable(table: self) }
      configuration.httpAdditionalHeaders = [nameField: name]
    }
  }

  extension SampleURLProtocol {
    /// The answer of the session's routes to the request.
    func answerOfRoutes() -> SampleResponse {
      guard let name = request.value(forHTTPHeaderField: nameField),
        let table = tables.withLock({ $0[name]?.table })
      else { return .notFound }
      var visible = request
      visible.setValue(nil, forHTTPHeaderField: nameField)
      return table.response(to: visible)
    }

    /// Calls `startLoading()` again after `seconds`. Apple's `URLSession` takes the client's calls
    /// on any thread, and ignores those that come after a cancel.
    func startAgain(after seconds: Double) {
      nonisolated(unsafe) let loader = self  // Used by the closure alone from here on.
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { loader.startLoading() }
    }
  }

  private let nameField = "X-Sample-Transport"

  /// The tables of the sessions by the names in their requests; the mutex guards the dictionary.
  private let tables = Mutex<[String: WeakTable]>([:])

  private struct WeakTable {
    weak var table: SampleRouteTable?
  }
#endif

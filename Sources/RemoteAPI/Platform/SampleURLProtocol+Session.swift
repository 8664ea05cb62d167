#if canImport(FoundationNetworking)
  import Combine

  extension SampleRouteTable {
    /// Makes the requests of a session lead to this table, before the session is made: here they do
    /// so by the session's delegate.
    func prepare(_ configuration: URLSessionConfiguration) {}
  }

  extension SampleURLProtocol {
    /// The answer of the session's routes to the request.
    func answerOfRoutes() -> SampleResponse {
      let delegate = task?.delegate
      let table = (delegate as? DataTaskDelegate)?.sessionDelegate ?? delegate
      return (table as? SampleRouteTable)?.response(to: request) ?? .notFound
    }

    /// Has the session call `startLoading()` again after `seconds`, unless the task is cancelled
    /// by then.
    ///
    /// Suspending and resuming the task is the only way back to the session's queue: nothing public
    /// leads there from another thread.
    func startAgain(after seconds: Double) {
      guard let task else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        task.suspend()
        task.resume()
      }
    }
  }
#endif

#if canImport(FoundationNetworking)
  import Combine
  import Dispatch

  extension SampleURLProtocol {
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

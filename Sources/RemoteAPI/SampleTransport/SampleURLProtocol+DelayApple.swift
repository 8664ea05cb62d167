#if !canImport(FoundationNetworking)
  import Foundation

  extension SampleURLProtocol {
    /// Calls `startLoading()` again after `seconds`. Apple's `URLSession` takes the client's calls
    /// on any thread, and ignores those that come after a cancel.
    func startAgain(after seconds: Double) {
      nonisolated(unsafe) let loader = self  // Used by the closure alone from here on.
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { loader.startLoading() }
    }
  }
#endif

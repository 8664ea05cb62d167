#if !canImport(FoundationNetworking)
  import Combine
  import ObjectiveC

  extension Future {
    /// A future whose work is cancelled if the future is released before there is a result.
    ///
    /// Apple's future tells nobody of its end, but what is associated with it is released then.
    ///
    /// - Parameter start: Begins the work, which ends by calling the promise, and returns what
    ///   cancels it.
    static func cancelledOnRelease(
      _ start: @escaping (@escaping Promise) -> AnyCancellable
    ) -> Future {
      var work: AnyCancellable?
      let future = Future { promise in work = start(promise) }
      objc_setAssociatedObject(future, &associationKey, work, .OBJC_ASSOCIATION_RETAIN)
      return future
    }
  }

  /// Only its address counts.
  nonisolated(unsafe) private var associationKey: UInt8 = 0
#endif

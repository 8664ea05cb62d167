#if canImport(FoundationNetworking)
  import Combine
  import Synchronization

  extension Future {
    /// A future whose work is cancelled if the future is released before there is a result.
    ///
    /// - Parameter start: Begins the work, which ends by calling the promise, and returns what
    ///   cancels it.
    static func cancelledOnRelease(
      _ start: (@escaping Promise) -> AnyCancellable
    ) -> Future {
      let work = CancellableSlot()
      return Future(onRelease: { work.cancel() }) { promise in work.fill(with: start(promise)) }
    }
  }

  /// Keeps what cancels the work of a future.
  private final class CancellableSlot: Sendable {
    private struct Content: @unchecked Sendable {
      // `AnyCancellable` may be used on any thread.
      var cancellable: AnyCancellable?
    }

    private let content = Mutex(Content())

    func fill(with cancellable: AnyCancellable) {
      let new = Content(cancellable: cancellable)
      content.withLock { $0 = new }
    }

    func cancel() {
      content.withLock { content in
        defer { content = Content() }
        return content
      }.cancellable?.cancel()
    }
  }
#endif

#if canImport(FoundationNetworking)
  import Combine
  import Foundation

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
  ///
  /// `@unchecked Sendable`: `lock` guards `cancellable`, which may be used on any thread.
  private final class CancellableSlot: @unchecked Sendable {
    private let lock = NSLock()
    private var cancellable: AnyCancellable?

    func fill(with cancellable: AnyCancellable) {
      lock.withLock { self.cancellable = cancellable }
    }

    func cancel() {
      let taken = lock.withLock {
        defer { cancellable = nil }
        return cancellable
      }
      taken?.cancel()
    }
  }
#endif

/// A result that comes once and for which one task waits.
///
/// `@unchecked Sendable`: what changes is in a lock.
final class AwaitedResult<Value>: @unchecked Sendable {
  private struct Progress {
    var result: Result<Guarded<Value>, any Error>?
    var waiting: CheckedContinuation<Guarded<Value>, any Error>?
  }

  private let progress = Lock(Progress())

  /// Ends the wait, once: later results are passed over.
  func end(_ result: Result<Value, any Error>) {
    let result = result.map(Guarded.init)
    let waiting = progress.withLock { progress -> CheckedContinuation<Guarded<Value>, any Error>? in
      if progress.result != nil { return nil }
      progress.result = result
      defer { progress.waiting = nil }
      return progress.waiting
    }
    waiting?.resume(with: result)
  }

  /// The result, as soon as it is there. When the waiting task is cancelled, `onCancel` is called
  /// and `CancellationError` thrown.
  func value(onCancel: @escaping @Sendable () -> Void = {}) async throws -> Guarded<Value> {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = progress.withLock { progress in
          if progress.result == nil { progress.waiting = continuation }
          return progress.result
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      onCancel()
      end(.failure(CancellationError()))
    }
  }
}

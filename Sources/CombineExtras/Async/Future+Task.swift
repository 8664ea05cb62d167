import Combine

extension Future where Output: Sendable {
  /// A future of the result of asynchronous work, which begins at once, in a task, and is done once
  /// for all subscribers: `Future { try await download() }`.
  ///
  /// The task is cancelled when nobody holds the future and nobody waits for it any more. (With
  /// Apple's own `Future`, which tells nobody of its end, the task runs to its end.)
  public convenience init(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws(Failure) -> Output
  ) {
    let work = FutureWork(priority: priority, operation: operation)
    #if canImport(Darwin)
      self.init { work.start($0) }
    #else
      self.init(onRelease: { work.cancel() }) { work.start($0) }
    #endif
  }
}

/// The task of a future.
///
/// `@unchecked Sendable`: `task` is a lock.
private final class FutureWork<Output: Sendable, Failure: Error>: @unchecked Sendable {
  private let priority: TaskPriority?
  private let operation: @Sendable () async throws(Failure) -> Output
  private let task = Lock<Task<Void, Never>?>(nil)

  init(
    priority: TaskPriority?, operation: @escaping @Sendable () async throws(Failure) -> Output
  ) {
    self.priority = priority
    self.operation = operation
  }

  func start(_ promise: @escaping Future<Output, Failure>.Promise) {
    // The promise may be called on any thread.
    let promise = Guarded(promise)
    let operation = operation
    let started = Task(priority: priority) {
      do throws(Failure) {
        promise.state(.success(try await operation()))
      } catch {
        promise.state(.failure(error))
      }
    }
    task.withLock { $0 = started }
  }

  func cancel() {
    task.withLock { $0 }?.cancel()
  }
}

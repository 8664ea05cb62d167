import Combine

extension Publishers {
  /// A publisher of the result of asynchronous work that is begun for each subscriber.
  ///
  /// The work runs in a task, which a cancel cancels; its result is sent on the task's executor,
  /// when the subscriber has asked for a value. `Future` does the same work once for all.
  public struct Await<Output: Sendable, Failure: Error>: Publisher {
    /// The work.
    public let operation: @Sendable () async throws(Failure) -> Output

    /// The priority of the task.
    public let priority: TaskPriority?

    @inlinable
    public init(
      priority: TaskPriority? = nil,
      operation: @escaping @Sendable () async throws(Failure) -> Output
    ) {
      self.operation = operation
      self.priority = priority
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Create<Output, Failure> { [operation, priority] subscriber in
        let task = Task(priority: priority) {
          do throws(Failure) {
            subscriber.send(try await operation())
            subscriber.send(completion: .finished)
          } catch {
            subscriber.send(completion: .failure(error))
          }
        }
        return AnyCancellable { task.cancel() }
      }
      .receive(subscriber: subscriber)
    }
  }
}

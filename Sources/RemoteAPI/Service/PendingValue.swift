import Combine
import Foundation

/// A task that waits for a publisher's first value.
///
/// `@unchecked Sendable`: `lock` guards `state`; nothing is called while it is held.
final class PendingValue<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Value, any Error>, AnyCancellable?)

    /// Answered or cancelled.
    case ended
  }

  private let lock = NSLock()
  private var state = State.idle

  /// Subscribes to `publisher`; what it sends first, or its failure, ends the wait.
  func start(
    _ continuation: CheckedContinuation<Value, any Error>,
    _ publisher: some Publisher<Value, APIError>
  ) {
    let begins = lock.withLock {
      guard case .idle = state else { return false }
      state = .waiting(continuation, nil)
      return true
    }
    guard begins else {
      continuation.resume(throwing: CancellationError())
      return
    }
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        if case .failure(let error) = completion { self.end(with: .failure(error)) }
      },
      receiveValue: { self.end(with: .success($0)) })
    let isWaiting = lock.withLock {
      guard case .waiting(let continuation, _) = state else { return false }
      state = .waiting(continuation, subscription)
      return true
    }
    if !isWaiting { subscription.cancel() }
  }

  /// Ends the wait with `CancellationError` and cancels the subscription.
  func cancel() {
    end(with: .failure(CancellationError()))
  }

  private func end(with result: Result<Value, any Error>) {
    let previous = lock.withLock {
      defer { state = .ended }
      return state
    }
    guard case .waiting(let continuation, let subscription) = previous else { return }
    subscription?.cancel()
    continuation.resume(with: result)
  }
}

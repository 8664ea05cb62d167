import Foundation

/// An action that an operation queue runs again and again.
///
/// `@unchecked Sendable`: `lock` guards `state`, all else is constant.
final class OperationRepetition: @unchecked Sendable {
  private struct State {
    var action: UncheckedAction?

    /// Whether an operation waits for the queue to begin it.
    var isWaiting = false
  }

  private let queue: OperationQueue

  /// Guards `state`. Not a `Mutex`: the thread sanitizer does not see one.
  private let lock = NSLock()
  private var state: State

  init(queue: OperationQueue, action: UncheckedAction) {
    self.queue = queue
    state = State(action: action)
  }

  /// Adds an operation, unless one waits already.
  func fire() {
    let isNew = lock.withLock {
      guard state.action != nil, !state.isWaiting else { return false }
      state.isWaiting = true
      return true
    }
    if isNew { queue.addOperation { self.run() } }
  }

  private func run() {
    let action = lock.withLock {
      state.isWaiting = false
      return state.action
    }
    action?.run()
  }

  /// Ends it: no run begins after this.
  func cancel() {
    // Taken out so that the client's closure is released with the lock open.
    let action = lock.withLock {
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(action) {}
  }
}

import Foundation
import Synchronization

/// An action that an operation queue runs again and again.
final class OperationRepetition: Sendable {
  private struct State {
    var action: UncheckedAction?

    /// Whether an operation waits for the queue to begin it.
    var isWaiting = false
  }

  private let queue: OperationQueue
  private let state: Mutex<State>

  init(queue: OperationQueue, action: UncheckedAction) {
    self.queue = queue
    state = Mutex(State(action: action))
  }

  /// Adds an operation, unless one waits already.
  func fire() {
    let isNew = state.withLock { state in
      guard state.action != nil, !state.isWaiting else { return false }
      state.isWaiting = true
      return true
    }
    if isNew { queue.addOperation { self.run() } }
  }

  private func run() {
    let action = state.withLock { state in
      state.isWaiting = false
      return state.action
    }
    action?.run()
  }

  /// Ends it: no run begins after this.
  func cancel() {
    // Taken out so that the client's closure is released with the lock open.
    let action = state.withLock { state in
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(action) {}
  }
}

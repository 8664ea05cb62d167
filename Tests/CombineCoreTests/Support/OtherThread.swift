import Foundation

/// Runs `body` on a new thread and waits for its end.
func onOtherThread(_ body: @escaping () -> Void) {
  // Whoever calls waits while the other thread runs it.
  nonisolated(unsafe) let body = body
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}

import Foundation

/// What one writes by hand in place of a subject: closures kept in a dictionary under a lock and
/// called with the lock open.
final class CallbackList<Value> {
  private let lock = NSLock()
  private var callbacks: [Int: (Value) -> Void] = [:]
  private var lastToken = 0

  @discardableResult
  func add(_ callback: @escaping (Value) -> Void) -> Int {
    lock.lock()
    defer { lock.unlock() }
    lastToken += 1
    callbacks[lastToken] = callback
    return lastToken
  }

  func remove(_ token: Int) {
    lock.lock()
    defer { lock.unlock() }
    callbacks[token] = nil
  }

  func send(_ value: Value) {
    lock.lock()
    let current = callbacks.values
    lock.unlock()
    for callback in current { callback(value) }
  }
}

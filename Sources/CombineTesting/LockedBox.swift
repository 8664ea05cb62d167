import Foundation

/// A value reached only while a lock is held; test code may put anything in it.
///
/// `@unchecked Sendable`: `lock` guards `value`.
package final class LockedBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

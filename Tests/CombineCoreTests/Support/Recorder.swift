import Foundation

/// Gathers values from closures, on any threads.
///
/// `@unchecked Sendable`: `lock` guards `recorded`.
final class Recorder<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  /// What was appended, in order.
  var values: [Value] { lock.withLock { recorded } }

  func append(_ value: Value) {
    lock.withLock { recorded.append(value) }
  }
}

import Foundation

/// Gathers values from closures, on any threads.
///
/// `@unchecked Sendable`: `lock` guards `recorded`.
package final class Recorder<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  package init() {}

  /// What was appended, in order.
  package var values: [Value] { lock.withLock { recorded } }

  package func append(_ value: Value) {
    lock.withLock { recorded.append(value) }
  }
}

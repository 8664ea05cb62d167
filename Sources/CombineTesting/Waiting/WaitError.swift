/// Why a wait for a publisher came to nothing.
public struct WaitError: Error, Equatable, CustomStringConvertible {
  /// What happened in place of what was waited for.
  public enum Reason: Equatable, Sendable {
    /// The time was up.
    case timedOut(after: Duration)

    /// The publisher finished before it had sent enough.
    case finishedEarly
  }

  /// What happened.
  public let reason: Reason

  /// What was waited for, as `3 values`.
  public let awaited: String

  /// What had come by then, as `2 values: [1, 2]`.
  public let received: String

  /// A sentence that says all of it.
  public var description: String {
    switch reason {
    case .timedOut(let timeout):
      "Waited \(timeout) for \(awaited) in vain; the publisher had sent \(received)."
    case .finishedEarly:
      "Waited for \(awaited), but the publisher finished; it had sent \(received)."
    }
  }
}

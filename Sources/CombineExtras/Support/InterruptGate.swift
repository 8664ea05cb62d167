import Combine

/// Lets one upstream's values through and lets something else end the downstream meanwhile: a
/// completion that comes while a value is being delivered waits until that call has returned.
///
/// It is state for a ``Lock``: each call says what is to be done with the lock released.
@usableFromInline
struct InterruptGate<Failure: Error> {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// Calls of the downstream that are under way: more than one when they are nested.
  @usableFromInline var depth = 0
  @usableFromInline var waiting: Completion?
  @usableFromInline var isEnded = false

  @inlinable
  init() {}

  /// Whether a value may be delivered; to be followed by ``leave()`` if so.
  @inlinable
  mutating func enter() -> Bool {
    if isEnded { return false }
    depth += 1
    return true
  }

  /// The completion to be delivered now that a value has been.
  @inlinable
  mutating func leave() -> Completion? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { waiting = nil }
    return waiting
  }

  /// Ends it with `completion`.
  ///
  /// - Returns: What is to be delivered at once: nothing if it has ended before, or while a value
  ///   is being delivered.
  @inlinable
  mutating func finish(_ completion: Completion) -> Completion? {
    if isEnded { return nil }
    isEnded = true
    if depth == 0 { return completion }
    waiting = completion
    return nil
  }

  /// Ends it without completion.
  @inlinable
  mutating func cancel() {
    isEnded = true
    waiting = nil
  }
}

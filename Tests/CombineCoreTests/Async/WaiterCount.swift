@testable import CombineCore

extension AsyncPublisher.Iterator {
  /// How many calls of `next()` wait for a value.
  var waiterCount: Int { subscriber.state.withLock { $0.waiters.count } }
}

extension AsyncThrowingPublisher.Iterator {
  /// How many calls of `next()` wait for a value.
  var waiterCount: Int { subscriber.state.withLock { $0.waiters.count } }
}

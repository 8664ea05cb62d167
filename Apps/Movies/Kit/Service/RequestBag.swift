import Combine
import Foundation

/// Holds the subscriptions of requests under way, each until it is done. Those that are left when
/// the bag goes are cancelled.
///
/// `@unchecked Sendable`: `lock` guards all variables.
final class RequestBag: @unchecked Sendable {
  private let lock = NSLock()
  private var lastNumber = 0
  private var running: Set<Int> = []
  private var subscriptions: [Int: AnyCancellable] = [:]

  /// How many requests are under way.
  var count: Int { lock.withLock { running.count } }

  /// Holds what `start` returns until the closure that `start` got is called, which may happen
  /// before it returns and on any thread.
  func keep(_ start: (_ done: @escaping () -> Void) -> AnyCancellable) {
    let number = lock.withLock {
      lastNumber += 1
      running.insert(lastNumber)
      return lastNumber
    }
    let subscription = start { [weak self] in self?.release(number) }
    lock.withLock {
      if running.contains(number) { subscriptions[number] = subscription }
    }
  }

  private func release(_ number: Int) {
    let released = lock.withLock {
      running.remove(number)
      return subscriptions.removeValue(forKey: number)
    }
    // Cancelling may run anything: not under the lock.
    withExtendedLifetime(released) {}
  }
}

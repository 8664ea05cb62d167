import CombineCore
import Foundation
import Synchronization

/// Wakes a run loop that sleeps while another thread has given it something to perform: the
/// open-source Foundation does not do so by itself.
///
/// The loop is woken by a timer that is due at once. Until that has fired, further calls find that
/// the loop is about to wake and add none, so that a burst costs one timer.
final class RunLoopWaker: Sendable {
  /// Whether a timer is in the loop that has not fired. Cleared by the timer before the loop looks
  /// for what it has to perform, so whoever finds it set is served by that same turn.
  private let isWaking = Atomic<Bool>(false)

  /// `nonisolated(unsafe)`: never changed; weak because the table below must not keep loops.
  nonisolated(unsafe) private weak var loop: RunLoop?

  private init(_ loop: RunLoop) {
    self.loop = loop
  }

  /// Sees to it that the loop has a turn after this call. Call it after the loop was given its work.
  func wake() {
    if isWaking.exchange(true, ordering: .acquiringAndReleasing) { return }
    let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in
      self.isWaking.store(false, ordering: .releasing)
    }
    loop?.add(timer, forMode: .default)
  }

  /// The wakers of the loops that were scheduled on from other threads.
  ///
  /// `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var wakers: [ObjectIdentifier: RunLoopWaker] = [:]

  /// Guards `wakers`. Not a `Mutex`: the thread sanitizer does not see one.
  private static let lock = NSLock()

  /// The waker of `loop`, one and the same for all threads.
  static func waker(of loop: RunLoop) -> RunLoopWaker {
    lock.withLock {
      if let waker = wakers[ObjectIdentifier(loop)], waker.loop === loop { return waker }
      wakers = wakers.filter { $0.value.loop != nil }
      let waker = RunLoopWaker(loop)
      wakers[ObjectIdentifier(loop)] = waker
      return waker
    }
  }
}

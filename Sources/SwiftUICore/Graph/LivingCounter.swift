import Synchronization

/// How many nodes of a graph are alive.
package final class LivingCounter: Sendable {
  private let living = Atomic<Int>(0)

  package var count: Int { living.load(ordering: .relaxed) }

  func increment() {
    living.add(1, ordering: .relaxed)
  }

  func decrement() {
    living.subtract(1, ordering: .relaxed)
  }
}

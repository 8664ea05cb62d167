/// The lasting value of a `@State` and the like.
///
/// `@unchecked Sendable`: the lock guards the value; the dependents are touched on the main actor.
final class StateLocation<Value>: AnyLocation<Value>, StateRoot, DependencySource,
  @unchecked Sendable
{
  private let lock = NSLock()
  private var value: Value

  /// Who has read the value, and whether what they read has changed; `nil` if they read all of it.
  /// `nonisolated(unsafe)`: only touched on the main actor.
  nonisolated(unsafe) private var dependents: [ObjectIdentifier: Dependent] = [:]

  private final class Dependent {
    /// A graph that nobody took down is gone with its nodes.
    weak var node: ViewNode?
    var readsAll = false
    var parts: [AnyHashable: () -> Bool] = [:]

    init(_ node: ViewNode) {
      self.node = node
    }
  }

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value {
    if MainThread.isCurrent {
      MainActor.assumeIsolated {
        guard let node = GraphTracking.node else { return }
        node.depend(on: self, key: ObjectIdentifier(self))
        dependents[ObjectIdentifier(node)]?.readsAll = true
      }
    }
    return peek()
  }

  override func peek() -> Value {
    lock.withLock { value }
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    // Released with the lock open: a client's deinitialiser may run.
    let old = lock.withLock {
      defer { value = newValue }
      return value
    }
    let transaction = transaction.merged
    if MainThread.isCurrent {
      // Do not leave the thread.
      let values = UncheckedValue((old, newValue))
      MainActor.assumeIsolated {
        if !valuesAreEqual(values.value.0, values.value.1) { didChange(transaction) }
      }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.didChange(transaction) } }
    }
  }

  @MainActor
  private func didChange(_ transaction: Transaction) {
    for dependent in dependents.values {
      guard let node = dependent.node else { continue }
      if !dependent.readsAll, dependent.parts.values.allSatisfy({ $0() }) { continue }
      node.invalidate(transaction)
    }
  }

  func add(dependent: ViewNode) {
    dependents[ObjectIdentifier(dependent)] = Dependent(dependent)
  }

  func remove(dependent: ViewNode) {
    dependents[ObjectIdentifier(dependent)] = nil
  }

  override var root: (any StateRoot)? { self }

  func note(part: AnyHashable, isSame: @escaping () -> Bool) {
    guard let node = GraphTracking.node else { return }
    node.depend(on: self, key: ObjectIdentifier(self))
    dependents[ObjectIdentifier(node)]?.parts[part] = isSame
  }
}

/// What the views around one say to it. Apple's `SwiftUI.EnvironmentValues`.
///
/// A copy costs nothing; values of one key that are the same do not evaluate anybody again.
public struct EnvironmentValues {
  /// `@unchecked Sendable`: changed only while it has a single owner.
  private final class Storage: @unchecked Sendable {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage = Storage([:])

  /// Who reads: set on the values of which a view was given a look.
  private var reader: EnvironmentReader?

  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { reader?.read(key, self) ?? untracked(key) }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// The value of `key`, which nobody takes note of.
  func untracked<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    if let value = storage.values[ObjectIdentifier(key)] { return value as! Key.Value }
    return Key.defaultValue
  }

  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// The same values; who evaluates is evaluated again when one that it reads here changes.
  func read(by node: ViewNode) -> EnvironmentValues {
    var copy = self
    copy.reader = EnvironmentReader(node)
    return copy
  }
}

/// Notes for a node what it reads of its environment.
///
/// `@unchecked Sendable`: the node is touched on the main actor only.
private final class EnvironmentReader: @unchecked Sendable {
  private weak var node: ViewNode?

  init(_ node: ViewNode) {
    self.node = node
  }

  func read<Key: EnvironmentKey>(_ key: Key.Type, _ values: EnvironmentValues) -> Key.Value? {
    guard MainThread.isCurrent else { return nil }
    // Does not leave the thread.
    nonisolated(unsafe) let values = values
    let key = UncheckedValue(key)
    return MainActor.assumeIsolated { () -> UncheckedValue<Key.Value>? in
      guard let node else { return nil }
      // An action that a body has made finds the values as they are when it runs.
      if GraphTracking.node == nil { return UncheckedValue(node.environment.untracked(key.value)) }
      return UncheckedValue(node.read(key.value, from: values))
    }?.value
  }
}

/// A value that was read of an environment.
@MainActor
protocol EnvironmentRead {
  func isSame(in values: EnvironmentValues) -> Bool
}

struct RecordedRead<Key: EnvironmentKey>: EnvironmentRead {
  let value: Key.Value

  func isSame(in values: EnvironmentValues) -> Bool {
    valuesAreEqual(value, values.untracked(Key.self))
  }
}

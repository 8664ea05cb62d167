/// A place that holds a value and knows who has read it.
protocol DependencySource: AnyObject {
  @MainActor func add(dependent: ViewNode)
  @MainActor func remove(dependent: ViewNode)
}

/// A place from which a value can be read and to which one can be written: what is behind a state
/// or a binding.
///
/// `@unchecked Sendable`: subclasses guard what they hold with locks, or pass on to such.
class AnyLocation<Value>: @unchecked Sendable {
  init() {}

  /// The value. During an evaluation on the main actor the read is noted.
  func get() -> Value { fatalError("abstract") }

  func set(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }

  /// Whether this is the same place as `other`, with the same value if its changes are not noted.
  @MainActor func isSame(as other: AnyLocation<Value>) -> Bool { self === other }

  /// The state that this is a part of, if it is one.
  var root: (any StateRoot)? { nil }

  /// The value, without noting the read.
  func peek() -> Value { get() }
}

/// The place of a state of any type.
protocol StateRoot: AnyObject, Sendable {
  /// Notes that the running evaluation depends on a part of the state: `isSame` tells whether that
  /// is still what it was.
  @MainActor func note(part: AnyHashable, isSame: @escaping () -> Bool)
}

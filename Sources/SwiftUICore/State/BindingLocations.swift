/// Reads and writes with closures. What `get` reads of states is noted by them.
///
/// `@unchecked Sendable`: constant; the closures guard what they capture.
final class FunctionLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { setter(value, transaction.merged) }
  }
}

/// A value that never changes.
///
/// `@unchecked Sendable`: constant.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { valuesAreEqual(value, $0.value) } ?? false
  }
}

/// A part of the value at another location. Of a state, only a change of the part counts.
///
/// `@unchecked Sendable`: constant; the location below guards its value.
final class ProjectedLocation<Whole, Part>: AnyLocation<Part>, @unchecked Sendable {
  private let base: AnyLocation<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(_ base: AnyLocation<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.base = base
    self.path = path
  }

  override var root: (any StateRoot)? { base.root }

  override func get() -> Part {
    guard let root, MainThread.isCurrent else { return base.get()[keyPath: path] }
    return noting(self, in: root)
  }

  override func peek() -> Part { base.peek()[keyPath: path] }

  override func set(_ value: Part, _ transaction: Transaction) {
    var whole = base.peek()
    whole[keyPath: path] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: AnyLocation<Part>) -> Bool {
    guard let other = other as? ProjectedLocation else { return false }
    return path == other.path && base.isSame(as: other.base)
  }
}

/// An element of a collection at another location.
///
/// `@unchecked Sendable`: constant; the location below guards its value.
final class ElementLocation<Whole: MutableCollection>: AnyLocation<Whole.Element>,
  @unchecked Sendable
{
  private let base: AnyLocation<Whole>
  private let index: Whole.Index
  /// What is read when the collection has become too short, before the view is taken away.
  private let fallback: Whole.Element

  init(_ base: AnyLocation<Whole>, _ index: Whole.Index) {
    self.base = base
    self.index = index
    fallback = base.peek()[index]
  }

  override var root: (any StateRoot)? { base.root }

  override func get() -> Whole.Element {
    guard let root, MainThread.isCurrent else { return element(of: base.get()) }
    return noting(self, in: root)
  }

  override func peek() -> Whole.Element { element(of: base.peek()) }

  private func element(of whole: Whole) -> Whole.Element {
    index >= whole.startIndex && index < whole.endIndex ? whole[index] : fallback
  }

  override func set(_ value: Whole.Element, _ transaction: Transaction) {
    var whole = base.peek()
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: AnyLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

/// Reads `location`, and makes the running evaluation depend on what was read, not on all of `root`.
private func noting<Value>(_ location: AnyLocation<Value>, in root: any StateRoot) -> Value {
  MainActor.assumeIsolated {
    let value = location.peek()
    if GraphTracking.node != nil {
      root.note(part: ObjectIdentifier(location)) { [location] in
        MainActor.assumeIsolated { valuesAreEqual(location.peek(), value) }
      }
    }
    return UncheckedValue(value)
  }.value
}

/// Carries a value out of an isolated closure that ran at once.
///
/// `@unchecked Sendable`: it does not leave the thread.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A value as an optional.
///
/// `@unchecked Sendable`: constant; the location below guards its value.
final class OptionalLocation<Value>: AnyLocation<Value?>, @unchecked Sendable {
  private let base: AnyLocation<Value>

  init(_ base: AnyLocation<Value>) {
    self.base = base
  }

  override func get() -> Value? { base.get() }
  override func set(_ value: Value?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }
  override func isSame(as other: AnyLocation<Value?>) -> Bool {
    (other as? OptionalLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

/// The value inside of an optional. Once that is `nil`, the last value stands in for it.
///
/// `@unchecked Sendable`: constant; the location below guards its value.
final class UnwrappedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Value?>
  private let fallback: Value

  init(_ base: AnyLocation<Value?>, fallback: Value) {
    self.base = base
    self.fallback = fallback
  }

  override func get() -> Value { base.get() ?? fallback }
  override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
  override func isSame(as other: AnyLocation<Value>) -> Bool {
    (other as? UnwrappedLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

/// A property of an object. The value at the time of making is part of the binding, so that a view
/// that got it is evaluated when it changes.
///
/// `@unchecked Sendable`: constant; the object guards its own property.
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  private let snapshot: Value

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
    snapshot = object[keyPath: path]
  }

  override func get() -> Value { object[keyPath: path] }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && path == other.path && valuesAreEqual(snapshot, other.snapshot)
  }
}

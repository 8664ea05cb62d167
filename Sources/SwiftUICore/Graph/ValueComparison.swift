/// A type that says itself when two descriptions of it count as the same.
@MainActor
protocol ComparableFields {
  static func fieldsAreEqual(_ left: Self, _ right: Self) -> Bool
}

/// Whether two values count as the same, so that nothing needs to be done about a change from one
/// to the other.
///
/// Values with the same bits do; otherwise `Equatable` types are asked, and structures and tuples
/// are compared field by field. Two closures are the same if they have the same code and the same
/// captured variables; two objects if they are identical. When in doubt, values differ.
@MainActor
func valuesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      ValueComparator.of(Value.self).areEqual(left, right)
    }
  }
}

/// Compares values of one type; how is found out once for each type.
@MainActor
private final class ValueComparator {
  private enum Strategy {
    case bits
    case custom(any ComparableFields.Type)
    case equatable(any Equatable.Type)
    case optional(any OptionalValue.Type)
    case array(any ArrayValue.Type)
    case fields([(offset: Int, comparator: ValueComparator)])
  }

  private let size: Int
  private var strategy = Strategy.bits

  private static var known: [ObjectIdentifier: ValueComparator] = [:]

  static func of(_ type: Any.Type) -> ValueComparator {
    let key = ObjectIdentifier(type)
    if let comparator = known[key] { return comparator }
    let comparator = ValueComparator(type)
    known[key] = comparator
    comparator.strategy = comparator.strategy(for: type)
    return comparator
  }

  private init(_ type: Any.Type) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    self.size = _openExistential(type, do: size)
  }

  private func strategy(for type: Any.Type) -> Strategy {
    if let type = type as? any ComparableFields.Type { return .custom(type) }
    if let type = type as? any ArrayValue.Type { return .array(type) }
    switch TypeKind(type) {
    case .reference: return .bits
    case .optional:
      if let type = type as? any Equatable.Type { return .equatable(type) }
      return (type as? any OptionalValue.Type).map { .optional($0) } ?? .bits
    case .structure, .tuple:
      if let type = type as? any Equatable.Type { return .equatable(type) }
      return .fields(
        FieldLayout.of(type).fields.map { ($0.offset, ValueComparator.of($0.type)) })
    case .enumeration, .other:
      return (type as? any Equatable.Type).map { .equatable($0) } ?? .bits
    }
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if memcmp(left, right, size) == 0 { return true }
    switch strategy {
    case .bits: return false
    case .custom(let type): return customEqual(type, left, right)
    case .equatable(let type): return equatableEqual(type, left, right)
    case .optional(let type): return type.optionalsAreEqual(left, right)
    case .array(let type): return type.arraysAreEqual(left, right)
    case .fields(let fields):
      // A type without fields that could be looked at, but with different bits.
      if fields.isEmpty { return size == 0 }
      return fields.allSatisfy { $0.comparator.areEqual(left + $0.offset, right + $0.offset) }
    }
  }
}

private func equatableEqual<T: Equatable>(
  _: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
  left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
}

@MainActor
private func customEqual<T: ComparableFields>(
  _: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
  T.fieldsAreEqual(
    left.assumingMemoryBound(to: T.self).pointee, right.assumingMemoryBound(to: T.self).pointee)
}

/// An array of any type. Its elements are compared where they are: copies of ten thousand structures
/// would cost more than all else.
@MainActor
private protocol ArrayValue {
  static func arraysAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Array: ArrayValue {
  fileprivate static func arraysAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    left.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { left in
      right.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { right in
        guard left.count == right.count else { return false }
        let (from, to) = (UnsafeRawPointer(left.baseAddress), UnsafeRawPointer(right.baseAddress))
        guard let from, let to, from != to else { return true }
        let comparator = ValueComparator.of(Element.self)
        let stride = MemoryLayout<Element>.stride
        return left.indices.allSatisfy {
          comparator.areEqual(from + $0 * stride, to + $0 * stride)
        }
      }
    }
  }
}

/// An optional of any type.
@MainActor
private protocol OptionalValue {
  static func optionalsAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  fileprivate static func optionalsAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    let left = left.assumingMemoryBound(to: Self.self).pointee
    let right = right.assumingMemoryBound(to: Self.self).pointee
    return switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): valuesAreEqual(left, right)
    default: false
    }
  }
}

/// What an operator that joins several publishers has from each of them, a column for each, and how
/// a row comes of it.
@usableFromInline
protocol JoinColumns<Row> {
  associatedtype Row

  init()

  /// Takes the next row, if there is a value in each column.
  mutating func takeRow() -> Row?

  /// Whether nothing waits in a column.
  func isEmpty(_ index: Int) -> Bool

  /// Whether the operator is `zip`, which uses each value once, and not `combineLatest`, which
  /// keeps the newest.
  static var isZip: Bool { get }
}

/// The columns of `zip`: queues of values.
@usableFromInline
protocol ZipColumns<Row>: JoinColumns {}

/// The columns of `combineLatest`: newest values.
@usableFromInline
protocol LatestColumns<Row>: JoinColumns {}

extension ZipColumns {
  @inlinable static var isZip: Bool { true }
}

extension LatestColumns {
  @inlinable static var isZip: Bool { false }

  @inlinable
  func isEmpty(_ index: Int) -> Bool { true }
}

/// Puts `value` into `place`.
///
/// - Returns: What was there, for the caller to release.
@inlinable @inline(__always)
func exchange<Value>(_ place: inout Value?, _ value: Value) -> Value? {
  let former = place
  place = value
  return former
}

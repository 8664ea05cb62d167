extension Subscribers {
  /// How many values a subscriber wants: a number of them or no limit. Apple's
  /// `Subscribers.Demand`.
  ///
  /// Arithmetic never overflows: what would, is `unlimited`.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    @usableFromInline let rawValue: UInt

    /// Above every finite demand, which is at most `Int.max`.
    @inlinable static var unlimitedRawValue: UInt { UInt(Int.max) + 1 }

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, Self.unlimitedRawValue)
    }

    /// As many values as the publisher has.
    @inlinable public static var unlimited: Demand { Demand(rawValue: unlimitedRawValue) }

    /// No values; the same as `.max(0)`.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// Up to `value` values. Traps if `value` is negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      require(value >= 0, "Subscribers.Demand.max(_:) needs a value of 0 or more")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or `nil` when there is no limit.
    @inlinable public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// `unlimited` or `max(n)`.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    /// Reads a bare unsigned number; `Int.max + 1` stands for `unlimited`.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Writes a bare unsigned number; `Int.max + 1` stands for `unlimited`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    // Neither is above 2^63, so the sum is at most 2^64 and overflows only when both are unlimited.
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    require(overflow || sum >= 0, "Subscribers.Demand + Int gives less than none")
    return overflow ? .unlimited : .max(sum)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    require(overflow || product >= 0, "Subscribers.Demand * Int gives less than none")
    return overflow ? .unlimited : .max(product)
  }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Subtracts, not below ``none``; `unlimited` stays unlimited.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// Subtracts, not below ``none``; `unlimited` stays unlimited.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    // Only a negative `rhs` overflows; Apple's framework then gives no demand.
    return overflow || difference < 0 ? .none : .max(difference)
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}

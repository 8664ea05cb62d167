extension Subscribers.Demand {
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue <= rhs.rawValue
  }

  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue >= rhs.rawValue
  }

  @inlinable
  public static func > (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue > rhs.rawValue
  }
}

/// Comparisons with a number: `unlimited` is above, and equal to, none.
extension Subscribers.Demand {
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 < rhs } ?? false
  }

  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 <= rhs } ?? false
  }

  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool {
    !(lhs <= rhs)
  }

  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool {
    rhs != lhs
  }

  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs > lhs
  }

  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool {
    rhs >= lhs
  }

  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool {
    rhs <= lhs
  }
}

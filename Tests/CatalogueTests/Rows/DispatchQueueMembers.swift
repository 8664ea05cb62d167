import Combine

extension DispatchQueue.SchedulerTimeType {
  // row 823
  static func row823(from decoder: Decoder) throws -> Self { try Self(from: decoder) }
  func row823(to encoder: Encoder) throws { try encode(to: encoder) }
  func row823(into hasher: inout Hasher) { hash(into: &hasher) }
  func row823() -> Int { hashValue }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  // row 832
  static func row832(_ lhs: Self, _ rhs: Self) -> (Bool, Bool, Self, Self, Self) {
    (lhs < rhs, lhs == rhs, lhs + rhs, lhs - rhs, lhs * rhs)
  }
  static func row832(_ lhs: inout Self, _ rhs: Self) {
    lhs += rhs
    lhs -= rhs
    lhs *= rhs
  }

  // row 833
  static func row833(_ whole: Int, _ fractional: Double) -> [Self] {
    [
      Self.seconds(whole), Self.seconds(fractional), Self.milliseconds(whole),
      Self.microseconds(whole), Self.nanoseconds(whole),
    ]
  }
}

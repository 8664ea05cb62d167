import Combine

extension RunLoop.SchedulerTimeType {
  // row 873
  static func row873(from decoder: Decoder) throws -> Self { try Self(from: decoder) }
  func row873(to encoder: Encoder) throws { try encode(to: encoder) }
  func row873(into hasher: inout Hasher) { hash(into: &hasher) }
  func row873() -> Int { hashValue }
}

extension RunLoop.SchedulerTimeType.Stride {
  // row 882
  static func row882(_ lhs: Self, _ rhs: Self) -> (Bool, Bool, Self, Self, Self) {
    (lhs < rhs, lhs == rhs, lhs + rhs, lhs - rhs, lhs * rhs)
  }
  static func row882(_ lhs: inout Self, _ rhs: Self) {
    lhs += rhs
    lhs -= rhs
    lhs *= rhs
  }

  // row 883
  static func row883(_ whole: Int, _ fractional: Double) -> [Self] {
    [
      Self.seconds(whole), Self.seconds(fractional), Self.milliseconds(whole),
      Self.microseconds(whole), Self.nanoseconds(whole),
    ]
  }
}

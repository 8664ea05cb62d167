import Combine

extension OperationQueue.SchedulerTimeType {
  // row 850
  static func row850(from decoder: Decoder) throws -> Self { try Self(from: decoder) }
  func row850(to encoder: Encoder) throws { try encode(to: encoder) }
  func row850(into hasher: inout Hasher) { hash(into: &hasher) }
  func row850() -> Int { hashValue }
}

extension OperationQueue.SchedulerTimeType.Stride {
  // row 859
  static func row859(_ lhs: Self, _ rhs: Self) -> (Bool, Bool, Self, Self, Self) {
    (lhs < rhs, lhs == rhs, lhs + rhs, lhs - rhs, lhs * rhs)
  }
  static func row859(_ lhs: inout Self, _ rhs: Self) {
    lhs += rhs
    lhs -= rhs
    lhs *= rhs
  }

  // row 860
  static func row860(_ whole: Int, _ fractional: Double) -> [Self] {
    [
      Self.seconds(whole), Self.seconds(fractional), Self.milliseconds(whole),
      Self.microseconds(whole), Self.nanoseconds(whole),
    ]
  }
}

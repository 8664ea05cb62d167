import Combine

extension Subscribers.Demand {
  // row 116
  func row116() -> any Equatable & Comparable & Hashable & Codable & CustomStringConvertible {
    self
  }

  // row 117
  static func row117() -> Subscribers.Demand { Self.unlimited }

  // row 118
  static func row118() -> Subscribers.Demand { Self.none }

  // row 119
  static func row119(_ value: Int) -> Subscribers.Demand { Self.max(value) }

  // row 120
  func row120() -> String { self.description }

  // row 121
  static func row121(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    lhs + rhs
  }

  // row 122
  static func row122(lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs += rhs }

  // row 123
  static func row123(lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { lhs + rhs }

  // row 124
  static func row124(lhs: inout Subscribers.Demand, rhs: Int) { lhs += rhs }

  // row 125
  static func row125(lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { lhs * rhs }

  // row 126
  static func row126(lhs: inout Subscribers.Demand, rhs: Int) { lhs *= rhs }

  // row 127
  static func row127(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    lhs - rhs
  }

  // row 128
  static func row128(lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs -= rhs }

  // row 129
  static func row129(lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { lhs - rhs }

  // row 130
  static func row130(lhs: inout Subscribers.Demand, rhs: Int) { lhs -= rhs }

  // row 131
  static func row131(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs > rhs }

  // row 132
  static func row132(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs >= rhs }

  // row 133
  static func row133(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs > rhs }

  // row 134
  static func row134(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs >= rhs }

  // row 135
  static func row135(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs < rhs }

  // row 136
  static func row136(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs < rhs }

  // row 137
  static func row137(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs <= rhs }

  // row 138
  static func row138(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs <= rhs }

  // row 139
  static func row139(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs < rhs }

  // row 140
  static func row140(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs <= rhs }

  // row 141
  static func row141(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs >= rhs }

  // row 142
  static func row142(lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs > rhs }

  // row 143
  static func row143(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs == rhs }

  // row 144
  static func row144(lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs != rhs }

  // row 145
  static func row145(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs == rhs }

  // row 146
  static func row146(lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs != rhs }

  // row 147
  func row147() -> Int? { self.max }

  // row 148
  static func row148(from decoder: Decoder) throws -> Self { try Self(from: decoder) }

  // row 149
  func row149(to encoder: Encoder) throws { try self.encode(to: encoder) }

  // row 150
  static func row150(a: Subscribers.Demand, b: Subscribers.Demand) -> Bool { a == b }

  // row 151
  func row151(into hasher: inout Hasher) { self.hash(into: &hasher) }

  // row 152
  func row152() -> Int { self.hashValue }
}

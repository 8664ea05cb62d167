import Combine

extension ImmediateScheduler {
  // row 178
  func row178() -> any Scheduler { self }

  // row 179
  static func row179SchedulerOptions() -> (Never).Type { ImmediateScheduler.SchedulerOptions.self }

  // row 180
  static func row180() -> ImmediateScheduler { Self.shared }

  // row 181
  func row181(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.schedule(options: options, action)
  }

  // row 182
  func row182() -> SchedulerTimeType { self.now }

  // row 183
  func row183() -> SchedulerTimeType.Stride { self.minimumTolerance }

  // row 184
  func row184(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, options: options, action) }

  // row 185
  func row185(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    self.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension ImmediateScheduler.SchedulerTimeType {
  // row 186
  func row186() -> any Strideable { self }

  // row 187
  func row187(to other: ImmediateScheduler.SchedulerTimeType)
    -> ImmediateScheduler.SchedulerTimeType.Stride
  { self.distance(to: other) }

  // row 188
  func row188(by n: ImmediateScheduler.SchedulerTimeType.Stride)
    -> ImmediateScheduler.SchedulerTimeType
  { self.advanced(by: n) }
}

extension ImmediateScheduler.SchedulerTimeType.Stride {
  // row 189
  func row189() -> any ExpressibleByFloatLiteral & Comparable & SignedNumeric & Codable
    & SchedulerTimeIntervalConvertible
  { self }

  // row 190
  static func row190FloatLiteralType() -> (Double).Type {
    ImmediateScheduler.SchedulerTimeType.Stride.FloatLiteralType.self
  }

  // row 191
  static func row191IntegerLiteralType() -> (Int).Type {
    ImmediateScheduler.SchedulerTimeType.Stride.IntegerLiteralType.self
  }

  // row 192
  static func row192Magnitude() -> (Int).Type {
    ImmediateScheduler.SchedulerTimeType.Stride.Magnitude.self
  }

  // row 193
  func row193() -> Int { self.magnitude }

  // row 194
  static func row194(_ value: Int) -> Self { Self(value) }

  // row 195
  static func row195(integerLiteral value: Int) -> Self { Self(integerLiteral: value) }

  // row 196
  static func row196(floatLiteral value: Double) -> Self { Self(floatLiteral: value) }

  // row 197
  static func row197<T>(exactly source: T) -> Self? where T: BinaryInteger { Self(exactly: source) }

  // row 198
  static func row198(
    lhs: ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) -> Bool { lhs < rhs }

  // row 199
  static func row199(
    lhs: ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) -> ImmediateScheduler.SchedulerTimeType.Stride { lhs * rhs }

  // row 200
  static func row200(
    lhs: ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) -> ImmediateScheduler.SchedulerTimeType.Stride { lhs + rhs }

  // row 201
  static func row201(
    lhs: ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) -> ImmediateScheduler.SchedulerTimeType.Stride { lhs - rhs }

  // row 202
  static func row202(
    lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) { lhs -= rhs }

  // row 203
  static func row203(
    lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) { lhs *= rhs }

  // row 204
  static func row204(
    lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
    rhs: ImmediateScheduler.SchedulerTimeType.Stride
  ) { lhs += rhs }

  // row 205
  static func row205(_ s: Int) -> ImmediateScheduler.SchedulerTimeType.Stride { Self.seconds(s) }

  // row 206
  static func row206(_ s: Double) -> ImmediateScheduler.SchedulerTimeType.Stride { Self.seconds(s) }

  // row 207
  static func row207(_ ms: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
    Self.milliseconds(ms)
  }

  // row 208
  static func row208(_ us: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
    Self.microseconds(us)
  }

  // row 209
  static func row209(_ ns: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
    Self.nanoseconds(ns)
  }

  // row 210
  static func row210(
    a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride
  ) -> Bool { a == b }

  // row 211
  func row211(to encoder: Encoder) throws { try self.encode(to: encoder) }

  // row 212
  static func row212(from decoder: Decoder) throws -> Self { try Self(from: decoder) }
}

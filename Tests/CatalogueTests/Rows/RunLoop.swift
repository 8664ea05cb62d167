import Combine

extension RunLoop {
  // row 867
  func row867() -> any Scheduler { self }
}

extension RunLoop.SchedulerTimeType {
  // row 868
  func row868() -> any Strideable & Codable & Hashable { self }

  // row 869
  func row869() -> Date { self.date }

  // row 870
  static func row870(_ date: Date) -> Self { Self(date) }

  // row 871
  func row871(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride {
    self.distance(to: other)
  }

  // row 872
  func row872(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType {
    self.advanced(by: n)
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  // row 874
  func row874() -> any ExpressibleByFloatLiteral & Comparable & SignedNumeric & Codable
    & SchedulerTimeIntervalConvertible
  { self }

  // row 875
  static func row875FloatLiteralType() -> (TimeInterval).Type {
    RunLoop.SchedulerTimeType.Stride.FloatLiteralType.self
  }
  static func row875IntegerLiteralType() -> (TimeInterval).Type {
    RunLoop.SchedulerTimeType.Stride.IntegerLiteralType.self
  }
  static func row875Magnitude() -> (TimeInterval).Type {
    RunLoop.SchedulerTimeType.Stride.Magnitude.self
  }

  // row 876
  func row876() -> TimeInterval { self.magnitude }

  // row 877
  func row877() -> TimeInterval { self.timeInterval }

  // row 878
  static func row878(_ timeInterval: TimeInterval) -> Self { Self(timeInterval) }

  // row 879
  static func row879(floatLiteral value: TimeInterval) -> Self { Self(floatLiteral: value) }

  // row 880
  static func row880(integerLiteral value: TimeInterval) -> Self { Self(integerLiteral: value) }

  // row 881
  static func row881<T>(exactly source: T) -> Self? where T: BinaryInteger { Self(exactly: source) }
}

extension RunLoop.SchedulerOptions {
  // row 884
  static func row884() -> RunLoop.SchedulerOptions.Type { RunLoop.SchedulerOptions.self }
}

extension RunLoop {
  // row 885
  func row885() -> RunLoop.SchedulerTimeType { self.now }

  // row 886
  func row886() -> RunLoop.SchedulerTimeType.Stride { self.minimumTolerance }

  // row 887
  func row887(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.schedule(options: options, action)
  }

  // row 888
  func row888(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, options: options, action) }

  // row 889
  func row889(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    self.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

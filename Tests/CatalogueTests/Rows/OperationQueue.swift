import Combine

extension OperationQueue {
  // row 844
  func row844() -> any Scheduler { self }
}

extension OperationQueue.SchedulerTimeType {
  // row 845
  func row845() -> any Strideable & Codable & Hashable { self }

  // row 846
  func row846() -> Date { self.date }

  // row 847
  static func row847(_ date: Date) -> Self { Self(date) }

  // row 848
  func row848(to other: OperationQueue.SchedulerTimeType) -> OperationQueue.SchedulerTimeType.Stride
  { self.distance(to: other) }

  // row 849
  func row849(by n: OperationQueue.SchedulerTimeType.Stride) -> OperationQueue.SchedulerTimeType {
    self.advanced(by: n)
  }
}

extension OperationQueue.SchedulerTimeType.Stride {
  // row 851
  func row851() -> any ExpressibleByFloatLiteral & Comparable & SignedNumeric & Codable
    & SchedulerTimeIntervalConvertible
  { self }

  // row 852
  static func row852FloatLiteralType() -> (TimeInterval).Type {
    OperationQueue.SchedulerTimeType.Stride.FloatLiteralType.self
  }
  static func row852IntegerLiteralType() -> (TimeInterval).Type {
    OperationQueue.SchedulerTimeType.Stride.IntegerLiteralType.self
  }
  static func row852Magnitude() -> (TimeInterval).Type {
    OperationQueue.SchedulerTimeType.Stride.Magnitude.self
  }

  // row 853
  func row853() -> TimeInterval { self.magnitude }

  // row 854
  func row854() -> TimeInterval { self.timeInterval }

  // row 855
  static func row855(_ timeInterval: TimeInterval) -> Self { Self(timeInterval) }

  // row 856
  static func row856(floatLiteral value: TimeInterval) -> Self { Self(floatLiteral: value) }

  // row 857
  static func row857(integerLiteral value: TimeInterval) -> Self { Self(integerLiteral: value) }

  // row 858
  static func row858<T>(exactly source: T) -> Self? where T: BinaryInteger { Self(exactly: source) }
}

extension OperationQueue.SchedulerOptions {
  // row 861
  static func row861() -> OperationQueue.SchedulerOptions.Type {
    OperationQueue.SchedulerOptions.self
  }
}

extension OperationQueue {
  // row 862
  func row862() -> OperationQueue.SchedulerTimeType { self.now }

  // row 863
  func row863() -> OperationQueue.SchedulerTimeType.Stride { self.minimumTolerance }

  // row 864
  func row864(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.schedule(options: options, action)
  }

  // row 865
  func row865(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, options: options, action) }

  // row 866
  func row866(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    self.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

import Combine

extension DispatchQueue {
  // row 817
  func row817() -> any Scheduler { self }
}

extension DispatchQueue.SchedulerTimeType {
  // row 818
  func row818() -> any Strideable & Codable & Hashable { self }

  // row 819
  func row819() -> DispatchTime { self.dispatchTime }

  // row 820
  static func row820(_ time: DispatchTime) -> Self { Self(time) }

  // row 821
  func row821(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride {
    self.distance(to: other)
  }

  // row 822
  func row822(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType {
    self.advanced(by: n)
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  // row 824
  func row824() -> any ExpressibleByFloatLiteral & Comparable & SignedNumeric & Codable
    & SchedulerTimeIntervalConvertible
  { self }

  // row 825
  static func row825FloatLiteralType() -> (Double).Type {
    DispatchQueue.SchedulerTimeType.Stride.FloatLiteralType.self
  }
  static func row825IntegerLiteralType() -> (Int).Type {
    DispatchQueue.SchedulerTimeType.Stride.IntegerLiteralType.self
  }
  static func row825Magnitude() -> (Int).Type {
    DispatchQueue.SchedulerTimeType.Stride.Magnitude.self
  }

  // row 826
  func row826() -> Int { self.magnitude }

  // row 827
  func row827() -> DispatchTimeInterval { self.timeInterval }

  // row 828
  static func row828(_ timeInterval: DispatchTimeInterval) -> Self { Self(timeInterval) }

  // row 829
  static func row829(floatLiteral value: Double) -> Self { Self(floatLiteral: value) }

  // row 830
  static func row830(integerLiteral value: Int) -> Self { Self(integerLiteral: value) }

  // row 831
  static func row831<T>(exactly source: T) -> Self? where T: BinaryInteger { Self(exactly: source) }
}

extension DispatchQueue.SchedulerOptions {
  // row 834
  static func row834() -> DispatchQueue.SchedulerOptions.Type {
    DispatchQueue.SchedulerOptions.self
  }

  // row 835
  func row835() -> DispatchQoS { self.qos }

  // row 836
  func row836() -> DispatchWorkItemFlags { self.flags }

  // row 837
  func row837() -> DispatchGroup? { self.group }

  // row 838
  static func row838(qos: DispatchQoS, flags: DispatchWorkItemFlags, group: DispatchGroup?) -> Self
  { Self(qos: qos, flags: flags, group: group) }
  static func row838WithDefaults() -> Self { Self() }
}

extension DispatchQueue {
  // row 839
  func row839() -> DispatchQueue.SchedulerTimeType { self.now }

  // row 840
  func row840() -> DispatchQueue.SchedulerTimeType.Stride { self.minimumTolerance }

  // row 841
  func row841(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.schedule(options: options, action)
  }

  // row 842
  func row842(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, options: options, action) }

  // row 843
  func row843(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    self.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

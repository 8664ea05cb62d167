import Combine

/// A scheduler that fails the test when it is used: it shows that what is tested needs no
/// scheduler, or not on this path.
///
/// ```swift
/// let model = SearchModel(scheduler: RunLoop.unimplemented("the run loop of the search"))
/// ```
///
/// Each use fails the test with a message that names the scheduler and the call; then the action
/// runs at once, so that the test comes to its end. Reading ``now`` or ``minimumTolerance`` is a use
/// too. The failure shows the place where the scheduler was made.
///
/// `@unchecked Sendable`: it never changes.
public struct UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let name: String
  private let instant: SchedulerTimeType
  private let location: TestLocation

  /// A scheduler that calls itself `name` and gives `now` as its time when it is asked against
  /// expectation.
  public init(
    _ name: String = "a scheduler", now: SchedulerTimeType, location: TestLocation
  ) {
    self.name = name
    instant = now
    self.location = location
  }

  /// Fails the test.
  public var now: SchedulerTimeType {
    fail("now")
    return instant
  }

  /// Fails the test.
  public var minimumTolerance: SchedulerTimeType.Stride {
    fail("minimumTolerance")
    return .zero
  }

  /// Fails the test and runs `action`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    fail("schedule(options:_:)")
    action()
  }

  /// Fails the test and runs `action`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    fail("schedule(after:tolerance:options:_:)")
    action()
  }

  /// Fails the test and runs `action` once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    fail("schedule(after:interval:tolerance:options:_:)")
    action()
    return AnyCancellable {}
  }

  private func fail(_ call: String) {
    TestIssue.record(
      "\(call) was called on \(name), which this test was not to use.", at: location)
  }
}

/// An unimplemented scheduler that takes the place of `S`.
public typealias UnimplementedSchedulerOf<S: Scheduler> =
  UnimplementedScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler in place of a queue that fails the test when it is used.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "DispatchQueue.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(
      name, now: DispatchQueue.test.now,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension RunLoop {
  /// A scheduler in place of a run loop that fails the test when it is used.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "RunLoop.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(
      name, now: RunLoop.test.now,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension OperationQueue {
  /// A scheduler in place of an operation queue that fails the test when it is used.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "OperationQueue.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(
      name, now: OperationQueue.test.now,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

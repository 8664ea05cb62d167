import Combine

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler in place of a queue that fails the test when it is used:
  /// `Model(scheduler: .unimplemented("the queue of the search"))`.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "DispatchQueue.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    DispatchQueue
      .unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler in place of a run loop that fails the test when it is used.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "RunLoop.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    RunLoop
      .unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler in place of an operation queue that fails the test when it is used.
  ///
  /// - Parameter name: How the failure's message calls it.
  public static func unimplemented(
    _ name: String = "OperationQueue.unimplemented", fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    OperationQueue
      .unimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

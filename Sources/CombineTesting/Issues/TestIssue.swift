import Foundation

/// Fails the test that runs, under XCTest as under Swift Testing.
///
/// The helpers of this module report through it; a helper of your own can too.
public enum TestIssue {
  /// Fails the running test with `message`, at `location`. The test goes on.
  ///
  /// Under Swift Testing it records an issue, under XCTest an assertion that failed. On a thread
  /// that belongs to no test, it fails the run rather than a certain test.
  public static func record(_ message: String, at location: TestLocation) {
    if let interceptor {
      interceptor(message, location)
    } else if SwiftTestingRunner.isRunning {
      SwiftTestingRunner.record(message, at: location)
    } else {
      XCTestRunner.record(message, at: location)
    }
  }

  /// Fails the running test with `message`, at the place of the call. The test goes on.
  public static func record(
    _ message: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    record(
      message,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes what is recorded in this task in place of the runner: for this package's own tests.
  @TaskLocal
  package static var interceptor: (@Sendable (String, TestLocation) -> Void)?
}

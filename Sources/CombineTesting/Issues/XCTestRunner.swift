private import XCTest

/// The side of ``TestIssue`` that speaks to XCTest.
enum XCTestRunner {
  static func record(_ message: String, at location: TestLocation) {
    XCTFail(message, file: location.filePath, line: location.line)
  }
}

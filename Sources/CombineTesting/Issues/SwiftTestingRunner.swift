private import Testing

/// The side of ``TestIssue`` that speaks to Swift Testing.
enum SwiftTestingRunner {
  /// Whether the present code runs in a test of Swift Testing, or at least in a process in which
  /// the package manager runs nothing else: threads of a test's own belong to no test.
  static var isRunning: Bool {
    Test.current != nil || runsThisProcess
  }

  private static let runsThisProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }()

  static func record(_ message: String, at location: TestLocation) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: location.fileID, filePath: "\(location.filePath)", line: Int(location.line),
        column: Int(location.column)))
  }
}

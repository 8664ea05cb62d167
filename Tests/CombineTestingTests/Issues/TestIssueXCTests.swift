import CombineTesting
import XCTest

#if !canImport(Darwin)
  /// Takes the failures that XCTest is told of in place of failing.
  final class TestIssueXCTests: XCTestCase {
    private var failures: [(message: String, file: String, line: Int)] = []
    private var isCatching = false

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if isCatching {
        failures.append((description, filePath, lineNumber))
      } else {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    func testFailsTheTestAtThePlaceOfTheCall() {
      isCatching = true
      let line = #line + 1
      TestIssue.record("as expected")
      isCatching = false
      XCTAssertEqual(failures.count, 1)
      XCTAssert(failures.first?.message.contains("as expected") == true)
      XCTAssertEqual(failures.first?.file, "\(#filePath)")
      XCTAssertEqual(failures.first?.line, line)
    }

    func testAWrongDiagramFailsTheTest() {
      isCatching = true
      let scheduler = VirtualScheduler()
      scheduler.expect(scheduler.cold("-a|"), emits: "--a|")
      isCatching = false
      XCTAssertEqual(failures.count, 1)
      XCTAssert(failures.first?.message.contains("expected: --a|") == true)
    }

    func testAnUnimplementedSchedulerFailsTheTest() {
      isCatching = true
      RunLoop.unimplemented().schedule {}
      isCatching = false
      XCTAssertEqual(failures.count, 1)
    }
  }
#endif

import ReduxTesting
import XCTest

#if !canImport(Darwin)
  /// Takes the failures that XCTest is told of in place of failing.
  final class TestStoreXCTests: XCTestCase {
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

    func testPassesUnderXCTest() {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo())
      store.receive(Counting.Add()) { $0.count = 1 }
      store.finish()
    }

    func testFailsTheTestAtTheLineOfTheStep() {
      isCatching = true
      let store = Counting.store()
      let line = #line + 1
      store.send(Counting.Add()) { $0.count = 2 }
      isCatching = false
      XCTAssertEqual(failures.count, 1)
      XCTAssert(failures.first?.message.contains("Add changed the state") == true)
      XCTAssertEqual(failures.first?.file, "\(#filePath)")
      XCTAssertEqual(failures.first?.line, line)
    }
  }
#endif

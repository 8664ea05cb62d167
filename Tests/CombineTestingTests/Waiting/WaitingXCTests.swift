import CombineTesting
import XCTest

final class WaitingXCTests: XCTestCase {
  func testTheMainQueueAndRunLoopGoOnWhileTheMainThreadWaits() throws {
    XCTAssertEqual(
      try waitForValues(of: [1, 2].publisher.receive(on: DispatchQueue.main)), [1, 2])
    XCTAssertEqual(try waitForFirstValue(of: Just(1).receive(on: RunLoop.main)), 1)
    XCTAssertEqual(
      try waitForCompletion(of: Just(1).delay(for: 0.01, scheduler: RunLoop.main)), .finished)
  }

  func testAsynchronousHelpers() async throws {
    let source = [1, 2].publisher.receive(on: DispatchQueue.main)
    let all = try await values(of: source)
    XCTAssertEqual(all, [1, 2])
    let first = try await firstValue(of: source)
    XCTAssertEqual(first, 1)
    let end = try await completion(of: source)
    XCTAssertEqual(end, .finished)
  }
}

@testable import UIKit
import XCTest

final class TextChangeTests: XCTestCase {
  private func expect(
    _ old: String, _ new: String, _ range: NSRange, _ replacement: String,
    line: UInt = #line
  ) {
    let change = TextChange(from: old, to: new)
    XCTAssertEqual(change.range, range, line: line)
    XCTAssertEqual(change.replacement, replacement, line: line)
    let made = NSString(string: old)
      .replacingCharacters(in: change.range, with: change.replacement)
    XCTAssertEqual(made, new, line: line)
  }

  func testTextsDifferBetweenTheirCommonEnds() {
    expect("", "a", NSRange(location: 0, length: 0), "a")
    expect("abc", "axc", NSRange(location: 1, length: 1), "x")
    expect("abc", "", NSRange(location: 0, length: 3), "")
    expect("aa", "aaa", NSRange(location: 2, length: 0), "a")
  }

  func testCharactersOfTwoUnitsStayWhole() {
    // The first units of both are the same; of the second pair, the second ones.
    expect("a😀b", "a😁b", NSRange(location: 1, length: 2), "😁")
    expect("a\u{1F600}b", "a\u{1FA00}b", NSRange(location: 1, length: 2), "\u{1FA00}")
    expect("😀", "😀😁", NSRange(location: 2, length: 0), "😁")
    expect("😁", "😀😁", NSRange(location: 0, length: 0), "😀")
    expect("😀😁", "😁", NSRange(location: 0, length: 2), "")
  }
}

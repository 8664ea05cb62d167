@testable import UIKit
import XCTest

final class SimplexTests: XCTestCase {
  private typealias Expression = Simplex.Expression

  func testRequiredEquationsAreSolved() {
    var simplex = Simplex()
    let (x, y) = (simplex.makeVariable(), simplex.makeVariable())
    // x + y = 10, x − y = 4.
    XCTAssertTrue(simplex.add(Expression(-10, [x: 1, y: 1]), 0))
    XCTAssertTrue(simplex.add(Expression(-4, [x: 1, y: -1]), 0))
    XCTAssertFalse(simplex.add(Expression(-8, [x: 1]), 0))
    XCTAssertTrue(simplex.add(Expression(-7, [x: 1]), 0))
    simplex.solve()
    XCTAssertEqual(simplex.value(of: x), 7, accuracy: 1e-6)
    XCTAssertEqual(simplex.value(of: y), 3, accuracy: 1e-6)
  }

  func testTheHeavierWishWins() {
    var simplex = Simplex()
    let x = simplex.makeVariable()
    simplex.add(Expression(0, [x: 1]), 1)
    simplex.add(Expression(-50, [x: 1]), -1)
    simplex.add(Expression(-80, [x: 1]), 0, weight: 10)
    simplex.add(Expression(-20, [x: 1]), 0, weight: 9)
    simplex.solve()
    XCTAssertEqual(simplex.value(of: x), 50, accuracy: 1e-6)
  }

  func testAnInequalityThatCannotHoldIsLeftOut() {
    var simplex = Simplex()
    let x = simplex.makeVariable()
    XCTAssertTrue(simplex.add(Expression(-10, [x: 1]), 1))
    XCTAssertFalse(simplex.add(Expression(-5, [x: 1]), -1))
    simplex.add(Expression(0, [x: 1]), 0, weight: 1)
    simplex.solve()
    XCTAssertEqual(simplex.value(of: x), 10, accuracy: 1e-6)
  }

  /// A chain of random boxes against the sum of what they want.
  func testRandomRowsFillTheirSpace() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      var simplex = Simplex()
      let count = Int.random(in: 1...6, using: &generator)
      let sizes = (0..<count).map { _ in Double(Int.random(in: 0...40, using: &generator)) }
      let variables = sizes.map { _ in simplex.makeVariable() }
      let total = Double(Int.random(in: 0...200, using: &generator))
      var sum = Expression(-total)
      for (variable, size) in zip(variables, sizes) {
        sum.add(1, of: variable)
        XCTAssertTrue(simplex.add(Expression(0, [variable: 1]), 1))
        simplex.add(Expression(-size, [variable: 1]), 0, weight: 5)
      }
      XCTAssertTrue(simplex.add(sum, 0))
      simplex.solve()
      let values = variables.map { simplex.value(of: $0) }
      XCTAssertEqual(values.reduce(0, +), total, accuracy: 1e-6)
      XCTAssertTrue(values.allSatisfy { $0 > -1e-6 })
      // The least possible sum of differences.
      let cost = zip(values, sizes).map { abs($0 - $1) }.reduce(0, +)
      XCTAssertEqual(cost, abs(total - sizes.reduce(0, +)), accuracy: 1e-6)
    }
  }
}

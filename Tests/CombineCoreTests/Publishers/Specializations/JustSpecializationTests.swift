import Combine
import CombineTesting
import TestSupport
import Testing

/// Comparing with a publisher of the expected type also pins the type that the operator returns.
@Suite("Operators on Just")
struct JustSpecializationTests {
  @Test func mapping() throws {
    #expect(Just(42).map { "\($0)" } == Just("42"))
    #expect(try Just(42).tryMap { "\($0)" }.result.get() == "42")
    #expect(throws: TestError.first) {
      try Just(42).tryMap { _ -> Int in throw TestError.first }.result.get()
    }
    #expect(Just(4).scan(2, +) == Result<Int, Never>.Publisher(6))
    #expect(try Just(4).tryScan(2, *).result.get() == 8)
    #expect(throws: TestError.first) {
      try Just(4).tryScan(2) { _, _ in throw TestError.first }.result.get()
    }
  }

  @Test func filtering() throws {
    #expect(Just(42).filter { $0 > 0 } == Optional.Publisher(42))
    #expect(Just(42).filter { $0 < 0 } == Optional.Publisher(nil))
    #expect(Just(42).compactMap { "\($0)" } == Optional.Publisher("42"))
    #expect(Just(42).compactMap { _ in String?.none } == Optional.Publisher(nil))
    #expect(Just(1).removeDuplicates() == Just(1))
    #expect(Just(1).ignoreOutput() == Empty<Int, Never>())
    #expect(Just(1).replaceEmpty(with: 2) == Just(1))
  }

  private func impossible(_ error: Never) -> TestError {}

  @Test func errors() {
    #expect(
      Just(1).mapError(impossible) == Result<Int, TestError>.Publisher(1))
    #expect(
      Just(1).setFailureType(to: TestError.self) == Result<Int, TestError>.Publisher(1))
    #expect(Just(1).replaceError(with: 2) == Just(1))
    #expect(Just(1).retry(.max) == Just(1))
  }

  @Test func reducing() throws {
    #expect(Just(13).collect() == Just([13]))
    #expect(Just(13).count() == Just(1))
    #expect(Just(4).reduce(2, +) == Result<Int, Never>.Publisher(6))
    #expect(try Just(4).tryReduce(2, *).result.get() == 8)
    #expect(throws: TestError.first) {
      try Just(4).tryReduce(2) { _, _ in throw TestError.first }.result.get()
    }
    #expect(Just(1).min() == Just(1))
    #expect(Just(1).max() == Just(1))
    #expect(Just(10).contains(12) == Just(false))
    #expect(Just(10).contains(10) == Just(true))
    #expect(Just(10).contains { $0 > 9 } == Just(true))
    #expect(Just(10).contains { $0 > 10 } == Just(false))
    #expect(try Just(10).tryContains { $0 > 9 }.result.get())
    #expect(throws: TestError.first) {
      try Just(10).tryContains { _ in throw TestError.first }.result.get()
    }
    #expect(Just(10).allSatisfy { $0 > 9 } == Just(true))
    #expect(Just(10).allSatisfy { $0 > 10 } == Just(false))
    #expect(try !Just(10).tryAllSatisfy { $0 > 10 }.result.get())
    #expect(throws: TestError.first) {
      try Just(10).tryAllSatisfy { _ in throw TestError.first }.result.get()
    }
  }

  @Test func positions() {
    #expect(Just(1).first() == Just(1))
    #expect(Just(1).last() == Just(1))
    #expect(Just(1).first { $0 > 0 } == Optional.Publisher(1))
    #expect(Just(1).first { $0 < 0 } == Optional.Publisher(nil))
    #expect(Just(1).last { $0 > 0 } == Optional.Publisher(1))
    #expect(Just(1).last { $0 < 0 } == Optional.Publisher(nil))
    #expect(Just(1).dropFirst() == Optional.Publisher(nil))
    #expect(Just(1).dropFirst(100) == Optional.Publisher(nil))
    #expect(Just(1).dropFirst(0) == Optional.Publisher(1))
    #expect(Just(1).drop { $0 > 0 } == Optional.Publisher(nil))
    #expect(Just(1).drop { $0 < 0 } == Optional.Publisher(1))
    #expect(Just(1).prefix(0) == Optional.Publisher(nil))
    #expect(Just(1).prefix(1) == Optional.Publisher(1))
    #expect(Just(1).prefix(.max) == Optional.Publisher(1))
    #expect(Just(1).prefix { $0 > 0 } == Optional.Publisher(1))
    #expect(Just(1).prefix { $0 < 0 } == Optional.Publisher(nil))
    #expect(Just(1).output(at: 0) == Optional.Publisher(1))
    #expect(Just(1).output(at: 1) == Optional.Publisher(nil))
    #expect(Just(1).output(at: .max) == Optional.Publisher(nil))
  }

  @Test func ranges() {
    #expect(Just(1).output(in: 0..<10) == Optional.Publisher(1))
    #expect(Just(1).output(in: 0...0) == Optional.Publisher(1))
    #expect(Just(1).output(in: 0...) == Optional.Publisher(1))
    #expect(Just(1).output(in: ..<1) == Optional.Publisher(1))
    #expect(Just(1).output(in: 0..<Int.max) == Optional.Publisher(1))
    #expect(Just(1).output(in: 1..<10) == Optional.Publisher(nil))
    #expect(Just(1).output(in: 0..<0) == Optional.Publisher(nil))
    #expect(Just(1).output(in: -10..<10) == Optional.Publisher(nil))
    #expect(Just(1).output(in: (-10)...) == Optional.Publisher(nil))
  }

  @Test func concatenating() {
    #expect(Just(5).prepend(3, 4) == Publishers.Sequence<[Int], Never>(sequence: [3, 4, 5]))
    #expect(Just(5).prepend(1...2) == Publishers.Sequence<[Int], Never>(sequence: [1, 2, 5]))
    #expect(Just(5).append(6, 7) == Publishers.Sequence<[Int], Never>(sequence: [5, 6, 7]))
    #expect(Just(5).append(6...7) == Publishers.Sequence<[Int], Never>(sequence: [5, 6, 7]))
  }

  @Test func comparisonsOfOneValueAreNotMade() throws {
    var calls = 0
    let compare: (Int, Int) -> Bool = {
      calls += 1
      return $0 < $1
    }
    #expect(Just(1).min(by: compare) == Just(1))
    #expect(Just(1).max(by: compare) == Just(1))
    #expect(Just(1).removeDuplicates(by: compare) == Just(1))
    #expect(calls == 0)

    // Apple's makes this one.
    #expect(try Just(1).tryRemoveDuplicates(by: compare).result.get() == 1)
    #expect(calls == 1)
    #expect(throws: TestError.first) {
      try Just(1).tryRemoveDuplicates { _, _ in throw TestError.first }.result.get()
    }
  }

  /// Compiles only while none of the closures is `@escaping`.
  private func applyAll(_ predicate: (Int) -> Bool, _ combine: (Int, Int) throws -> Int) -> Int {
    _ = Just(1).map(predicate)
    _ = Just(1).tryMap(predicate)
    _ = Just(1).compactMap(predicate)
    _ = Just(1).filter(predicate)
    _ = Just(1).scan(0) { $1 + (predicate($0) ? 1 : 0) }
    _ = Just(1).tryScan(0, combine)
    _ = Just(1).reduce(0) { $1 + (predicate($0) ? 1 : 0) }
    _ = Just(1).tryReduce(0, combine)
    _ = Just(1).contains(where: predicate)
    _ = Just(1).tryContains(where: predicate)
    _ = Just(1).allSatisfy(predicate)
    _ = Just(1).tryAllSatisfy(predicate)
    _ = Just(1).drop(while: predicate)
    _ = Just(1).prefix(while: predicate)
    _ = Just(1).first(where: predicate)
    _ = Just(1).last(where: predicate)
    _ = Just(1).min { predicate($0 - $1) }
    _ = Just(1).max { predicate($0 - $1) }
    _ = Just(1).removeDuplicates { predicate($0 - $1) }
    _ = Just(1).tryRemoveDuplicates { try combine($0, $1) == 0 }
    return 1
  }

  @Test func closuresRunAtOnce() {
    var predicateCalls = 0
    var combineCalls = 0
    _ = applyAll(
      { _ in
        predicateCalls += 1
        return true
      },
      {
        combineCalls += 1
        return $0 + $1
      })
    #expect(predicateCalls == 14)
    #expect(combineCalls == 3)
  }

  @Test(.holds(123)) func aNegativeCountTraps() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
  }

  @Test func aNegativeLengthTraps() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
  }

  @Test func aNegativeIndexTraps() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
  }
}

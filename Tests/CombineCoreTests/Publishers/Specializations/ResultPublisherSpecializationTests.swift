import Combine
import CombineTesting
import Testing

/// Comparing with a publisher of the expected type also pins the type that the operator returns.
@Suite("Operators on Result.Publisher")
struct ResultPublisherSpecializationTests {
  typealias Sut<Value> = Result<Value, TestError>.Publisher

  private let one = Sut<Int>(1)
  private let failing = Sut<Int>(TestError.second)

  /// Expects that a failure passes and that an error thrown takes the place of a success.
  private func expectPassesErrors<T>(
    _ transform: (Sut<Int>, () throws -> Void) -> Result<T, any Error>.Publisher,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: TestError.second, sourceLocation: sourceLocation) {
      try transform(failing) {}.result.get()
    }
    #expect(throws: TestError.first, sourceLocation: sourceLocation) {
      try transform(one) { throw TestError.first }.result.get()
    }
  }

  @Test func mapping() throws {
    #expect(one.map { "\($0)" } == Sut("1"))
    #expect(failing.map { "\($0)" } == Sut(.second))
    #expect(try one.tryMap { "\($0)" }.result.get() == "1")
    expectPassesErrors { publisher, act in publisher.tryMap { _ in try act() } }
    #expect(one.scan(2, +) == Sut(3))
    #expect(failing.scan(2, +) == failing)
    #expect(try one.tryScan(2, +).result.get() == 3)
    expectPassesErrors { publisher, act in
      publisher.tryScan(2) { _, _ in
        try act(); return 0
      }
    }
  }

  @Test func filtering() throws {
    #expect(one.removeDuplicates() == one)
    #expect(failing.removeDuplicates() == failing)
    #expect(one.replaceEmpty(with: 2) == one)
    #expect(failing.replaceEmpty(with: 2) == failing)
  }

  @Test func ignoreOutputDropsTheFailureToo() {
    for publisher in [one, failing] {
      #expect(publisher.ignoreOutput() == Empty<Int, TestError>())
    }
  }

  @Test func errors() {
    #expect(
      one.mapError { _ in TestError.first } == one)
    #expect(
      failing.mapError { $0 == .second ? TestError.first : .second } == Sut(.first))
    #expect(one.replaceError(with: 2) == Result<Int, Never>.Publisher(1))
    #expect(failing.replaceError(with: 2) == Result<Int, Never>.Publisher(2))
    #expect(one.retry(3) == one)
    #expect(failing.retry(3) == failing)
    #expect(Result<Int, Never>.Publisher(1).setFailureType(to: TestError.self) == one)
  }

  @Test func reducing() throws {
    #expect(one.collect() == Sut([1]))
    #expect(failing.collect() == Sut(.second))
    #expect(one.count() == Sut(1))
    #expect(failing.count() == failing)
    #expect(one.reduce(2, +) == Sut(3))
    #expect(failing.reduce(2, +) == failing)
    #expect(try one.tryReduce(2, +).result.get() == 3)
    expectPassesErrors { publisher, act in
      publisher.tryReduce(2) { _, _ in
        try act(); return 0
      }
    }
    #expect(one.min() == one)
    #expect(failing.min() == failing)
    #expect(one.max() == one)
    #expect(failing.max() == failing)
    #expect(one.first() == one)
    #expect(failing.first() == failing)
    #expect(one.last() == one)
    #expect(failing.last() == failing)
  }

  @Test func matching() throws {
    #expect(one.contains(1) == Sut(true))
    #expect(one.contains(2) == Sut(false))
    #expect(failing.contains(1) == Sut(.second))
    #expect(one.contains { $0 > 0 } == Sut(true))
    #expect(one.contains { $0 < 0 } == Sut(false))
    #expect(failing.contains { _ in true } == Sut(.second))
    #expect(try one.tryContains { $0 > 0 }.result.get())
    #expect(try !one.tryContains { $0 < 0 }.result.get())
    expectPassesErrors { publisher, act in
      publisher.tryContains { _ in
        try act(); return true
      }
    }
    #expect(one.allSatisfy { $0 > 0 } == Sut(true))
    #expect(one.allSatisfy { $0 < 0 } == Sut(false))
    #expect(failing.allSatisfy { _ in true } == Sut(.second))
    #expect(try one.tryAllSatisfy { $0 > 0 }.result.get())
    #expect(try !one.tryAllSatisfy { $0 < 0 }.result.get())
    expectPassesErrors { publisher, act in
      publisher.tryAllSatisfy { _ in
        try act(); return true
      }
    }
  }

  @Test func onlyTheThrowingComparisonsAreMade() throws {
    var calls = 0
    let compare: (Int, Int) -> Bool = {
      calls += 1
      return $0 != $1
    }
    for publisher in [one, failing] {
      #expect(publisher.min(by: compare) == publisher)
      #expect(publisher.max(by: compare) == publisher)
      #expect(publisher.removeDuplicates(by: compare) == publisher)
    }
    #expect(calls == 0)

    #expect(try one.tryMin(by: compare).result.get() == 1)
    #expect(try one.tryMax(by: compare).result.get() == 1)
    #expect(try one.tryRemoveDuplicates(by: compare).result.get() == 1)
    #expect(calls == 3)
    expectPassesErrors { publisher, act in
      publisher.tryMin { _, _ in
        try act(); return true
      }
    }
    expectPassesErrors { publisher, act in
      publisher.tryMax { _, _ in
        try act(); return true
      }
    }
    expectPassesErrors { publisher, act in
      publisher.tryRemoveDuplicates { _, _ in
        try act(); return true
      }
    }
  }

  /// Compiles only while none of the closures is `@escaping`; the throwing ones are passed one by
  /// ``expectPassesErrors(_:sourceLocation:)``.
  private func applyAll(_ publisher: Sut<Int>, _ predicate: (Int) -> Bool) {
    _ = publisher.map(predicate)
    _ = publisher.scan(0) { $0 + (predicate($1) ? 1 : 0) }
    _ = publisher.reduce(0) { $0 + (predicate($1) ? 1 : 0) }
    _ = publisher.contains(where: predicate)
    _ = publisher.allSatisfy(predicate)
    _ = publisher.mapError { _ in predicate(0) ? TestError.first : .second }
    _ = publisher.min { predicate($0 - $1) }
    _ = publisher.max { predicate($0 - $1) }
    _ = publisher.removeDuplicates { predicate($0 - $1) }
  }

  @Test func closuresRunAtOnceAndOnlyForWhatTheyTake() {
    var calls = 0
    let predicate: (Int) -> Bool = { _ in
      calls += 1
      return true
    }
    applyAll(failing, predicate)
    #expect(calls == 1)
    applyAll(one, predicate)
    #expect(calls == 6)
  }
}

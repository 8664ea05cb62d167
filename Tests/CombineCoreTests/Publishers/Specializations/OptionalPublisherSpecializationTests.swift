import Combine
import CombineTesting
import Testing

/// Comparing with a publisher of the expected type also pins the type that the operator returns.
@Suite("Operators on Optional.Publisher")
struct OptionalPublisherSpecializationTests {
  typealias Sut<Value> = Optional<Value>.Publisher

  private let one = Sut<Int>(1)
  private let none = Sut<Int>(nil)

  @Test func mapping() {
    #expect(one.map { "\($0)" } == Sut("1"))
    #expect(none.map { "\($0)" } == Sut(nil))
    #expect(one.compactMap { "\($0)" } == Sut("1"))
    #expect(one.compactMap { _ in String?.none } == Sut(nil))
    #expect(none.compactMap { "\($0)" } == Sut(nil))
    #expect(one.scan(2, +) == Sut(3))
    #expect(none.scan(2, +) == Sut(nil))
  }

  @Test func filtering() {
    #expect(one.filter { $0 > 0 } == one)
    #expect(one.filter { $0 < 0 } == none)
    #expect(none.filter { _ in true } == none)
    #expect(one.removeDuplicates() == one)
    #expect(none.removeDuplicates() == none)
    #expect(one.ignoreOutput() == Empty<Int, Never>())
    #expect(none.ignoreOutput() == Empty<Int, Never>())
    #expect(one.replaceError(with: 2) == one)
    #expect(none.replaceError(with: 2) == none)
    #expect(one.replaceEmpty(with: 2) == Just(1))
    #expect(none.replaceEmpty(with: 2) == Just(2))
    #expect(one.retry(3) == one)
    #expect(none.retry(3) == none)
  }

  @Test func reducing() {
    #expect(one.collect() == Sut([1]))
    #expect(none.collect() == Sut([]))
    #expect(one.count() == Sut(1))
    #expect(none.count() == Sut(nil))
    #expect(one.reduce(2, +) == Sut(3))
    #expect(none.reduce(2, +) == Sut(nil))
    #expect(one.min() == one)
    #expect(none.min() == none)
    #expect(one.max() == one)
    #expect(none.max() == none)
    #expect(one.contains(1) == Sut(true))
    #expect(one.contains(2) == Sut(false))
    #expect(none.contains(1) == Sut(nil))
    #expect(one.contains { $0 > 0 } == Sut(true))
    #expect(one.contains { $0 < 0 } == Sut(false))
    #expect(none.contains { _ in true } == Sut(nil))
    #expect(one.allSatisfy { $0 > 0 } == Sut(true))
    #expect(one.allSatisfy { $0 < 0 } == Sut(false))
    #expect(none.allSatisfy { _ in true } == Sut(nil))
  }

  @Test func positions() {
    #expect(one.first() == one)
    #expect(none.first() == none)
    #expect(one.last() == one)
    #expect(none.last() == none)
    #expect(one.first { $0 > 0 } == one)
    #expect(one.first { $0 < 0 } == none)
    #expect(none.first { _ in true } == none)
    #expect(one.last { $0 > 0 } == one)
    #expect(one.last { $0 < 0 } == none)
    #expect(none.last { _ in true } == none)
    #expect(one.dropFirst() == none)
    #expect(one.dropFirst(100) == none)
    #expect(one.dropFirst(0) == one)
    #expect(none.dropFirst(0) == none)
    #expect(one.drop { $0 > 0 } == none)
    #expect(one.drop { $0 < 0 } == one)
    #expect(none.drop { _ in false } == none)
    #expect(one.prefix(0) == none)
    #expect(one.prefix(1) == one)
    #expect(one.prefix(.max) == one)
    #expect(none.prefix(1) == none)
    #expect(one.prefix { $0 > 0 } == one)
    #expect(one.prefix { $0 < 0 } == none)
    #expect(none.prefix { _ in true } == none)
    #expect(one.output(at: 0) == one)
    #expect(one.output(at: 1) == none)
    #expect(one.output(at: 42) == none)
    #expect(none.output(at: 0) == none)
  }

  @Test func ranges() {
    #expect(one.output(in: 0..<10) == one)
    #expect(one.output(in: 0...0) == one)
    #expect(one.output(in: 0...) == one)
    #expect(one.output(in: ...0) == one)
    #expect(one.output(in: 0..<0) == none)
    #expect(one.output(in: ..<0) == none)
    #expect(one.output(in: 1..<10) == none)
    #expect(none.output(in: 0..<10) == none)
  }

  @Test func comparisonsOfOneValueAreNotMade() {
    var calls = 0
    let compare: (Int, Int) -> Bool = {
      calls += 1
      return $0 < $1
    }
    for publisher in [one, none] {
      #expect(publisher.min(by: compare) == publisher)
      #expect(publisher.max(by: compare) == publisher)
      #expect(publisher.removeDuplicates(by: compare) == publisher)
    }
    #expect(calls == 0)
  }

  /// Compiles only while none of the closures is `@escaping`.
  private func applyAll(_ publisher: Sut<Int>, _ predicate: (Int) -> Bool) {
    _ = publisher.map(predicate)
    _ = publisher.compactMap(predicate)
    _ = publisher.filter(predicate)
    _ = publisher.scan(0) { $0 + (predicate($1) ? 1 : 0) }
    _ = publisher.reduce(0) { $0 + (predicate($1) ? 1 : 0) }
    _ = publisher.contains(where: predicate)
    _ = publisher.allSatisfy(predicate)
    _ = publisher.drop(while: predicate)
    _ = publisher.prefix(while: predicate)
    _ = publisher.first(where: predicate)
    _ = publisher.last(where: predicate)
    _ = publisher.min { predicate($0 - $1) }
    _ = publisher.max { predicate($0 - $1) }
    _ = publisher.removeDuplicates { predicate($0 - $1) }
  }

  @Test func closuresRunAtOnceAndOnlyForAValue() {
    var calls = 0
    let predicate: (Int) -> Bool = { _ in
      calls += 1
      return true
    }
    applyAll(none, predicate)
    #expect(calls == 0)
    applyAll(one, predicate)
    #expect(calls == 11)
  }

  @Test func aNegativeCountTraps() async {
    await #expect(processExitsWith: .failure) { _ = Int?(1).publisher.dropFirst(-1) }
  }

  @Test func aNegativeLengthTraps() async {
    await #expect(processExitsWith: .failure) { _ = Int?(1).publisher.prefix(-1) }
  }

  @Test func aNegativeIndexTraps() async {
    await #expect(processExitsWith: .failure) { _ = Int?(1).publisher.output(at: -1) }
  }

  @Test func aNegativeBoundTraps() async {
    await #expect(processExitsWith: .failure) { _ = Int?(1).publisher.output(in: -1...4) }
  }
}

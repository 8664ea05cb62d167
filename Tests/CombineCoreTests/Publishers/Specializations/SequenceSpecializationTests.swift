import Combine
import CombineTesting
import Testing

/// Comparing with a publisher of the expected type also pins the type that the operator returns.
@Suite("Operators on Publishers.Sequence")
struct SequenceSpecializationTests {
  typealias Elements<Value> = Publishers.Sequence<[Value], Never>
  typealias Once<Value> = Result<Value, Never>.Publisher

  private let none = EmptyCollection<Int>().publisher

  /// A sequence that is no collection.
  private func stream(_ range: Range<Int>) -> Publishers.Sequence<AnySequence<Int>, Never> {
    AnySequence(range).publisher
  }

  @Test func mapping() {
    #expect((0..<3).publisher.map { "\($0)" } == Elements(sequence: ["0", "1", "2"]))
    #expect(
      (0..<4).publisher.compactMap { $0 == 2 ? nil : "\($0)" }
        == Elements(sequence: ["0", "1", "3"]))
    let replaced: Publishers.Sequence<[Int?], Never> = [1, nil, 3].publisher.replaceNil(with: 2)
    #expect(replaced == Publishers.Sequence(sequence: [1, 2, 3]))
    #expect((1..<5).publisher.scan(1, -) == Elements(sequence: [0, -2, -5, -9]))
    #expect(
      [1].publisher.setFailureType(to: TestError.self)
        == Publishers.Sequence<[Int], TestError>(sequence: [1]))
    #expect(
      [1].publisher.setFailureType(to: TestError.self).map { $0 + 1 }
        == Publishers.Sequence<[Int], TestError>(sequence: [2]))
  }

  @Test func filtering() {
    #expect(
      (0..<10).publisher.filter { $0.isMultiple(of: 3) } == Elements(sequence: [0, 3, 6, 9]))
    #expect(
      [0, 0, 1, 0, 1, 1, 2].publisher.removeDuplicates() == Elements(sequence: [0, 1, 0, 1, 2]))
    #expect(
      [nil, nil, 1, nil].publisher.removeDuplicates() == Elements(sequence: [nil, 1, nil]))
    #expect([1].publisher.ignoreOutput() == Empty<Int, Never>())
  }

  @Test func reducing() throws {
    #expect((1..<4).publisher.collect() == Once([1, 2, 3]))
    #expect(none.collect() == Once([]))
    #expect((0..<5).publisher.reduce(10, +) == Once(20))
    #expect(none.reduce(1, *) == Once(1))
    #expect(try (0..<5).publisher.tryReduce(10, +).result.get() == 20)
    #expect(throws: TestError.first) {
      try [1].publisher.tryReduce(1) { _, _ in throw TestError.first }.result.get()
    }
    #expect([3, 5, -1].publisher.min() == Optional.Publisher(-1))
    #expect(none.min() == Optional.Publisher(nil))
    #expect([3, 5, -1].publisher.max() == Optional.Publisher(5))
    #expect(none.max() == Optional.Publisher(nil))
    #expect([3, 5, -1].publisher.min(by: >) == Optional.Publisher(5))
    #expect([3, 5, -1].publisher.max(by: >) == Optional.Publisher(-1))
  }

  @Test func minAndMaxKeepTheEarliestOfEquals() {
    let pairs = [(1, "a"), (2, "b"), (1, "c"), (2, "d")]
    #expect(pairs.publisher.min { $0.0 < $1.0 }.output?.1 == "a")
    #expect(pairs.publisher.max { $0.0 < $1.0 }.output?.1 == "b")
  }

  @Test func counting() {
    #expect([1, 1].publisher.count() == Just(2))
    #expect((0..<Int.max).publisher.count() == Just(.max))
    #expect(
      [1, 1].publisher.setFailureType(to: TestError.self).count()
        == Result<Int, TestError>.Publisher(2))
    #expect(Set([1, 2, 3]).publisher.count() == Once(3))
  }

  @Test func matching() throws {
    #expect((0..<12).publisher.contains(12) == Once(false))
    #expect((0...12).publisher.contains(12) == Once(true))
    #expect((0...12).publisher.contains { $0 > 11 } == Once(true))
    #expect(none.contains { _ in true } == Once(false))
    #expect(try (0...12).publisher.tryContains { $0 > 11 }.result.get())
    #expect(throws: TestError.first) {
      try [1].publisher.tryContains { _ in throw TestError.first }.result.get()
    }
    #expect([1, -1].publisher.allSatisfy { $0 > 0 } == Once(false))
    #expect(none.allSatisfy { _ in false } == Once(true))
    #expect(try !([1, -1].publisher.tryAllSatisfy { $0 > 0 }.result.get()))
    #expect(throws: TestError.first) {
      try [1].publisher.tryAllSatisfy { _ in throw TestError.first }.result.get()
    }
  }

  @Test func matchingStopsAtTheDecidingElement() {
    var seen: [Int] = []
    _ = (0..<10).publisher.contains {
      seen.append($0)
      return $0 == 2
    }
    _ = (0..<10).publisher.allSatisfy {
      seen.append($0)
      return $0 < 1
    }
    #expect(seen == [0, 1, 2, 0, 1])
  }

  @Test func positionsOfSequences() {
    let dropped: Publishers.Sequence<DropFirstSequence<AnySequence<Int>>, Never> =
      stream(0..<4).dropFirst()
    #expect(Array(dropped.sequence) == [1, 2, 3])
    #expect(Array((0..<4).publisher.dropFirst(3).sequence) == [3])
    #expect(Array(none.dropFirst(.max).sequence) == [])

    let late: Publishers.Sequence<DropWhileSequence<Range<Int>>, Never> =
      (0..<7).publisher.drop { $0 < 5 }
    #expect(Array(late.sequence) == [5, 6])

    let early: Publishers.Sequence<PrefixSequence<AnySequence<Int>>, Never> =
      stream(0..<4).prefix(2)
    #expect(Array(early.sequence) == [0, 1])
    #expect(Array((0..<3).publisher.prefix(10).sequence) == [0, 1, 2])

    #expect((0..<10).publisher.prefix { $0 < 3 } == Elements(sequence: [0, 1, 2]))
    #expect((1..<9).publisher.first { $0.isMultiple(of: 4) } == Optional.Publisher(4))
    #expect((1..<9).publisher.first { $0 > 9 } == Optional.Publisher(nil))
  }

  @Test func positionsOfCollections() {
    #expect(Set([1]).publisher.first() == Optional.Publisher(1))
    #expect(none.first() == Optional.Publisher(nil))
    #expect([1, 2, 3].publisher.last() == Optional.Publisher(3))
    #expect(none.last() == Optional.Publisher(nil))
    #expect((1..<9).publisher.last { $0.isMultiple(of: 3) } == Optional.Publisher(6))
    #expect((1..<9).publisher.last { $0 > 9 } == Optional.Publisher(nil))

    #expect([1, 2, 3].publisher.output(at: 1) == Optional.Publisher(2))
    #expect([1, 2, 3].publisher.output(at: 3) == Optional.Publisher(nil))
    #expect([1, 2, 3].publisher.output(at: -1) == Optional.Publisher(nil))
    let text = "abc"
    #expect(text.publisher.output(at: text.startIndex) == Optional.Publisher("a"))
    #expect(text.publisher.output(at: text.endIndex) == Optional.Publisher(nil))

    #expect([1, 2, 3, 4].publisher.output(in: 1..<3) == Elements(sequence: [2, 3]))
    #expect([1, 2, 3, 4].publisher.output(in: 2..<9) == Elements(sequence: [3, 4]))
    #expect([1, 2, 3, 4].publisher.output(in: 8..<9) == Elements(sequence: []))
    #expect(
      text.publisher.output(in: text.startIndex..<text.index(after: text.startIndex))
        == Elements(sequence: ["a"]))
  }

  @Test func concatenating() {
    #expect([3].publisher.prepend(1, 2) == Elements(sequence: [1, 2, 3]))
    #expect([3].publisher.prepend(1...2) == Elements(sequence: [1, 2, 3]))
    #expect([3].publisher.prepend([1, 2].publisher) == Elements(sequence: [1, 2, 3]))
    #expect([3].publisher.append(4, 5) == Elements(sequence: [3, 4, 5]))
    #expect([3].publisher.append(4...5) == Elements(sequence: [3, 4, 5]))
    #expect([3].publisher.append([4, 5].publisher) == Elements(sequence: [3, 4, 5]))

    let text: Publishers.Sequence<String, Never> = "b".publisher.prepend("a").append("c")
    #expect(text.sequence == "abc")
  }

  /// Compiles only while none of the closures is `@escaping`.
  private func applyAll(_ predicate: (Int) -> Bool) {
    let publisher = [1].publisher
    _ = publisher.map(predicate)
    _ = publisher.compactMap(predicate)
    _ = publisher.filter(predicate)
    _ = publisher.contains(where: predicate)
    _ = publisher.tryContains(where: predicate)
    _ = publisher.allSatisfy(predicate)
    _ = publisher.tryAllSatisfy(predicate)
    _ = publisher.drop(while: predicate)
    _ = publisher.prefix(while: predicate)
    _ = publisher.first(where: predicate)
    _ = publisher.last(where: predicate)
    _ = publisher.append(2).min { predicate($0 - $1) }
    _ = publisher.append(2).max { predicate($0 - $1) }
  }

  @Test func closuresRunAtOnce() {
    var calls = 0
    applyAll { _ in
      calls += 1
      return true
    }
    #expect(calls == 13)
  }
}

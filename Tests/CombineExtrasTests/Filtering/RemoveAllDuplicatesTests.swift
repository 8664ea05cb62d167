import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("removeAllDuplicates")
struct RemoveAllDuplicatesTests {
  private struct OnlyEquatable: Equatable { var number: Int }

  @Test func dropsWhatHasBeenThereBefore() {
    let downstream = TestSubscriber<Int, Never>()
    [1, 2, 1, 3, 2, 4].publisher.removeAllDuplicates().subscribe(downstream)
    #expect(downstream.values == [1, 2, 3, 4])
    #expect(downstream.isFinished)
  }

  @Test func knowsHashableValuesByTheirHash() {
    let publisher = [1].publisher.removeAllDuplicates()
    #expect(
      type(of: publisher)
        == Publishers.RemoveAllDuplicates<Publishers.Sequence<[Int], Never>, Int>.self)
  }

  @Test func comparesEquatableValues() {
    var numbers: [Int] = []
    _ = [1, 2, 1].publisher.map { OnlyEquatable(number: $0) }.removeAllDuplicates()
      .sink { numbers.append($0.number) }
    #expect(numbers == [1, 2])
  }

  @Test func comparesKeys() {
    var words: [String] = []
    _ = ["one", "two", "three", "four"].publisher.removeAllDuplicates(byKey: \.count)
      .sink { words.append($0) }
    #expect(words == ["one", "three", "four"])
  }

  @Test func comparesWithAClosureThatGetsTheEarlierValueFirst() {
    var calls: [[Int]] = []
    var values: [Int] = []
    _ = [1, 5, 11].publisher
      .removeAllDuplicates {
        calls.append([$0, $1])
        return $0 % 10 == $1 % 10
      }
      .sink { values.append($0) }
    #expect(values == [1, 5])
    #expect(calls == [[1, 5], [1, 11]])
  }

  @Test func asksForAnotherValueInPlaceOfADroppedOne() {
    let upstream = TestPublisher<Int, TestError>()
    upstream.removeAllDuplicates().subscribe(
      TestSubscriber(initialDemand: .max(1), demandForValue: { _ in .max(3) }))
    #expect([1, 1, 2].map { upstream.send($0) } == [.max(3), .max(1), .max(3)])
  }

  @Test func passesDemandCancelAndCompletionThrough() {
    expectPassesThrough { $0.removeAllDuplicates() }
    expectPassesThrough { $0.removeAllDuplicates(by: ==) }
    expectReleases { $0.removeAllDuplicates() }
    expectReleases { $0.removeAllDuplicates(by: ==) }
  }
}

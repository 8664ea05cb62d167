import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("mapMany, filterMany, toggle and types of output")
struct MapManyTests {
  @Test func transformsEachElement() {
    var results: [[String]] = []
    _ = [[1, 2], [], [3]].publisher.mapMany { "\($0)" }.sink { results.append($0) }
    #expect(results == [["1", "2"], [], ["3"]])
  }

  @Test func keepsTheElementsThatMatch() {
    var results: [[Int]] = []
    _ = [Set([1, 2]), [3]].publisher.filterMany { $0 % 2 == 0 }.sink { results.append($0) }
    #expect(results == [[2], []])
  }

  @Test func toggles() {
    var results: [Bool] = []
    _ = [true, false].publisher.toggle().sink { results.append($0) }
    #expect(results == [false, true])
  }

  @Test func givesAPublisherWithoutValuesATypeOfThem() {
    let downstream = TestSubscriber<String, TestError>()
    Fail<Never, TestError>(error: .oops).setOutputType(to: String.self).subscribe(downstream)
    #expect(downstream.failure == .oops)
  }

  @Test func dropsTheValuesAndKeepsTheEnd() {
    let downstream = TestSubscriber<String, Never>()
    (1...3).publisher.ignoreOutput(setOutputType: String.self).append("end").subscribe(downstream)
    #expect(downstream.values == ["end"])
    #expect(downstream.isFinished)
  }
}

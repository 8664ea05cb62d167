import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("nwise and pairwise")
struct NwiseTests {
  @Test func gathersTheLastValues() {
    let downstream = TestSubscriber<[Int], Never>()
    (1...5).publisher.nwise(3).subscribe(downstream)
    #expect(downstream.values == [[1, 2, 3], [2, 3, 4], [3, 4, 5]])
    #expect(downstream.isFinished)
  }

  @Test func tooFewValuesMakeNone() {
    let downstream = TestSubscriber<[Int], Never>()
    (1...2).publisher.nwise(3).subscribe(downstream)
    #expect(downstream.values.isEmpty)
    #expect(downstream.isFinished)
  }

  @Test func pairsNeighbours() {
    var pairs: [[Int]] = []
    _ = (1...4).publisher.pairwise().sink { pairs.append([$0.0, $0.1]) }
    #expect(pairs == [[1, 2], [2, 3], [3, 4]])
  }

  @Test func pairsOptionalValues() {
    var pairs: [[Int?]] = []
    _ = [nil, 1, nil].publisher.pairwise().sink { pairs.append([$0.0, $0.1]) }
    #expect(pairs == [[nil, 1], [1, nil]])
  }

  @Test func asksForAnotherValueWhereNoneIsMade() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<[Int], TestError>(
      initialDemand: .max(1), demandForValue: { _ in .max(4) })
    upstream.nwise(3).subscribe(downstream)
    #expect([1, 2, 3].map { upstream.send($0) } == [.max(1), .max(1), .max(4)])
  }

  @Test func passesDemandCancelAndCompletionThrough() {
    expectPassesThrough { $0.nwise(2) }
    expectPassesThrough { $0.pairwise() }
    expectReleases { $0.nwise(2) }
    expectReleases { $0.pairwise() }
  }

  @Test func trapsOnASizeOfNone() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).nwise(0) }
  }
}

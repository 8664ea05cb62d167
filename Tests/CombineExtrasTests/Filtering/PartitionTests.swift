import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("partition")
struct PartitionTests {
  @Test func partsTheValues() {
    let (even, odd) = (1...5).publisher.setFailureType(to: TestError.self)
      .partition { $0 % 2 == 0 }
    let matches = TestSubscriber<Int, TestError>()
    let others = TestSubscriber<Int, TestError>()
    even.subscribe(matches)
    odd.subscribe(others)
    #expect(matches.values == [2, 4])
    #expect(others.values == [1, 3, 5])
    #expect(matches.isFinished && others.isFinished)
  }

  @Test func subscribesOnceForEach() {
    let upstream = TestPublisher<Int, TestError>()
    let (even, odd) = upstream.partition { $0 % 2 == 0 }
    even.subscribe(TestSubscriber(initialDemand: .max(1)))
    odd.subscribe(TestSubscriber(initialDemand: .max(2)))
    #expect(upstream.subscriptions.map(\.requests) == [[.max(1)], [.max(2)]])
  }
}

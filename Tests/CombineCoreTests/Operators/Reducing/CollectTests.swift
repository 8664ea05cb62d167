import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("collect")
struct CollectTests {
  @Test(.holds(94, 95, 96, 98, 99, 103)) func reducesToTheArrayOfValues() {
    ReducerContract(name: "Collect", result: [1, 2, 3], emptyResult: [], children: ["count"]) {
      $0.collect()
    }
    .verify()
  }

  @Test(.holds(103)) func mirrorShowsHowManyAreCollected() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<[Int], TestError>()
    upstream.collect().subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    let subscription = try #require(subscriber.subscription)
    #expect(Mirror(reflecting: subscription).descendant("count") as? Int == 2)
  }

  @Test func isEqualWhenTheUpstreamsAre() {
    #expect(EquatableSource(value: 1).collect() == EquatableSource(value: 1).collect())
    #expect(EquatableSource(value: 1).collect() != EquatableSource(value: 2).collect())
  }
}

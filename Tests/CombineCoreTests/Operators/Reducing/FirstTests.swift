import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("first")
struct FirstTests {
  @Test(.holds(99, 100)) func reducesToTheFirstValue() {
    ReducerContract(name: "First", result: 1, isEarly: true) { $0.first() }.verify()
  }

  @Test(.holds(100)) func cancelsTheUpstreamBeforeItSends() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    var wasCancelled = false
    subscriber.onValue { _ in wasCancelled = upstream.subscription?.isCancelled == true }
    upstream.first().subscribe(subscriber)
    upstream.send(1)
    #expect(wasCancelled)
  }

  @Test func isEqualWhenTheUpstreamsAre() {
    #expect(EquatableSource(value: 1).first() == EquatableSource(value: 1).first())
    #expect(EquatableSource(value: 1).first() != EquatableSource(value: 2).first())
  }
}

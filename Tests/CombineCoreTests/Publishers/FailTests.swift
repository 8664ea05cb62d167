import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Fail")
struct FailTests {
  @Test(.holds(58)) func failsWithoutDemand() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Fail(error: .first).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.failure(.first))])
  }

  @Test(.holds(57)) func isEqualByItsError() {
    let publisher = Fail(outputType: Int.self, failure: TestError.first)
    #expect(publisher == Fail(error: .first))
    #expect(publisher != Fail(error: .second))
    #expect(publisher.error == .first)
  }
}

import Combine
import CombineTesting
import Testing

@Suite("Fail")
struct FailTests {
  @Test func failsWithoutDemand() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Fail(error: .first).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.failure(.first))])
  }

  @Test func isEqualByItsError() {
    let publisher = Fail(outputType: Int.self, failure: TestError.first)
    #expect(publisher == Fail(error: .first))
    #expect(publisher != Fail(error: .second))
    #expect(publisher.error == .first)
  }
}

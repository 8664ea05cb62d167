import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Empty")
struct EmptyTests {
  @Test func finishesWithoutDemand() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Empty().subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.finished)])
  }

  @Test(.holds(56)) func neverFinishesIfToldSo() {
    let subscriber = TestSubscriber<Int, TestError>()
    Empty(completeImmediately: false).subscribe(subscriber)
    subscriber.request(.none)
    subscriber.request(.unlimited)
    #expect(subscriber.events == [.subscription("Empty")])
  }

  @Test(.holds(57)) func isEqualByWhetherItFinishes() {
    let publisher = Empty(outputType: Int.self, failureType: TestError.self)
    #expect(publisher.completeImmediately)
    #expect(publisher == Empty())
    #expect(publisher != Empty(completeImmediately: false))
    #expect(
      Empty(completeImmediately: false, outputType: Int.self, failureType: TestError.self)
        == Empty<Int, TestError>(completeImmediately: false))
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("drop(while:)")
struct DropWhileTests {
  @Test(.holds(93, 124)) func dropsUpToTheFirstValueThatFailsTheCondition() {
    expectDropWhile(named: "DropWhile") { $0.drop { $0 < 3 } }
  }

  @Test(.holds(124)) func asksNoMoreAfterTheFirstNo() {
    let upstream = PassthroughSubject<Int, Never>()
    var asked: [Int] = []
    let cancellable = upstream.drop { value in
      asked.append(value)
      return value < 2
    }
    .sink { _ in }
    for value in [1, 2, 1, 3] { upstream.send(value) }
    #expect(asked == [1, 2])
    cancellable.cancel()
  }

  @Test func droppedValuesUseNoDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
    (0..<100).publisher.eraseToAnyPublisher().drop { $0 < 50 }.subscribe(subscriber)
    #expect(subscriber.values == [50, 51])
    #expect(subscriber.completion == nil)
  }

  @Test func aValueWhoseClosureCancelledIsDroppedAndSoAreLaterOnes() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.drop { _ in
      subscriber.cancel()
      return false
    }.subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(subscriber.values.isEmpty)
  }
}

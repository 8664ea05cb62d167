import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("contains(where:)")
struct ContainsWhereTests {
  @Test(.holds(99, 100)) func reducesToWhetherAValueFulfilsTheCondition() {
    ReducerContract(name: "ContainsWhere", result: true, emptyResult: false, isEarly: true) {
      $0.contains { $0 > 1 }
    }
    .verify()
    ReducerContract(name: "ContainsWhere", result: false, emptyResult: false) {
      $0.contains { $0 > 3 }
    }
    .verify()
  }

  @Test func asksNoMoreOnceDecided() {
    let upstream = TestPublisher<Int, TestError>()
    var asked: [Int] = []
    let cancellable = upstream.contains { value in
      asked.append(value)
      return value == 2
    }
    .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    for value in 1...4 { upstream.send(value) }
    #expect(asked == [1, 2])
    cancellable.cancel()
  }

  @Test func decidesOnceWhenTheConditionSendsAnotherValue() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Bool, TestError>()
    upstream.contains { value in
      if value == 1 { upstream.send(2) }
      return true
    }
    .subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [true])
    #expect(subscriber.completions == [.finished])
    #expect(upstream.subscription?.events == everythingRequested + [.cancel])
  }
}

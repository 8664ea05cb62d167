import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryDrop(while:)")
struct TryDropWhileTests {
  @Test(.holds(91, 93, 124)) func dropsUpToTheFirstValueThatFailsTheCondition() {
    expectDropWhile(named: "TryDropWhile") { $0.tryDrop { $0 < 3 } }
  }

  @Test(.holds(90, 92)) func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryDrop { value in
        try check(value)
        return true
      }
    }
    expectErasedFailure { $0.tryDrop { _ in true } }
  }

  @Test func failsOnceWhenTheConditionSendsAnotherValue() {
    let upstream = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, any Error>()
    upstream.tryDrop { value in
      if value == 2 { throw TestError.first }
      upstream.send(2)
      return false
    }
    .subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [])
    #expect(subscriber.completions.count == 1)
  }
}

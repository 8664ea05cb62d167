import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("prefix(while:)")
struct PrefixWhileTests {
  @Test(.holds(125, 287, 293)) func endsAtTheFirstValueThatFailsTheCondition() {
    expectPrefixWhile(named: "PrefixWhile") { $0.prefix { $0 < 3 } }
  }

  @Test func stopsAnEndlessSequence() {
    let subscriber = TestSubscriber<Int, Never>()
    (0...).publisher.eraseToAnyPublisher().prefix { $0 < 4 }.subscribe(subscriber)
    #expect(subscriber.values == [0, 1, 2, 3])
    #expect(subscriber.isFinished)
  }

  @Test func endsOnceWhenTheConditionSendsAnotherValue() {
    let upstream = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    upstream.prefix { value in
      if value < 3 { upstream.send(3) }
      return value == 2
    }
    .subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [])
    #expect(subscriber.completions.count == 1)

    let second = TestSubscriber<Int, Never>()
    upstream.prefix { value in
      if value == 2 { upstream.send(3) }
      return value == 2
    }
    .subscribe(second)
    upstream.send(2)
    #expect(second.values == [])
    #expect(second.completions.count == 1)
  }

  @Test func aCancelInTheConditionKeepsTheCompletionBack() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.prefix { [weak subscriber] _ in
      subscriber?.cancel()
      return false
    }
    .subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.completion == nil)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test(.holds(93)) func trapsOnAValueBeforeTheSubscription() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.prefix { _ in true }.subscribe(TestSubscriber<Int, TestError>())
      upstream.send(1)
    }
  }

  @Test func aValueWhoseClosureCancelledIsDroppedAndSoAreLaterOnes() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.prefix(while: { _ in
      subscriber.cancel()
      return true
    }).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    #expect(subscriber.values.isEmpty)
  }
}

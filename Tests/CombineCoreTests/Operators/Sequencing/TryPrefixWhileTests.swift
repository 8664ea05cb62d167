import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryPrefix(while:)")
struct TryPrefixWhileTests {
  @Test(.holds(91, 125)) func endsAtTheFirstValueThatFailsTheCondition() {
    expectPrefixWhile(named: "TryPrefixWhile") { $0.tryPrefix { $0 < 3 } }
  }

  @Test(.holds(90, 92)) func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryPrefix { value in
        try check(value)
        return true
      }
    }
    expectErasedFailure { $0.tryPrefix { _ in true } }
  }

  @Test(.holds(93)) func trapsOnACompletionBeforeTheSubscription() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.tryPrefix { _ in true }.subscribe(TestSubscriber<Int, any Error>())
      upstream.send(completion: .finished)
    }
  }
}

import Combine
import CombineTesting
import Testing

@Suite("tryPrefix(while:)")
struct TryPrefixWhileTests {
  @Test func endsAtTheFirstValueThatFailsTheCondition() {
    expectPrefixWhile(named: "TryPrefixWhile") { $0.tryPrefix { $0 < 3 } }
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryPrefix { value in
        try check(value)
        return true
      }
    }
    expectErasedFailure { $0.tryPrefix { _ in true } }
  }

  @Test func trapsOnACompletionBeforeTheSubscription() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      upstream.tryPrefix { _ in true }.subscribe(TestSubscriber<Int, any Error>())
      upstream.send(completion: .finished)
    }
  }
}

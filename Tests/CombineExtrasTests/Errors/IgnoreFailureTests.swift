import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("ignoreFailure")
struct IgnoreFailureTests {
  @Test func finishesInPlaceOfFailing() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, Never>()
    upstream.ignoreFailure().subscribe(downstream)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    #expect(downstream.values == [1])
    #expect(downstream.isFinished)
  }

  @Test func fallsSilentIfToldTo() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, Never>()
    upstream.ignoreFailure(completeImmediately: false).subscribe(downstream)
    upstream.send(completion: .failure(.oops))
    #expect(downstream.completions.isEmpty)
  }

  @Test func passesTheEndOnEvenIfToldToFallSilent() {
    let downstream = TestSubscriber<Int, TestError>()
    Just(1).setFailureType(to: TestError.self)
      .ignoreFailure(setFailureType: TestError.self, completeImmediately: false)
      .subscribe(downstream)
    #expect(downstream.values == [1])
    #expect(downstream.isFinished)
  }
}

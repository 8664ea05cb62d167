import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("flatMapLatest")
struct FlatMapLatestTests {
  @Test func passesOnTheNewestOnlyAndCancelsTheOneBefore() {
    let source = PassthroughSubject<Int, TestError>()
    let inner = [TestPublisher<String, TestError>(), TestPublisher<String, TestError>()]
    let downstream = TestSubscriber<String, TestError>()
    source.flatMapLatest { inner[$0] }.subscribe(downstream)
    source.send(0)
    inner[0].send("a")
    source.send(1)
    #expect(inner[0].subscription?.isCancelled == true)
    inner[0].send("late")
    inner[1].send("b")
    #expect(downstream.values == ["a", "b"])
    source.send(completion: .finished)
    #expect(downstream.completions.isEmpty)
    inner[1].send(completion: .finished)
    #expect(downstream.isFinished)
  }

  @Test func releasesEverything() {
    expectReleases { source in
      source.flatMapLatest { [$0].publisher.setFailureType(to: TestError.self) }
    }
  }
}

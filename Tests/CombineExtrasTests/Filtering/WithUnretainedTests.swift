import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("withUnretained")
struct WithUnretainedTests {
  private final class Model {
    let factor = 10
  }

  @Test func givesTheObjectWithEachValueAndFinishesWhenItIsGone() {
    let subject = PassthroughSubject<Int, TestError>()
    let downstream = TestSubscriber<Int, TestError>()
    var model: Model? = Model()
    subject.withUnretained(model!) { $0.factor * $1 }.subscribe(downstream)
    subject.send(1)
    subject.send(2)
    model = nil
    #expect(!downstream.isFinished)
    subject.send(3)
    #expect(downstream.values == [10, 20])
    #expect(downstream.isFinished)
  }

  @Test func givesAPair() {
    let model = Model()
    var sum = 0
    _ = [1, 2].publisher.withUnretained(model).sink { sum += $0.factor + $1 }
    #expect(sum == 23)
  }

  @Test func passesDemandCancelAndCompletionThrough() {
    let model = Model()
    expectReleases { $0.withUnretained(model) }
  }
}

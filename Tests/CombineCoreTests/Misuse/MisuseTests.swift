import Combine
import CombineTesting
import Foundation
import TestSupport
import Testing

@Suite("misuse")
struct MisuseTests {
  @Test(
    .holds(10, 38, 46, 61, 87, 93, 97, 115, 123, 136, 137, 150, 156, 165, 175, 197, 226, 242),
    arguments: Misuse.all.indices)
  func endsTheProcessWithAMessageThatNamesTheCall(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      Misuse.all[index].act()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let misuse = Misuse.all[index]
    #expect(text.contains(misuse.message), "\(misuse.testDescription)")
  }

  /// Asks `publisher` for nothing before and after something.
  private func requestNone<P: Publisher>(_ publisher: P) {
    let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    subscriber.request(.none)
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    subscriber.request(.none)
    #expect(subscriber.violations.isEmpty)
  }

  @Test(.holds(55, 205)) func someMayBeAskedForNothing() {
    let source = TestPublisher<Int, TestError>()
    requestNone([1, 2].publisher)
    requestNone(Record<Int, TestError>(output: [1, 2], completion: .finished))
    requestNone(source.map { $0 })
    requestNone(source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest))
    requestNone(source.merge(with: source))
    requestNone(source.combineLatest(source))
    requestNone(source.handleEvents())
    requestNone(ObservableObjectPublisher())
    requestNone(Empty<Int, Never>(completeImmediately: false))
  }
}

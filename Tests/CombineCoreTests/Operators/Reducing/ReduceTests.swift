import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("reduce")
struct ReduceTests {
  @Test(.holds(94, 95, 96, 98, 99)) func combinesTheValuesFromTheInitialOne() {
    ReducerContract(name: "Reduce", result: "0123", emptyResult: "0") { upstream in
      upstream.reduce("0") { "\($0)\($1)" }
    }
    .verify()
  }

  @Test(.holds(102)) func beginsAnewForEachSubscription() {
    let publisher = [1, 2, 3].publisher.eraseToAnyPublisher().reduce(10, +)
    for _ in 0..<2 {
      let subscriber = TestSubscriber<Int, Never>()
      publisher.subscribe(subscriber)
      #expect(subscriber.values == [16])
    }
  }

  @Test(.holds(103)) func showsTheResultAndTheInitialValueInTheMirror() throws {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>()
    upstream.reduce(5, +).subscribe(subscriber)
    upstream.send(2)
    let mirror = Mirror(reflecting: try #require(subscriber.subscription))
    #expect(mirror.descendant("result") as? Int == 7)
    #expect(mirror.descendant("initial") as? Int == 5)
  }

  @Test func keepsItsProperties() {
    let publisher = EquatableSource(value: 4).reduce(1, +)
    #expect(publisher.upstream == EquatableSource(value: 4))
    #expect(publisher.initial == 1)
    #expect(publisher.nextPartialResult(2, 3) == 5)
  }
}

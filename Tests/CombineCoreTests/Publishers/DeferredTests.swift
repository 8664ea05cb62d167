import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Deferred")
struct DeferredTests {
  @Test(.holds(59)) func makesAPublisherForEachSubscriber() {
    var made = 0
    let publisher = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)

    for expected in 1...2 {
      let subscriber = TestSubscriber<Int, Never>()
      publisher.subscribe(subscriber)
      #expect(
        subscriber.events == [
          .subscription("Just"), .value(expected), .completion(.finished),
        ])
    }
    #expect(made == 2)
  }

  @Test func passesDemandAndCancelToThePublisherMade() {
    let made = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    Deferred { made }.subscribe(subscriber)
    subscriber.cancel()
    #expect(made.subscription?.events == [.request(.max(2)), .cancel])
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("setFailureType")
struct SetFailureTypeTests {
  @Test func passesEverythingOn() {
    let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    upstream.setFailureType(to: TestError.self).subscribe(subscriber)

    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .finished)

    #expect(
      subscriber.events == [.subscription("TestSubscription"), .value(4), .completion(.finished)])
  }

  @Test func aSecondOneReplacesTheFirst() {
    let publisher = Just(1).setFailureType(to: TestError.self).setFailureType(to: (any Error).self)
    #expect(type(of: publisher) == Publishers.SetFailureType<Just<Int>, any Error>.self)
    let subscriber = TestSubscriber<Int, any Error>()
    publisher.subscribe(subscriber)
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
  }

  @Test func isEqualIfTheUpstreamIs() {
    let publisher = Empty<Int, Never>().setFailureType(to: TestError.self)
    #expect(publisher == Empty().setFailureType(to: TestError.self))
    #expect(publisher != Empty(completeImmediately: false).setFailureType(to: TestError.self))
  }

  @Test(.holds(81, 82)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "SetFailureType", failing: Never.self) {
      $0.setFailureType(to: TestError.self)
    }
  }
}

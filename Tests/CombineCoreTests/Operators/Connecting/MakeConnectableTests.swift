import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("makeConnectable")
struct MakeConnectableTests {
  @Test(.holds(213)) func holdsTheValuesBackUntilConnected() {
    let publisher = [1, 2].publisher.makeConnectable()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.events == [.subscription("Multicast")])
    let connection = publisher.connect()
    for subscriber in [first, second] {
      #expect(
        subscriber.events == [
          .subscription("Multicast"), .value(1), .value(2), .completion(.finished),
        ])
    }
    connection.cancel()
  }

  @Test func cancellingTheConnectionStopsTheUpstream() {
    let upstream = TestPublisher<Int, Never>()
    let publisher = upstream.makeConnectable()
    let subscriber = TestSubscriber<Int, Never>()
    publisher.subscribe(subscriber)
    publisher.connect().cancel()
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
    #expect(subscriber.completions.isEmpty)
  }

  @Test(.holds(220)) func needsAPublisherThatCannotFail() {
    #expect(type(of: Just(1).makeConnectable()) == Publishers.MakeConnectable<Just<Int>>.self)
    #expect(type(of: Fail<Int, TestError>(error: .first).makeConnectable()) == Missing.self)
  }
}

/// What a call gives that the framework has no method for.
private struct Missing {}

extension Publisher {
  fileprivate func makeConnectable() -> Missing { Missing() }
}

import Combine
import CombineTesting
import Testing

@Suite("makeConnectable")
struct MakeConnectableTests {
  @Test func holdsTheValuesBackUntilConnected() {
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
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("map(keyPath)")
struct MapKeyPathTests {
  @Test func sendsTheValueAtAKeyPath() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    let publisher: Publishers.MapKeyPath<TestPublisher<String, TestError>, Int> =
      upstream.map(\.count)
    publisher.subscribe(subscriber)

    #expect(upstream.send("four") == .max(4))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(4), .completion(.failure(.first)),
      ])
    #expect(publisher.keyPath == \String.count)
    #expect(publisher.upstream === upstream)
  }

  @Test(.holds(89)) func sendsTheValuesAtTwoKeyPaths() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<(Int, Bool), TestError>(demandForValue: { .max($0.0) })
    let publisher: Publishers.MapKeyPath2<TestPublisher<String, TestError>, Int, Bool> =
      upstream.map(\.count, \.isEmpty)
    publisher.subscribe(subscriber)

    #expect(upstream.send("four") == .max(4))
    upstream.send("")
    upstream.send(completion: .failure(.first))

    #expect(subscriber.values.map(\.0) == [4, 0])
    #expect(subscriber.values.map(\.1) == [false, true])
    #expect(subscriber.failure == .first)
    #expect(publisher.keyPath0 == \String.count)
    #expect(publisher.keyPath1 == \String.isEmpty)
  }

  @Test(.holds(89)) func sendsTheValuesAtThreeKeyPaths() {
    let upstream = TestPublisher<String, TestError>()
    let subscriber = TestSubscriber<(Int, Bool, Character?), TestError>(
      demandForValue: { .max($0.0) })
    let publisher: Publishers.MapKeyPath3<TestPublisher<String, TestError>, Int, Bool, Character?> =
      upstream.map(\.count, \.isEmpty, \.first)
    publisher.subscribe(subscriber)

    #expect(upstream.send("four") == .max(4))
    upstream.send("")
    upstream.send(completion: .finished)

    #expect(subscriber.values.map(\.0) == [4, 0])
    #expect(subscriber.values.map(\.1) == [false, true])
    #expect(subscriber.values.map(\.2) == ["f", nil])
    #expect(subscriber.isFinished)
    #expect(publisher.keyPath0 == \String.count)
    #expect(publisher.keyPath1 == \String.isEmpty)
    #expect(publisher.keyPath2 == \String.first)
  }

  @Test(.holds(81, 82, 89, 289, 291)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "ValueForKey", mirror: ["keyPath"]) {
      $0.map(\.magnitude)
    }
    try expectPassesTheSubscriptionThrough(
      named: "ValueForKeys", mirror: ["keyPath0", "keyPath1"]
    ) {
      $0.map(\.magnitude, \.description)
    }
    try expectPassesTheSubscriptionThrough(
      named: "ValueForKeys", mirror: ["keyPath0", "keyPath1", "keyPath2"]
    ) {
      $0.map(\.magnitude, \.description, \.byteSwapped)
    }
  }
}

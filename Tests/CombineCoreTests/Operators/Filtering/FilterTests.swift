import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("filter")
struct FilterTests {
  @Test(.holds(83)) func passesIncludedValuesAndAsksForAnotherInPlaceOfADroppedOne() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.filter { $0 > 1 }.subscribe(subscriber)

    #expect(upstream.send(1) == .max(1))
    #expect(upstream.send(3) == .max(3))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(3), .completion(.failure(.first)),
      ])
    #expect(upstream.subscription?.events == [.request(.max(2))])
  }

  @Test func dropsWithoutUsingUpDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
    (1...100).publisher.eraseToAnyPublisher().filter { $0 % 10 == 0 }.subscribe(subscriber)
    #expect(subscriber.values == [10, 20])
    #expect(!subscriber.isFinished)
  }

  @Test func filtersOfAFilterAreOneStep() {
    let publisher = (1...12).publisher.eraseToAnyPublisher().filter { $0 % 2 == 0 }
      .filter { $0 % 3 == 0 }
    let subscriber = TestSubscriber<Int, Never>()
    publisher.subscribe(subscriber)
    #expect(type(of: publisher) == Publishers.Filter<AnyPublisher<Int, Never>>.self)
    #expect(subscriber.values == [6, 12])
  }

  @Test func aLaterFilterIsNotAskedAboutWhatTheFirstDrops() {
    let asked = Recorder<Int>()
    let subscriber = TestSubscriber<Int, Never>()
    (1...4).publisher.eraseToAnyPublisher().filter { $0 % 2 == 0 }
      .filter { value in
        asked.append(value)
        return true
      }
      .subscribe(subscriber)
    #expect(asked.values == [2, 4])
  }

  @Test func tryFilterOfAFilterIsOneStep() {
    let publisher = (1...12).publisher.eraseToAnyPublisher().filter { $0 % 2 == 0 }
      .tryFilter { value in
        if value == 8 { throw TestError.first }
        return value % 3 == 0
      }
    let subscriber = TestSubscriber<Int, any Error>()
    publisher.subscribe(subscriber)
    #expect(type(of: publisher) == Publishers.TryFilter<AnyPublisher<Int, Never>>.self)
    #expect(subscriber.values == [6])
    #expect(subscriber.failure as? TestError == .first)
  }

  @Test(.holds(81, 82)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "Filter") { $0.filter { _ in true } }
  }
}

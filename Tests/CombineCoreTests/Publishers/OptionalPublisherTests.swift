import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Optional.Publisher")
struct OptionalPublisherTests {
  @Test(.holds(48, 290)) func aValueIsSentAtTheFirstRequest() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Int?(42).publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Optional")])

    subscriber.request(.max(2))
    subscriber.request(.max(1))
    #expect(
      subscriber.events == [.subscription("Optional"), .value(42), .completion(.finished)])
  }

  @Test(.holds(48)) func nilFinishesWithoutDemand() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Int?.none.publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.finished)])
  }

  @Test(.holds(291)) func reflectsAsApplesDoes() throws {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Optional.Publisher(42).subscribe(subscriber)
    let children = Mirror(reflecting: try #require(subscriber.subscription)).children
    #expect(children.map(\.label) == [nil])
    #expect(children.first?.value as? Int == 42)
  }

  @Test func isEqualByItsValue() {
    #expect(Int?(1).publisher == Optional.Publisher(1))
    #expect(Int?(1).publisher != Optional.Publisher(nil))
    #expect(Int?(1).publisher.output == 1)
  }

  @Test func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      Int?(1).publisher.subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}

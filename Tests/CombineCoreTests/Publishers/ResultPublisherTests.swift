import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Result.Publisher")
struct ResultPublisherTests {
  typealias Sut = Result<Int, TestError>.Publisher

  @Test(.holds(49, 290)) func aSuccessIsSentAtTheFirstRequest() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Result<Int, TestError>.success(42).publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Once")])

    subscriber.request(.max(2))
    subscriber.request(.max(1))
    #expect(subscriber.events == [.subscription("Once"), .value(42), .completion(.finished)])
  }

  @Test(.holds(49)) func aFailureIsSentWithoutDemandAndDespiteACancel() {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscriber.onSubscription { $0.cancel() }
    Result<Int, TestError>.failure(.first).publisher.subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Empty"), .completion(.failure(.first))])
  }

  @Test(.holds(291)) func reflectsAsApplesDoes() throws {
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    Sut(42).subscribe(subscriber)
    let children = Mirror(reflecting: try #require(subscriber.subscription)).children
    #expect(children.map(\.label) == [nil])
    #expect(children.first?.value as? Int == 42)
  }

  @Test func isEqualByItsResult() {
    #expect(Sut(1) == Sut(.success(1)))
    #expect(Sut(TestError.first) == Sut(.failure(.first)))
    #expect(Sut(1) != Sut(.first))
    #expect(Sut(1).result == .success(1))
  }

  @Test func requestingNoneTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      Result<Int, TestError>.Publisher(1).subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}

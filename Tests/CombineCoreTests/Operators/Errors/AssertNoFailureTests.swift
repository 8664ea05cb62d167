import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("assertNoFailure")
struct AssertNoFailureTests {
  @Test(.holds(87)) func passesValuesAndAFinishOn() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, Never>(demandForValue: { .max($0) })
    upstream.assertNoFailure().subscribe(subscriber)
    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .finished)
    #expect(
      subscriber.events == [.subscription("TestSubscription"), .value(4), .completion(.finished)])
  }

  @Test(.holds(81, 291)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(
      named: "AssertNoFailure", mirror: ["file", "line", "prefix"]
    ) { $0.assertNoFailure() }
  }

  @Test func keepsThePlaceOfTheCall() {
    let publisher = Just(1).assertNoFailure("p", file: "F.swift", line: 7)
    #expect(publisher.prefix == "p")
    #expect(publisher.file.description == "F.swift")
    #expect(publisher.line == 7)
    #expect(publisher.upstream == Just(1))
  }

  @Test(.holds(87)) func aFailureTrapsWithPrefixErrorAndPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let upstream = TestPublisher<Int, TestError>()
      upstream.assertNoFailure("loading", file: "F.swift", line: 7)
        .subscribe(TestSubscriber<Int, Never>())
      upstream.send(completion: .failure(.second))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("F.swift:7"))
    #expect(output.contains("loading: second"))
  }
}

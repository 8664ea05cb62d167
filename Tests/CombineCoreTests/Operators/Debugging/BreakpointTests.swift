import Combine
import CombineTesting
import Foundation
import TestSupport
import Testing

@Suite("breakpoint")
struct BreakpointTests {
  @Test(.holds(88)) func onlyPassesOnWhenTheClosuresSayNo() {
    let log = Recorder<String>()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(demandForValue: { .max($0) })
    upstream.breakpoint(
      receiveSubscription: { subscription in
        log.append("\(subscription)")
        return false
      },
      receiveOutput: { value in
        log.append("\(value)")
        return false
      },
      receiveCompletion: { completion in
        log.append("\(completion)")
        return false
      }
    ).subscribe(subscriber)

    #expect(upstream.send(4) == .max(4))
    upstream.send(completion: .failure(.first))

    #expect(
      subscriber.events == [
        .subscription("TestSubscription"), .value(4), .completion(.failure(.first)),
      ])
    #expect(
      log.values == [
        "TestSubscription", "4", "\(Subscribers.Completion<TestError>.failure(.first))",
      ])
  }

  @Test(.holds(81, 82)) func passesTheSubscriptionThrough() throws {
    try expectPassesTheSubscriptionThrough(named: "Breakpoint") { $0.breakpoint() }
    try expectPassesTheSubscriptionThrough(named: "Breakpoint") { $0.breakpointOnError() }
  }

  @Test(.holds(88)) func stopsAtASubscription() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      Just(1).breakpoint(receiveSubscription: { _ in true })
        .subscribe(TestSubscriber<Int, Never>(initialDemand: .none))
    }
  }

  @Test(.holds(88)) func stopsAtAValue() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 })
        .subscribe(TestSubscriber<Int, Never>())
    }
  }

  @Test(.holds(88)) func stopsAtACompletion() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      Just(1).breakpoint(receiveCompletion: { _ in true })
        .subscribe(TestSubscriber<Int, Never>())
    }
  }

  @Test(.holds(88)) func breakpointOnErrorStopsAtAFailure() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let upstream = TestPublisher<Int, TestError>()
      upstream.breakpointOnError().subscribe(TestSubscriber<Int, TestError>())
      upstream.send(completion: .failure(.first))
    }
  }
}

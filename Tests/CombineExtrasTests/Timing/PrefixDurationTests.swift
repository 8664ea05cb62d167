import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("prefix(duration:)")
struct PrefixDurationTests {
  private let scheduler = VirtualScheduler()
  private let upstream = TestPublisher<Int, TestError>()
  private let downstream = TestSubscriber<Int, TestError>(initialDemand: .max(2))

  @Test func passesValuesOnForTheTimeAndFinishes() {
    upstream.prefix(duration: 5, on: scheduler).subscribe(downstream)
    #expect(upstream.subscription?.requests == [.max(2)])
    upstream.send(1)
    scheduler.advance(by: .milliseconds(4999))
    upstream.send(2)
    #expect(downstream.completions.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(downstream.completions == [.finished])
    #expect(upstream.subscription?.isCancelled == true)
    upstream.send(3)
    #expect(downstream.values == [1, 2])
  }

  @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(.oops)])
  func endsWithTheUpstreamIfThatIsFirst(_ completion: Subscribers.Completion<TestError>) {
    upstream.prefix(duration: 5, on: scheduler).subscribe(downstream)
    upstream.send(completion: completion)
    scheduler.run()
    #expect(downstream.completions == [completion])
  }

  @Test func aTimeThatIsUpWhileAValueIsDeliveredEndsAfterIt() {
    upstream.prefix(duration: 5, on: scheduler).subscribe(downstream)
    downstream.onValue { _ in
      scheduler.advance(by: 6)
      #expect(downstream.completions.isEmpty)
    }
    upstream.send(1)
    #expect(downstream.values == [1])
    #expect(downstream.completions == [.finished])
  }

  @Test func aCancelReachesTheUpstreamAndReleases() {
    upstream.prefix(duration: 5, on: scheduler).subscribe(downstream)
    downstream.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    scheduler.run()
    #expect(downstream.events.count == 1)
    let scheduler = scheduler
    expectReleases { $0.prefix(duration: 5, on: scheduler) }
  }

  @Test func endsOnceOnSeveralThreads() {
    for _ in 0..<200 {
      let scheduler = UncheckedBox(VirtualScheduler())
      let source = UncheckedBox(PassthroughSubject<Int, Never>())
      let downstream = TestSubscriber<Int, Never>()
      source.value.prefix(duration: 1, on: scheduler.value).subscribe(downstream)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for number in 0..<20 { source.value.send(number) }
        } else {
          scheduler.value.run()
        }
      }
      #expect(downstream.completions == [.finished])
      guard case .completion = downstream.events.last else {
        Issue.record("a value after the completion")
        continue
      }
    }
  }
}

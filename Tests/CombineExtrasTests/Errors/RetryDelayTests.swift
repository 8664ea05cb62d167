import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("retry after a delay")
struct RetryDelayTests {
  private let scheduler = VirtualScheduler()

  @Test func subscribesAgainAfterTheDelay() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, TestError>()
    upstream.retry(2, delay: .seconds(3), scheduler: scheduler).subscribe(downstream)
    #expect(upstream.subscriptions.count == 1)
    failNewest(of: upstream)
    scheduler.advance(by: .milliseconds(2999))
    #expect(upstream.subscriptions.count == 1)
    scheduler.advance(by: .milliseconds(1))
    #expect(upstream.subscriptions.count == 2)
    #expect(downstream.completions.isEmpty)
  }

  /// Ends the present attempt with a failure.
  private func failNewest(of upstream: TestPublisher<Int, TestError>) {
    upstream.send(completion: .failure(.oops))
    upstream.releaseSubscribers()
  }

  @Test func passesOnTheFailureWhenNoAttemptIsLeft() {
    var attempts = 0
    let downstream = TestSubscriber<Int, TestError>()
    Deferred {
      attempts += 1
      return [attempts].publisher.setFailureType(to: TestError.self)
        .append(Fail(error: TestError.oops))
    }
    .retry(2, delay: 1, scheduler: scheduler).subscribe(downstream)
    scheduler.run()
    #expect(downstream.values == [1, 2, 3])
    #expect(downstream.completions == [.failure(.oops)])
    #expect(scheduler.now.nanoseconds == 2_000_000_000)
  }

  @Test func asksTheNextAttemptForTheDemandNotMet() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, TestError>(
      initialDemand: .max(3), demandForValue: { $0 == 1 ? .max(1) : .none })
    upstream.retry(1, delay: 1, scheduler: scheduler).subscribe(downstream)
    #expect(upstream.send(1) == .max(1))
    upstream.send(2)
    failNewest(of: upstream)
    downstream.request(.max(5))
    scheduler.run()
    #expect(upstream.subscriptions.map(\.requests) == [[.max(3)], [.max(7)]])
  }

  @Test func aFailureThatDoesNotMeetTheConditionIsPassedOn() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, TestError>()
    upstream.retry(5, delay: 1, scheduler: scheduler, when: { $0 == .oops }).subscribe(downstream)
    failNewest(of: upstream)
    scheduler.run()
    #expect(upstream.subscriptions.count == 2)
    upstream.send(completion: .failure(.other))
    #expect(downstream.failure == .other)
    #expect(scheduler.pendingCount == 0)
  }

  @Test func finishesWithTheUpstream() {
    let downstream = TestSubscriber<Int, TestError>()
    Just(1).setFailureType(to: TestError.self).retry(5, delay: 1, scheduler: scheduler)
      .subscribe(downstream)
    #expect(downstream.values == [1])
    #expect(downstream.completions == [.finished])
  }

  @Test func aCancelEndsTheWaitingAndReleasesEverything() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, TestError>()
    let cancellable = upstream.retry(5, delay: 1, scheduler: scheduler)
      .sink(
        receiveCompletion: { [token = tracker.token()] _ in _ = token }, receiveValue: { _ in })
    failNewest(of: upstream)
    cancellable.cancel()
    #expect(tracker.count == 0)
    scheduler.run()
    #expect(upstream.subscriptions.count == 1)
  }

  @Test func aCancelReachesTheUpstream() {
    let upstream = TestPublisher<Int, TestError>()
    let cancellable = upstream.retry(5, delay: 1, scheduler: scheduler)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    cancellable.cancel()
    #expect(upstream.subscription?.isCancelled == true)
  }

  @Test func aDropOfTheSubscriptionWhileItWaitsDoesNotEndIt() {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Int, TestError>()
    upstream.retry(1, delay: 1, scheduler: scheduler).subscribe(downstream)
    failNewest(of: upstream)
    downstream.releaseSubscription()
    scheduler.run()
    upstream.send(7)
    #expect(downstream.values == [7])
  }

  @Test func aSchedulerWithoutDelayDoesNotDeepenTheStack() {
    let downstream = TestSubscriber<Int, TestError>()
    Fail<Int, TestError>(error: .oops)
      .retry(100_000, delay: 0, scheduler: ImmediateScheduler.shared).subscribe(downstream)
    #expect(downstream.completions == [.failure(.oops)])
  }

  @Test func aBackoffGrowsUpToItsMaximum() {
    var times: [Double] = []
    let downstream = TestSubscriber<Int, TestError>()
    Deferred {
      times.append(Double(scheduler.now.nanoseconds) / 1e9)
      return Fail<Int, TestError>(error: .oops)
    }
    .retry(4, backoff: .exponential(initial: 1, multiplier: 2, maximum: 5), scheduler: scheduler)
    .subscribe(downstream)
    scheduler.run()
    #expect(times == [0, 1, 3, 7, 12])
  }

  @Test func jitterShortensADelayByItsShareAtMostAndIsTheSameForASeed() {
    func delays() -> [Int] {
      let scheduler = VirtualScheduler()
      var times: [Int] = []
      Deferred {
        times.append(scheduler.now.nanoseconds)
        return Fail<Int, TestError>(error: .oops)
      }
      .retry(
        50,
        backoff: .exponential(
          initial: 2, multiplier: 1, jitter: 0.5, using: CountingGenerator(state: 7)),
        scheduler: scheduler
      )
      .subscribe(TestSubscriber())
      scheduler.run()
      return Swift.zip(times.dropFirst(), times).map { $0 - $1 }
    }
    let first = delays()
    #expect(first == delays())
    #expect(first.allSatisfy { (1_000_000_000...2_000_000_000).contains($0) })
    #expect(Set(first).count > 40)
  }

  @Test func delaysCanBeChosenByAttempt() {
    var times: [Int] = []
    Deferred {
      times.append(scheduler.now.nanoseconds)
      return Fail<Int, TestError>(error: .oops)
    }
    .retry(3, backoff: RetryBackoff { Double($0 * 10) }, scheduler: scheduler)
    .subscribe(TestSubscriber())
    scheduler.run()
    #expect(times == [0, 10_000_000_000, 30_000_000_000, 60_000_000_000])
    times = []
    Deferred {
      times.append(scheduler.now.nanoseconds)
      return Fail<Int, TestError>(error: .oops)
    }
    .retry(1, backoff: .constant(seconds: 1), scheduler: scheduler).subscribe(TestSubscriber())
    scheduler.run()
    #expect(times.count == 2 && times[1] - times[0] == 1_000_000_000)
  }
}

/// A small generator with a seed (SplitMix64).
private struct CountingGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

import Combine
import CombineTesting
import Testing

@Suite("TestScheduler with much to do")
struct AgendaOrderTests {
  let scheduler = VirtualScheduler()

  @Test func keepsTheOrderOfManyActions() {
    var random = Lcg(state: 7)
    var expected: [(time: Int, number: Int)] = []
    var runs: [(time: Int, number: Int)] = []
    for number in 0..<5000 {
      let time = Int(random.next() % 500)
      expected.append((time, number))
      scheduler.schedule(after: VirtualTime(nanoseconds: time)) { runs.append((time, number)) }
    }
    expected.sort { $0 < $1 }
    scheduler.run()
    #expect(runs.map(\.time) == expected.map(\.time))
    #expect(runs.map(\.number) == expected.map(\.number))
  }

  @Test func forgetsWhatIsCancelledAndKeepsTheOrderOfTheRest() {
    var runs: [Int] = []
    let timers = (0..<1000).map { number in
      scheduler.schedule(after: VirtualTime(nanoseconds: 1000 - number), interval: 10) {
        runs.append(number)
      }
    }
    for (number, timer) in timers.enumerated() where number % 10 != 0 { timer.cancel() }
    #expect(scheduler.pendingCount == 100)
    scheduler.advance(to: VirtualTime(nanoseconds: 1000))
    #expect(runs == (0..<100).map { 990 - $0 * 10 })
  }

  @Test func aCancelReleasesTheAction() {
    let tracker = LifetimeTracker()
    let timer = scheduler.schedule(after: VirtualTime(nanoseconds: 5), interval: 5) {
      [token = tracker.token()] in _ = token
    }
    #expect(tracker.count == 1)
    timer.cancel()
    #expect(tracker.count == 0)
  }

  @Test func anActionThatHasRunIsReleased() {
    let tracker = LifetimeTracker()
    scheduler.schedule { [token = tracker.token()] in _ = token }
    scheduler.advance()
    #expect(tracker.count == 0)
  }

  @Test func aReleasedActionMayUseTheScheduler() {
    final class Last {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var ran = false
    let last = { [scheduler] in scheduler.schedule { ran = true } }
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { [last = Last(last)] in
      _ = last
    }
    timer.cancel()
    scheduler.advance()
    #expect(ran)
  }

  @Test func takesActionsFromAllThreads() {
    let count = Recorder<Int>()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<500 {
        let time = VirtualTime(nanoseconds: number)
        scheduler.schedule(after: time) { count.append(thread) }
        scheduler.schedule(after: time, interval: 1) {}.cancel()
      }
    }
    #expect(scheduler.pendingCount == 2000)
    scheduler.run()
    #expect(count.values.count == 2000)
  }

  @Test func anActionMayMoveTheTime() {
    var runs: [String] = []
    scheduler.schedule(after: VirtualTime(nanoseconds: 1)) {
      runs.append("outer")
      scheduler.advance(by: .nanoseconds(5))
      runs.append("at \(scheduler.now.nanoseconds)")
    }
    scheduler.schedule(after: VirtualTime(nanoseconds: 4)) { runs.append("inner") }
    scheduler.advance(by: .nanoseconds(2))
    #expect(runs == ["outer", "inner", "at 6"])
    #expect(scheduler.now.nanoseconds == 6)
  }

  @Test func anActionMayCancelOneOfTheSameInstant() {
    var runs: [Int] = []
    var second: (any Cancellable)?
    scheduler.schedule {
      runs.append(1)
      second?.cancel()
    }
    second = scheduler.schedule(after: scheduler.now, interval: 1) { runs.append(2) }
    scheduler.advance()
    #expect(runs == [1])
  }

  @Test func aRepetitionWithoutIntervalFailsTheTestAndRunsOnce() {
    var count = 0
    let issues = recordedIssues {
      let timer = scheduler.schedule(after: scheduler.now, interval: 0) { count += 1 }
      scheduler.run()
      timer.cancel()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("must be positive") == true)
    #expect(count == 1)
  }

  @Test func runStopsAtItsLimitAndFailsTheTest() {
    var count = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    let issues = recordedIssues { scheduler.run(limit: 10) }
    #expect(count == 10)
    #expect(issues.first?.contains("advance(by:)") == true)
    timer.cancel()
  }

  @Test func farDatesDoNotOverflow() {
    var runs: [String] = []
    scheduler.schedule(after: VirtualTime(nanoseconds: .max)) { runs.append("virtual") }
    scheduler.advance(by: .seconds(.max))
    scheduler.advance(by: .seconds(1e300))
    scheduler.advance(by: .seconds(.infinity))
    #expect(scheduler.now.nanoseconds == .max)

    let loop = RunLoop.test
    loop.schedule(after: RunLoop.SchedulerTimeType(.distantFuture)) { runs.append("loop") }
    loop.schedule(after: loop.now.advanced(by: 1)) { runs.append("soon") }
    loop.run()
    #expect(loop.now.date == .distantFuture)

    let queue = DispatchQueue.test
    queue.schedule(after: DispatchQueue.SchedulerTimeType(.distantFuture)) { runs.append("queue") }
    queue.run()
    #expect(runs == ["virtual", "soon", "loop", "queue"])
  }
}

/// A small generator of numbers that come out alike in every run.
private struct Lcg: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

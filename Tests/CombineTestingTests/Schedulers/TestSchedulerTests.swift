import Combine
import CombineTesting
import Testing

@Suite("TestScheduler")
struct TestSchedulerTests {
  let scheduler = VirtualScheduler()

  @Test func runsNothingUntilTheTimeIsMoved() {
    var runs: [Int] = []
    scheduler.schedule { runs.append(1) }
    scheduler.schedule(after: VirtualTime(nanoseconds: 5)) { runs.append(2) }
    #expect(runs.isEmpty)
    #expect(scheduler.pendingCount == 2)
    scheduler.advance()
    #expect(runs == [1])
    #expect(scheduler.pendingCount == 1)
    scheduler.advance(by: .nanoseconds(4))
    #expect(runs == [1])
    scheduler.advance(by: .nanoseconds(1))
    #expect(runs == [1, 2])
  }

  @Test func runsInTheOrderOfTimesThenOfScheduling() {
    var runs: [String] = []
    scheduler.schedule(after: VirtualTime(nanoseconds: 2)) { runs.append("2a") }
    scheduler.schedule(after: VirtualTime(nanoseconds: 1)) { runs.append("1") }
    scheduler.schedule(after: VirtualTime(nanoseconds: 2)) { runs.append("2b") }
    scheduler.run()
    #expect(runs == ["1", "2a", "2b"])
  }

  @Test func theTimeIsThatOfTheActionWhileItRuns() {
    var times: [Int] = []
    for time in [3, 7] {
      scheduler.schedule(after: VirtualTime(nanoseconds: time)) {
        times.append(scheduler.now.nanoseconds)
      }
    }
    scheduler.advance(by: .nanoseconds(10))
    #expect(times == [3, 7])
    #expect(scheduler.now.nanoseconds == 10)
  }

  @Test func runsWhatAnActionSchedulesOnTheWay() {
    var runs: [String] = []
    scheduler.schedule(after: VirtualTime(nanoseconds: 1)) {
      runs.append("outer")
      scheduler.schedule(after: VirtualTime(nanoseconds: 2)) { runs.append("inner") }
      scheduler.schedule(after: VirtualTime(nanoseconds: 9)) { runs.append("late") }
    }
    scheduler.advance(by: .nanoseconds(5))
    #expect(runs == ["outer", "inner"])
  }

  @Test func aDateInThePastIsDueNow() {
    scheduler.advance(by: 5)
    var time: VirtualTime?
    scheduler.schedule(after: VirtualTime()) { time = scheduler.now }
    scheduler.advance()
    #expect(time == VirtualTime(nanoseconds: 5_000_000_000))
  }

  @Test func theTimeDoesNotGoBack() {
    scheduler.advance(by: 5)
    scheduler.advance(to: VirtualTime())
    #expect(scheduler.now == VirtualTime(nanoseconds: 5_000_000_000))
  }

  @Test func aRepeatingActionRunsUntilCancelled() {
    var times: [Int] = []
    let timer = scheduler.schedule(
      after: VirtualTime(nanoseconds: 2), interval: .nanoseconds(3)
    ) {
      times.append(scheduler.now.nanoseconds)
    }
    scheduler.advance(by: .nanoseconds(9))
    #expect(times == [2, 5, 8])
    timer.cancel()
    scheduler.advance(by: .nanoseconds(9))
    #expect(times.count == 3)
    #expect(scheduler.pendingCount == 0)
  }

  @Test func aRepeatingActionMayCancelItself() {
    var count = 0
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now, interval: 1) {
      count += 1
      if count == 2 { timer?.cancel() }
    }
    scheduler.run()
    #expect(count == 2)
  }

  @Test func aCancelBeforeTheFirstFireStopsARepeatingAction() {
    scheduler.schedule(after: VirtualTime(nanoseconds: 2), interval: 1) {
      Issue.record("was cancelled")
    }.cancel()
    scheduler.run()
  }

  @Test func anActionWithoutAnIntervalMayBeCancelledInItsFirstRun() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.debounce(for: 0, scheduler: scheduler).sink { values.append($0) }
    subject.send(1)
    subject.send(2)
    scheduler.advance()
    #expect(values == [2])
    token.cancel()
  }

  @Test func standsInForQueuesAndRunLoops() {
    let queue: TestSchedulerOf<DispatchQueue> = DispatchQueue.test
    #expect(queue.now.dispatchTime.uptimeNanoseconds == 1)
    var runs = 0
    queue.schedule(after: queue.now.advanced(by: .milliseconds(2))) { runs += 1 }
    queue.advance(by: .milliseconds(2))

    let loop = RunLoop.test
    #expect(loop.now.date == Date(timeIntervalSinceReferenceDate: 0))
    loop.schedule(after: loop.now.advanced(by: 2)) { runs += 1 }
    loop.advance(by: 2)

    let operations = OperationQueue.test
    operations.schedule { runs += 1 }
    operations.advance()
    #expect(runs == 3)
  }
}

@Suite("VirtualTime")
struct VirtualTimeTests {
  typealias Stride = VirtualTime.Stride

  @Test func countsNanoseconds() {
    let time = VirtualTime(nanoseconds: 10)
    #expect(time.advanced(by: .nanoseconds(5)) == VirtualTime(nanoseconds: 15))
    #expect(time.distance(to: VirtualTime(nanoseconds: 4)) == .nanoseconds(-6))
    #expect(VirtualTime(nanoseconds: 1_500_000_000).description == "1.5s")
  }

  @Test func unitsAndLiterals() {
    #expect(Stride.seconds(2) == 2)
    #expect(Stride.seconds(0.5) == 0.5)
    #expect(Stride.milliseconds(2).nanoseconds == 2_000_000)
    #expect(Stride.microseconds(2).nanoseconds == 2000)
    #expect(Stride(exactly: 3) == 3)
    #expect(Stride(exactly: UInt64.max) == nil)
  }

  @Test func strideArithmetic() {
    var stride: Stride = 2
    #expect(stride + 1 == 3)
    #expect(stride - 3 == -1)
    #expect(stride * 1.5 == 3)
    #expect(stride < 2.5)
    #expect((-stride).magnitude == 2_000_000_000)
    stride *= 2
    #expect(stride == 4)
  }
}

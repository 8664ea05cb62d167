import CombineTesting
import Testing

@Suite("ImmediateTestScheduler")
struct ImmediateTestSchedulerTests {
  @Test func runsEverythingAtOnce() {
    var runs: [String] = []
    let queue = DispatchQueue.immediate
    queue.schedule { runs.append("next") }
    queue.schedule(after: queue.now.advanced(by: 100)) { runs.append("later") }
    queue.schedule(after: queue.now, interval: 1) { runs.append("timer") }.cancel()
    #expect(runs == ["next", "later", "timer"])
    #expect(queue.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(queue.minimumTolerance == .zero)
  }

  @Test func standsInForRunLoopsAndOperationQueues() {
    let loop: ImmediateTestSchedulerOf<RunLoop> = RunLoop.immediate
    let operations = OperationQueue.immediate
    let subscriber = Just(1).delay(for: 5, scheduler: loop)
      .receive(on: operations).record()
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
  }

  @Test func hasAnyTimeType() {
    let scheduler = ImmediateTestScheduler<VirtualTime, Never>(now: VirtualTime(nanoseconds: 3))
    let subscriber = Just(1).delay(for: 5, scheduler: scheduler).record()
    #expect(subscriber.values == [1])
    #expect(scheduler.now.nanoseconds == 3)
  }
}

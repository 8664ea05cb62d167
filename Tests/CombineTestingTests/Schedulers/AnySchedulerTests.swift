import CombineTesting
import Testing

@Suite("AnyScheduler")
struct AnySchedulerTests {
  @Test func forwardsTimeAndActions() {
    let test = DispatchQueue.test
    let scheduler: AnySchedulerOf<DispatchQueue> = test.eraseToAnyScheduler()
    var runs: [String] = []
    scheduler.schedule { runs.append("next") }
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { runs.append("later") }
    let timer = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 2) {
      runs.append("timer")
    }
    #expect(scheduler.minimumTolerance == .zero)
    test.advance(by: 3)
    #expect(runs == ["next", "timer", "later", "timer"])
    #expect(scheduler.now == test.now)
    timer.cancel()
    #expect(test.pendingCount == 0)
  }

  @Test func isNotWrappedTwice() {
    let tracker = LifetimeTracker()
    let once = CountingScheduler(token: tracker.token()).eraseToAnyScheduler()
    let twice = once.eraseToAnyScheduler()
    twice.schedule {}
    #expect(tracker.count == 1)
  }

  @Test func passesOptionsOn() {
    let counting = CountingScheduler(token: LifetimeTracker().token())
    let scheduler = AnyScheduler(counting)
    scheduler.schedule(options: "a") {}
    scheduler.schedule(after: scheduler.now, tolerance: 1, options: "b") {}
    _ = scheduler.schedule(after: scheduler.now, interval: 2, tolerance: 3, options: "c") {}
    #expect(counting.calls.values == ["a", "b 1.0s", "c 2.0s 3.0s"])
  }

  @Test func namesTheSchedulersOfAnApp() {
    final class Model {
      let scheduler: AnySchedulerOf<DispatchQueue>
      let loop: AnySchedulerOf<RunLoop>

      init(scheduler: AnySchedulerOf<DispatchQueue>, loop: AnySchedulerOf<RunLoop> = .immediate) {
        self.scheduler = scheduler
        self.loop = loop
      }
    }
    var ran = false
    Model(scheduler: .immediate).scheduler.schedule { ran = true }
    #expect(ran)
    let signal = Signal()
    Model(scheduler: .global).scheduler.schedule { signal.send() }
    #expect(signal.wait())
  }

  @Test func servesOperators() {
    let test = RunLoop.test
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.debounce(for: 1, scheduler: test.eraseToAnyScheduler()).record()
    subject.send(1)
    test.advance(by: 0.5)
    subject.send(2)
    test.advance(by: 1)
    #expect(subscriber.values == [2])
  }
}

/// A scheduler that notes the options of what is scheduled.
private struct CountingScheduler: Scheduler {
  let token: LifetimeTracker.Token
  let calls = Recorder<String>()
  var now: VirtualTime { VirtualTime() }
  var minimumTolerance: VirtualTime.Stride { 0 }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    calls.append(options ?? "none")
  }

  func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: String?,
    _ action: @escaping () -> Void
  ) {
    calls.append("\(options ?? "none") \(VirtualTime().advanced(by: tolerance))")
  }

  func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride,
    options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (interval, tolerance) = (now.advanced(by: interval), now.advanced(by: tolerance))
    calls.append("\(options ?? "none") \(interval) \(tolerance)")
    return AnyCancellable {}
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("RunLoop as Scheduler")
struct RunLoopSchedulerTests {
  @Test func wakesASleepingLoopOfAnotherThread() {
    let thread = LoopThread()
    let done = Signal()
    for _ in 0..<50 {
      // Each time the loop has nothing to do and sleeps, or is about to.
      thread.runLoop.schedule { done.send() }
      #expect(done.wait())
    }
  }

  @Test func runsTheActionsOfOneThreadInOrderOnTheLoopsThread() {
    let thread = LoopThread()
    let runs = Recorder<Int>()
    let done = Signal()
    for number in 0..<500 {
      thread.runLoop.schedule {
        #expect(RunLoop.current === thread.runLoop)
        runs.append(number)
        if number == 499 { done.send() }
      }
    }
    #expect(done.wait())
    #expect(runs.values == Array(0..<500))
  }

  @Test func losesNoActionOfManyThreads() {
    let thread = LoopThread()
    let done = Signal()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { thread.runLoop.schedule { done.send() } }
    }
    #expect(done.wait(count: 1600))
  }

  @Test func runsWhatItsOwnThreadSchedulesInTheNextTurn() {
    let thread = LoopThread()
    let runs = Recorder<String>()
    let done = Signal()
    thread.runLoop.schedule {
      RunLoop.current.schedule {
        runs.append("inner")
        done.send()
      }
      runs.append("outer")
    }
    #expect(done.wait())
    #expect(runs.values == ["outer", "inner"])
  }

  @Test func runsADelayedActionNotBeforeItsTime() {
    let thread = LoopThread()
    let done = Signal()
    let due = thread.runLoop.now.advanced(by: .milliseconds(20))
    let ran = Recorder<Date>()
    thread.runLoop.schedule(after: due) {
      #expect(RunLoop.current === thread.runLoop)
      ran.append(Date())
      done.send()
    }
    #expect(done.wait())
    #expect(ran.values.allSatisfy { $0 >= due.date.addingTimeInterval(-0.001) })
  }

  @Test(.holds(251)) func repeatsUntilCancelled() {
    let thread = LoopThread()
    let fired = Signal()
    let timer = thread.runLoop.schedule(
      after: thread.runLoop.now, interval: .milliseconds(1)
    ) {
      fired.send()
    }
    #expect(fired.wait(count: 3))
    timer.cancel()
    thread.passTurn()
    while fired.wait(seconds: 0) {}
    thread.passTurn()
    #expect(!fired.wait(seconds: 0))
  }

  @Test(.holds(251)) func aCancelBeforeTheFirstFireStopsIt() {
    let thread = LoopThread()
    let runs = Recorder<Int>()
    thread.runLoop.schedule(after: thread.runLoop.now.advanced(by: 0.005), interval: 0.001) {
      runs.append(1)
    }.cancel()
    let done = Signal()
    thread.runLoop.schedule(after: thread.runLoop.now.advanced(by: 0.02)) { done.send() }
    #expect(done.wait())
    #expect(runs.values.isEmpty)
  }

  @Test(.holds(250)) func runsInTheDefaultModeOnly() {
    let done = Signal()
    let runs = Recorder<String>()
    Thread {
      let mode = RunLoop.Mode("tests")
      let loop = RunLoop.current
      loop.schedule { runs.append("scheduled") }
      loop.add(
        Timer(fire: Date(), interval: 0, repeats: false) { _ in runs.append("other") },
        forMode: mode)
      _ = loop.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
      runs.append("default")
      loop.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      done.send()
    }.start()
    #expect(done.wait())
    #expect(runs.values == ["other", "default", "scheduled"])
  }

  @Test(.holds(245)) func hasNoMinimumTolerance() {
    #expect(RunLoop.main.minimumTolerance == 0)
  }
}

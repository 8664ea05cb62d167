import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("OperationQueue as Scheduler")
struct OperationQueueSchedulerTests {
  let queue: OperationQueue

  init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
  }

  @Test func runsActionsOnTheQueueInOrder() {
    let runs = Recorder<Int>()
    for number in 0..<100 {
      queue.schedule { [queue] in
        #expect(OperationQueue.current === queue)
        runs.append(number)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    #expect(runs.values == Array(0..<100))
  }

  @Test func runsADelayedActionOnTheQueueNotBeforeItsTime() {
    let due = queue.now.advanced(by: .milliseconds(20))
    let ran = Recorder<Date>()
    let done = Signal()
    queue.schedule(after: due) { [queue] in
      #expect(OperationQueue.current === queue)
      ran.append(Date())
      done.send()
    }
    #expect(done.wait())
    #expect(ran.values.allSatisfy { $0 >= due.date.addingTimeInterval(-0.001) })
  }

  @Test func aDelayedActionDoesNotHoldUpTheQueue() {
    let runs = Recorder<String>()
    let done = Signal()
    queue.schedule(after: queue.now.advanced(by: 0.02)) {
      runs.append("late")
      done.send()
    }
    queue.schedule { runs.append("now") }
    #expect(done.wait())
    #expect(runs.values == ["now", "late"])
  }

  @Test(.holds(251)) func repeatsUntilCancelled() {
    let fired = Signal()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { fired.send() }
    #expect(fired.wait(count: 3))
    timer.cancel()
    queue.waitUntilAllOperationsAreFinished()
    while fired.wait(seconds: 0) {}
    let later = Signal()
    queue.schedule(after: queue.now.advanced(by: 0.01)) { later.send() }
    #expect(later.wait())
    #expect(!fired.wait(seconds: 0))
  }

  @Test(.holds(251)) func aCancelBeforeTheFirstFireStopsIt() {
    let runs = Recorder<Int>()
    queue.schedule(after: queue.now.advanced(by: 0.005), interval: 0.001) { runs.append(1) }
      .cancel()
    let later = Signal()
    queue.schedule(after: queue.now.advanced(by: 0.02)) { later.send() }
    #expect(later.wait())
    #expect(runs.values.isEmpty)
  }

  @Test func aBusyQueueGetsOneRunOfARepeatingActionAtATime() {
    let isFree = Signal()
    queue.schedule { _ = isFree.wait() }
    let fired = Signal()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { fired.send() }
    let later = Signal()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { later.send() }
    #expect(later.wait())
    #expect(queue.operationCount <= 2)
    isFree.send()
    #expect(fired.wait())
    timer.cancel()
  }

  @Test(.holds(245)) func hasNoMinimumTolerance() {
    #expect(queue.minimumTolerance == 0)
  }
}

import Combine
import CombineTesting
import CoreFoundation
import XCTest

/// The main run loop, which only the thread of an `XCTestCase` runs.
final class MainRunLoopSchedulerTests: XCTestCase {
  func testAnActionOfAnotherThreadWakesTheSleepingMainLoop() {
    for _ in 0..<50 {
      let ran = Recorder<Bool>()
      DispatchQueue.global().async {
        RunLoop.main.schedule {
          ran.append(Thread.isMainThread)
          stopLoop()
        }
      }
      runLoopUntilStopped()
      XCTAssertEqual(ran.values, [true])
    }
  }

  func testReceiveOnTheMainLoopDeliversThereInOrder() {
    let subject = PassthroughSubject<Int, Never>()
    let values = Recorder<Int>()
    let cancellable = subject.receive(on: RunLoop.main).sink { value in
      XCTAssertTrue(Thread.isMainThread)
      values.append(value)
      if value == 99 { stopLoop() }
    }
    DispatchQueue.global().async { [subject = UncheckedBox(subject)] in
      for value in 0..<100 { subject.value.send(value) }
    }
    runLoopUntilStopped()
    XCTAssertEqual(values.values, Array(0..<100))
    cancellable.cancel()
  }

  func testTimersOfAnotherThreadFireOnTheMainLoop() {
    let ran = Recorder<Bool>()
    let timers = Recorder<any Cancellable>()
    DispatchQueue.global().async {
      timers.append(
        RunLoop.main.schedule(after: RunLoop.main.now, interval: 0.001) {
          ran.append(Thread.isMainThread)
          if ran.values.count == 3 { stopLoop() }
        })
    }
    runLoopUntilStopped()
    timers.values.first?.cancel()
    XCTAssertEqual(Set(ran.values), [true])
  }

  /// Runs the main loop until ``stopLoop()`` is called on it. The loop sleeps without an end but a
  /// distant one: nothing but its being woken brings the test on.
  private func runLoopUntilStopped() {
    let tooLate = Timer(fire: Date(timeIntervalSinceNow: 20), interval: 0, repeats: false) { _ in
      XCTFail("The loop was not woken")
      stopLoop()
    }
    RunLoop.main.add(tooLate, forMode: .default)
    isStopped = false
    // A turn also ends when it has served somebody else's source, GLib's where windows are tested.
    while !isStopped { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    tooLate.invalidate()
  }
}

/// `nonisolated(unsafe)`: touched on the main thread alone.
nonisolated(unsafe) private var isStopped = false

/// To be called on the main thread.
private func stopLoop() {
  isStopped = true
  CFRunLoopStop(CFRunLoopGetMain())
}

import CombineTesting
import Foundation

/// A thread that runs a run loop in the default mode for as long as this object lives.
///
/// `@unchecked Sendable`: ``runLoop`` and ``anchor`` are set before the initialiser returns and not
/// changed.
final class LoopThread: @unchecked Sendable {
  private(set) var runLoop: RunLoop!

  /// Something to wait for, without which a loop does not sleep but ends.
  private var anchor: Timer!

  init() {
    let isReady = DispatchSemaphore(value: 0)
    let anchor = Timer(fire: .distantFuture, interval: 3600, repeats: true) { _ in }
    self.anchor = anchor
    Thread { [unowned self, anchor = UncheckedBox(anchor)] in
      let loop = RunLoop.current
      loop.add(anchor.value, forMode: .default)
      runLoop = loop
      isReady.signal()
      while anchor.value.isValid {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
      }
    }.start()
    isReady.wait()
  }

  deinit {
    let anchor = UncheckedBox(anchor!)
    runLoop.add(
      Timer(fire: Date(), interval: 0, repeats: false) { _ in anchor.value.invalidate() },
      forMode: .default)
  }

  /// Waits until the loop has done what it had to do so far.
  func passTurn() {
    let passed = DispatchSemaphore(value: 0)
    runLoop.add(
      Timer(fire: Date(timeIntervalSinceNow: 0.002), interval: 0, repeats: false) { _ in
        passed.signal()
      }, forMode: .default)
    passed.wait()
  }
}

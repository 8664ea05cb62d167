import Foundation

/// Runs the main run loop until `condition` holds, `seconds` at most. Gives whether it does.
@MainActor
@discardableResult
func pump(seconds: Double = 10, until condition: @MainActor () -> Bool) -> Bool {
  let deadline = ProcessFigures.now + seconds
  while !condition() {
    guard ProcessFigures.now < deadline else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
  return true
}

/// Runs the main run loop for so many seconds, without waking it in between.
@MainActor
func pump(seconds: Double) {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
}

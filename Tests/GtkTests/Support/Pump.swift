import Foundation

/// Runs the main run loop until `condition` holds, ten seconds at most. Gives whether it does.
@MainActor
@discardableResult
func pump(until condition: @MainActor () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 10)
  while !condition() {
    guard Date() < deadline else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
  return true
}

/// Runs the main run loop for so many seconds.
@MainActor
func pump(seconds: TimeInterval) {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
}

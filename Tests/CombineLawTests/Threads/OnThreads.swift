import Foundation

/// Runs `body` on `count` threads at once, each with its number, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let group = DispatchGroup()
  for number in 0..<count {
    group.enter()
    let thread = Thread {
      start.wait()
      body(number)
      group.leave()
    }
    thread.start()
  }
  for _ in 0..<count { start.signal() }
  group.wait()
}

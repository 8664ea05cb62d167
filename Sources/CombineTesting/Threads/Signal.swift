import Foundation

/// Something that happens on another thread and that a test waits for, some minutes at most:
/// under the sanitizer other tests may hold the few threads there are for as long.
package struct Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  package init() {}

  /// Says that it has happened.
  package func send() {
    semaphore.signal()
  }

  /// Whether it has happened `count` times more before `seconds` are up.
  package func wait(count: Int = 1, seconds: Int = 300) -> Bool {
    (0..<count).allSatisfy { _ in
      semaphore.wait(timeout: .now() + .seconds(seconds)) == .success
    }
  }
}

import Combine
import Foundation

/// Waits for the values of `publisher`, in real time, while this thread's run loop runs: what is
/// scheduled on the main queue or the main run loop happens when the main thread waits.
///
/// For synchronous tests: those of XCTest run on the main thread, those of Swift Testing do not.
///
/// - Parameters:
///   - count: How many values to wait for; then the subscription is cancelled. Without it, all
///     values until the publisher finishes.
///   - timeout: How long to wait at most.
/// - Throws: The publisher's error; a ``WaitError`` that says what had come when the time was up or
///   the publisher finished too early.
@available(*, noasync, message: "Use await values(of:)")
public func waitForValues<P: Publisher>(
  of publisher: P, count: Int? = nil, timeout: Duration = .seconds(10)
) throws -> [P.Output] {
  let subscriber = WaitingSubscriber<P.Output, P.Failure>(
    goal: count.map { .values($0) } ?? .completion(keepingValues: true))
  subscriber.runLoop(for: publisher, timeout: timeout)
  return try subscriber.result()
}

/// Waits for the first value of `publisher`, in real time, while this thread's run loop runs, and
/// cancels the subscription.
///
/// - Parameter timeout: How long to wait at most.
/// - Throws: The publisher's error; a ``WaitError`` if the time was up or the publisher finished
///   without a value.
@available(*, noasync, message: "Use await firstValue(of:)")
public func waitForFirstValue<P: Publisher>(
  of publisher: P, timeout: Duration = .seconds(10)
) throws -> P.Output {
  try waitForValues(of: publisher, count: 1, timeout: timeout)[0]
}

/// Waits for `publisher` to finish or to fail, in real time, while this thread's run loop runs.
/// Values are passed over.
///
/// - Parameter timeout: How long to wait at most.
/// - Throws: A ``WaitError`` if the time was up.
@available(*, noasync, message: "Use await completion(of:)")
public func waitForCompletion<P: Publisher>(
  of publisher: P, timeout: Duration = .seconds(10)
) throws -> Subscribers.Completion<P.Failure> {
  let subscriber = WaitingSubscriber<P.Output, P.Failure>(
    goal: .completion(keepingValues: false))
  subscriber.runLoop(for: publisher, timeout: timeout)
  return try subscriber.completion()
}

extension WaitingSubscriber {
  /// Subscribes and runs this thread's run loop until the end.
  fileprivate func runLoop<P: Publisher>(
    for publisher: P, timeout: Duration
  ) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(self)
    let deadline = ContinuousClock.now + timeout
    while end == nil {
      if ContinuousClock.now >= deadline { return end(.timedOut(timeout)) }
      // A short turn, for values that come on other threads do not wake this loop; and it returns
      // at once if it has nothing to wait for.
      let turn = Date(timeIntervalSinceNow: 0.005)
      if !RunLoop.current.run(mode: .default, before: turn) { Thread.sleep(until: turn) }
    }
  }
}

import Combine
import Dispatch

/// Waits for the values of `publisher`, in real time.
///
/// For asynchronous tests of XCTest and of Swift Testing alike; what it throws fails the test.
///
/// - Parameters:
///   - count: How many values to wait for; then the subscription is cancelled. Without it, all
///     values until the publisher finishes.
///   - timeout: How long to wait at most.
/// - Throws: The publisher's error; a ``WaitError`` that says what had come when the time was up or
///   the publisher finished too early; a `CancellationError` if the task is cancelled.
public func values<P: Publisher>(
  of publisher: P, count: Int? = nil, timeout: Duration = .seconds(10),
  isolation: isolated (any Actor)? = #isolation
) async throws -> [P.Output] {
  let subscriber = WaitingSubscriber<P.Output, P.Failure>(
    goal: count.map { .values($0) } ?? .completion(keepingValues: true))
  await subscriber.wait(for: publisher, timeout: timeout, isolation: isolation)
  return try subscriber.result()
}

/// Waits for the first value of `publisher`, in real time, and cancels the subscription.
///
/// - Parameter timeout: How long to wait at most.
/// - Throws: The publisher's error; a ``WaitError`` if the time was up or the publisher finished
///   without a value; a `CancellationError` if the task is cancelled.
public func firstValue<P: Publisher>(
  of publisher: P, timeout: Duration = .seconds(10),
  isolation: isolated (any Actor)? = #isolation
) async throws -> P.Output {
  try await values(of: publisher, count: 1, timeout: timeout, isolation: isolation)[0]
}

/// Waits for `publisher` to finish or to fail, in real time. Values are passed over.
///
/// - Parameter timeout: How long to wait at most.
/// - Throws: A ``WaitError`` if the time was up; a `CancellationError` if the task is cancelled.
public func completion<P: Publisher>(
  of publisher: P, timeout: Duration = .seconds(10),
  isolation: isolated (any Actor)? = #isolation
) async throws -> Subscribers.Completion<P.Failure> {
  let subscriber = WaitingSubscriber<P.Output, P.Failure>(
    goal: .completion(keepingValues: false))
  await subscriber.wait(for: publisher, timeout: timeout, isolation: isolation)
  return try subscriber.completion()
}

extension WaitingSubscriber {
  fileprivate func wait<P: Publisher>(
    for publisher: P, timeout: Duration, isolation: isolated (any Actor)?
  ) async where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(self)
    let deadline = DispatchTime.now() + .nanoseconds(timeout.clampedNanoseconds)
    DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
      self?.end(.timedOut(timeout))
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        onEnd { continuation.resume() }
      }
    } onCancel: {
      end(.cancelled)
    }
  }
}

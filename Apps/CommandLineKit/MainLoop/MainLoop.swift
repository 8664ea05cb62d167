import Combine
import Foundation

/// Runs the main run loop for a command that waits for a publisher.
///
/// Only for the main thread of a process whose `main` is synchronous: an asynchronous one leaves
/// the main thread, and nothing would run its loop.
public enum MainLoop {
  /// Runs the main run loop until `isDone` is true. `isDone` is looked at whenever the loop has
  /// done something.
  public static func run(until isDone: () -> Bool) {
    // The loop returns at once while it has nothing to wait for; a timer gives it something.
    let keepAlive = Timer(timeInterval: 3600, repeats: true) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while !isDone() {
      // The end of a wait is noticed here at the latest, should the loop sleep through it.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    keepAlive.invalidate()
  }

  /// Subscribes to `publisher`, runs the main run loop until it completes, and gives its values.
  ///
  /// - Parameters:
  ///   - receiveValue: Gets each value as it comes.
  ///   - cleanUp: Runs when the publisher has completed, in one way or the other.
  /// - Throws: The failure with which the publisher completed.
  public static func values<P: Publisher>(
    of publisher: P, receiveValue: @escaping (P.Output) -> Void = { _ in },
    cleanUp: () -> Void = {}
  ) throws -> [P.Output] {
    let outcome = Outcome<P.Output, P.Failure>()
    let subscription = publisher.receive(on: RunLoop.main).sink(
      receiveCompletion: { outcome.completion = $0 },
      receiveValue: {
        outcome.values.append($0)
        receiveValue($0)
      })
    run { outcome.completion != nil }
    subscription.cancel()
    cleanUp()
    if case .failure(let error) = outcome.completion { throw error }
    return outcome.values
  }

  /// Touched on the main thread alone.
  private final class Outcome<Value, Failure: Error> {
    var values: [Value] = []
    var completion: Subscribers.Completion<Failure>?
  }
}

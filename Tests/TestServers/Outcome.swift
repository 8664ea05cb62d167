import Combine
import CombineTesting

extension Publisher {
  /// Subscribes with unlimited demand and waits for the completion.
  ///
  /// - Returns: The subscriber, with all that it got.
  public func outcome() async -> TestSubscriber<Output, Failure> {
    let subscriber = TestSubscriber<Output, Failure>()
    await withCheckedContinuation { continuation in
      subscriber.onCompletion { _ in continuation.resume() }
      subscribe(subscriber)
    }
    return subscriber
  }
}

import Combine
import Foundation

extension Publisher {
  /// Subscribes, runs the main run loop until the publisher completes, and gives what has come.
  ///
  /// For publishers that deliver on `RunLoop.main`. Call it on the main thread, where XCTest runs
  /// its synchronous tests; Swift Testing leaves that thread, and nothing runs its loop there.
  ///
  /// - Parameter seconds: How long to wait at most. The subscription is cancelled then, and the
  ///   result has no completion.
  public func recordedOnMainRunLoop(
    within seconds: TimeInterval = 30
  ) -> TestSubscriber<Output, Failure> {
    guard Thread.isMainThread else { fatalError("recordedOnMainRunLoop() needs the main thread") }
    let subscriber = TestSubscriber<Output, Failure>()
    subscribe(subscriber)
    let deadline = Date(timeIntervalSinceNow: seconds)
    while subscriber.completion == nil, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    if subscriber.completion == nil { subscriber.cancel() }
    return subscriber
  }
}

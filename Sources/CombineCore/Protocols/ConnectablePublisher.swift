/// A publisher that begins to publish only when it is connected. Apple's
/// `Combine.ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish.
  ///
  /// - Returns: The connection: publishing ends when it is cancelled.
  func connect() -> any Cancellable
}

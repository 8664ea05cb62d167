/// A publisher that replays values that were recorded, and then the completion. Apple's
/// `Combine.Record`.
///
/// Values are delivered inside `request(_:)`, on the requesting thread, and the completion together
/// with the last of them. Without any values the completion is sent at once.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is replayed.
  public let recording: Recording

  /// Replays what `record` puts into the recording that it is given.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.attach(
      subscriber, to: recording.output, completion: recording.completion,
      kind: .record)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

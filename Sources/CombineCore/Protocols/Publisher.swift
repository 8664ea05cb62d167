import Synchronization

/// A type that delivers a sequence of values over time to the subscribers it accepts.
///
/// A subscriber gets exactly one subscription, then no more values than it has asked for, then at
/// most one completion. Apple's `Combine.Publisher`.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output

  /// The kind of error the publisher may fail with; `Never` when it cannot fail.
  associatedtype Failure: Error

  /// Attaches `subscriber`. Conforming types implement this; callers use ``subscribe(_:)``.
  ///
  /// Implementations in this package are inlined into their caller: the subscriber's type grows
  /// with every operator, and the compiler refuses to specialise such a chain of generic calls
  /// from the second operator on.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber`, which gets its subscription before this call returns unless the
  /// publisher defers it.
  @inlinable @inline(__always)
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    if someHookIsEnabled.load(ordering: .relaxed) {
      subscribeWatched(self, subscriber)
    } else {
      receive(subscriber: subscriber)
    }
  }

  /// Attaches a subject, which is held weakly, and returns a token that detaches it.
  @inlinable
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the types that implement operators and sources.
public enum Publishers {}

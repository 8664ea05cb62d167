import Combine

/// A publisher to which values are given and that never ends by being told to: it can be sent no
/// completion, and therefore never fails.
public protocol Relay<Output>: Publisher where Failure == Never {
  /// Gives `value` to the subscribers.
  func accept(_ value: Output)
}

extension Relay {
  /// Accepts the values of `publisher`, until the result is cancelled. That the publisher finishes
  /// changes nothing for the relay, which is held meanwhile.
  public func subscribe<P: Publisher>(_ publisher: P) -> AnyCancellable
  where P.Output == Output, P.Failure == Never {
    publisher.subscribe(self)
  }
}

extension Publisher where Failure == Never {
  /// Gives the values to `relay`, until the result is cancelled. The end is not passed on.
  public func subscribe<R: Relay>(_ relay: R) -> AnyCancellable where R.Output == Output {
    sink { relay.accept($0) }
  }
}

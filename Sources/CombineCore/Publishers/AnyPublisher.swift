/// A publisher whose own type is hidden. Apple's `Combine.AnyPublisher`.
///
/// Across it the two sides do not know each other's types, so each value costs one indirect call;
/// both sides are compiled for their own types.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps `publisher`; an `AnyPublisher` is not wrapped again.
  @inlinable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { publisher.subscribe($0) }
    }
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  /// `AnyPublisher`.
  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Hides the publisher's type.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

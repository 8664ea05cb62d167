import Combine

/// What a publisher sends, as a value: a value, a failure or the end.
public enum Event<Output, Failure: Error> {
  case value(Output)
  case failure(Failure)
  case finished
}

extension Event: Equatable where Output: Equatable, Failure: Equatable {}
extension Event: Hashable where Output: Hashable, Failure: Hashable {}
extension Event: Sendable where Output: Sendable {}

extension Event: CustomStringConvertible {
  /// The event as `value(1)`, `failure(…)` or `finished`.
  public var description: String {
    switch self {
    case .value(let value): "value(\(value))"
    case .failure(let error): "failure(\(error))"
    case .finished: "finished"
    }
  }
}

/// Something that stands for an ``Event``.
public protocol EventConvertible<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// The event that it stands for.
  var event: Event<Output, Failure> { get }
}

extension Event: EventConvertible {
  @inlinable public var event: Self { self }
}

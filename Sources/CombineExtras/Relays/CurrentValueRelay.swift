import Combine

/// A subject that keeps its newest value, gives it to each new subscriber and can be sent values
/// only: it finishes when it is deallocated, and never fails.
///
/// It delivers as `CurrentValueSubject` does, on the thread that calls ``accept(_:)``. Any thread
/// may call it.
public final class CurrentValueRelay<Output>: Relay {
  public typealias Failure = Never

  @usableFromInline let subject: CurrentValueSubject<Output, Never>

  /// A relay whose newest value is `value`.
  @inlinable
  public init(_ value: Output) {
    subject = CurrentValueSubject(value)
  }

  deinit {
    subject.send(completion: .finished)
  }

  /// The newest value.
  @inlinable public var value: Output { subject.value }

  @inlinable
  public func accept(_ value: Output) {
    subject.send(value)
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// `@unchecked Sendable`: the subject guards its state.
extension CurrentValueRelay: @unchecked Sendable where Output: Sendable {}

import Combine

/// A subject that can be sent values only: it finishes when it is deallocated, and never fails.
///
/// It delivers as `PassthroughSubject` does, on the thread that calls ``accept(_:)``, to the
/// subscribers that want a value at that moment. Any thread may call it.
public final class PassthroughRelay<Output>: Relay {
  public typealias Failure = Never

  @usableFromInline let subject = PassthroughSubject<Output, Never>()

  public init() {}

  deinit {
    subject.send(completion: .finished)
  }

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
extension PassthroughRelay: @unchecked Sendable where Output: Sendable {}

extension Publishers {
  /// A publisher of the elements of a sequence. Apple's `Publishers.Sequence`.
  ///
  /// Elements are delivered inside `request(_:)`, on the requesting thread, and the completion
  /// together with the last of them. A request made while values are being delivered is added up:
  /// it does not recurse, and stack use is constant.
  @frozen
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.attach(
        subscriber, to: sequence, completion: .finished, kind: .sequence)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the sequence's elements.
  @inlinable public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

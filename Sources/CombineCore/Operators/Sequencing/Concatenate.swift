extension Publishers {
  /// A publisher of the values of one publisher and then those of another. Apple's
  /// `Publishers.Concatenate`.
  ///
  /// The suffix is subscribed when the prefix has finished. A failure of the prefix ends the
  /// publisher; the suffix is then never subscribed.
  @frozen
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix

    /// The publisher whose values come afterwards.
    public let suffix: Suffix

    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      prefix.subscribe(SuccessionFirst(subscriber, step: Step(suffix: suffix)))
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
  @usableFromInline
  struct Step: SuccessionStep {
    @usableFromInline typealias FirstFailure = Suffix.Failure
    @usableFromInline typealias Successor = Suffix
    @usableFromInline typealias Failure = Suffix.Failure

    @usableFromInline let suffix: Suffix

    @inlinable
    init(suffix: Suffix) {
      self.suffix = suffix
    }

    @inlinable
    func successor(to completion: Subscribers.Completion<Failure>)
      -> Succession<Suffix, Failure>
    {
      switch completion {
      case .finished: .goOn(suffix)
      case .failure: .end(completion)
      }
    }

    @usableFromInline var operatorName: String { "Concatenate" }
    @inlinable var isCatch: Bool { false }
  }
}

extension Publisher {
  /// Adds `elements` after the values of this publisher, once it has finished.
  @inlinable
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(elements)
  }

  /// Adds the elements of a sequence after the values of this publisher, once it has finished.
  @inlinable
  public func append<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element
  {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Adds the values of `publisher`, which is subscribed once this publisher has finished.
  @inlinable
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Puts `elements` before the values of this publisher.
  @inlinable
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(elements)
  }

  /// Puts the elements of a sequence before the values of this publisher.
  @inlinable
  public func prepend<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element
  {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Puts the values of `publisher` before those of this one, which is subscribed once `publisher`
  /// has finished.
  @inlinable
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}

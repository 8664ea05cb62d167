extension Publishers {
  /// A publisher that encodes each value. Apple's `Publishers.Encode`.
  @frozen
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The publisher of the values to encode.
    public let upstream: Upstream

    @usableFromInline let encoder: Coder

    @inlinable
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformingSubscription(downstream: subscriber, step: Step(encoder: encoder)))
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value, on the thread on which it comes. An error that the encoder throws cancels
  /// the upstream and ends the publisher with it.
  @inlinable
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers.Encode {
  @usableFromInline
  struct Step: CodingStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let encoder: Coder

    @inlinable
    init(encoder: Coder) {
      self.encoder = encoder
    }

    @inlinable
    func transform(_ input: Input) throws -> Coder.Output {
      try encoder.encode(input)
    }

    @usableFromInline var operatorName: String { "Encode" }
  }
}

extension Publishers {
  /// A publisher that decodes each value. Apple's `Publishers.Decode`.
  @frozen
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher of the encoded values.
    public let upstream: Upstream

    @usableFromInline let decoder: Coder

    @inlinable
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformingSubscription(downstream: subscriber, step: Step(decoder: decoder)))
    }
  }
}

extension Publisher {
  /// Decodes a value of type `type` from each value, on the thread on which it comes. An error that
  /// the decoder throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
  {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publishers.Decode {
  @usableFromInline
  struct Step: CodingStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let decoder: Coder

    @inlinable
    init(decoder: Coder) {
      self.decoder = decoder
    }

    @inlinable
    func transform(_ input: Input) throws -> Output {
      try decoder.decode(Output.self, from: input)
    }

    @usableFromInline var operatorName: String { "Decode" }
  }
}

extension Publishers {
  /// A publisher of the values at two key paths of each value, as a tuple. Apple's
  /// `Publishers.MapKeyPath2`.
  @frozen
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked into.
    public let upstream: Upstream

    /// The way to the first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The way to the second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    @inlinable
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parent: self))
    }
  }
}

extension Publisher {
  /// Sends the values at two key paths of each value, as a tuple.
  @inlinable
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}

extension Publishers.MapKeyPath2 {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let keyPath0: KeyPath<Upstream.Output, Output0>
    @usableFromInline let keyPath1: KeyPath<Upstream.Output, Output1>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream, parent: Publishers.MapKeyPath2<Upstream, Output0, Output1>) {
      self.downstream = downstream
      keyPath0 = parent.keyPath0
      keyPath1 = parent.keyPath1
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive((input[keyPath: keyPath0], input[keyPath: keyPath1]))
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }

    @usableFromInline var operatorName: String { "ValueForKeys" }

    @usableFromInline var customMirror: Mirror {
      Mirror(self, children: ["keyPath0": keyPath0, "keyPath1": keyPath1])
    }
  }
}

extension Publishers {
  /// A publisher of the values at three key paths of each value, as a tuple. Apple's
  /// `Publishers.MapKeyPath3`.
  @frozen
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked into.
    public let upstream: Upstream

    /// The way to the first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The way to the second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The way to the third property that is sent.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    @inlinable
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parent: self))
    }
  }
}

extension Publisher {
  /// Sends the values at three key paths of each value, as a tuple.
  @inlinable
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}

extension Publishers.MapKeyPath3 {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let keyPath0: KeyPath<Upstream.Output, Output0>
    @usableFromInline let keyPath1: KeyPath<Upstream.Output, Output1>
    @usableFromInline let keyPath2: KeyPath<Upstream.Output, Output2>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(
      downstream: Downstream, parent: Publishers.MapKeyPath3<Upstream, Output0, Output1, Output2>
    ) {
      self.downstream = downstream
      keyPath0 = parent.keyPath0
      keyPath1 = parent.keyPath1
      keyPath2 = parent.keyPath2
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(
        (input[keyPath: keyPath0], input[keyPath: keyPath1], input[keyPath: keyPath2]))
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }

    @usableFromInline var operatorName: String { "ValueForKeys" }

    @usableFromInline var customMirror: Mirror {
      Mirror(self, children: ["keyPath0": keyPath0, "keyPath1": keyPath1, "keyPath2": keyPath2])
    }
  }
}

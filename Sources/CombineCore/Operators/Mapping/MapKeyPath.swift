extension Publishers {
  /// A publisher of the value at a key path of each value. Apple's
  /// `Publishers.MapKeyPath`.
  @frozen
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked into.
    public let upstream: Upstream

    /// The way to the property that is sent.
    public let keyPath: KeyPath<Upstream.Output, Output>

    @inlinable
    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parent: self))
    }
  }
}

extension Publisher {
  /// Sends the value at `keyPath` of each value.
  @inlinable
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}

extension Publishers.MapKeyPath {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let keyPath: KeyPath<Upstream.Output, Output>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream, parent: Publishers.MapKeyPath<Upstream, Output>) {
      self.downstream = downstream
      keyPath = parent.keyPath
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(input[keyPath: keyPath])
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }

    @usableFromInline var operatorName: String { "ValueForKey" }

    @usableFromInline var customMirror: Mirror {
      Mirror(self, children: ["keyPath": keyPath])
    }
  }
}

extension Subscribers {
  /// A subscriber that writes each value to a property of an object. Apple's `Subscribers.Assign`.
  ///
  /// It holds the object strongly until the upstream completes or it is cancelled, and writes on
  /// the thread on which the upstream delivers.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var object: Root?

      @inlinable
      init(object: Root) {
        self.object = object
      }
    }

    @usableFromInline let state: Lock<State>

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    @inlinable
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      state = Lock(State(object: object))
      self.keyPath = keyPath
    }

    /// The object whose property is written; `nil` after completion and cancel.
    public var object: Root? {
      state.withLock { $0.object }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      guard state.withLock({ $0.status.accept(subscription) }) else {
        subscription.cancel()
        return
      }
      subscription.request(.unlimited)
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      let object = state.withLock { state in
        state.status.subscription == nil ? nil : state.object
      }
      object?[keyPath: keyPath] = value
      return .none
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = end()
    }

    /// Cancels the subscription and lets go of the object.
    @inlinable
    public func cancel() {
      end()?.cancel()
    }

    @inlinable
    func end() -> (any Subscription)? {
      // The object is handed out so that it is released with the lock open.
      let (subscription, object) = state.withLock { state in
        let held = (state.status.terminate(), state.object)
        state.object = nil
        return held
      }
      return withExtendedLifetime(object) { subscription }
    }
  }
}

extension Subscribers.Assign: OperatorDescription {
  @usableFromInline var operatorName: String { "Assign \(Root.self)." }
  public var description: String { operatorName }
  public var playgroundDescription: Any { operatorName }
  public var customMirror: Mirror {
    let (object, status) = state.withLock { ($0.object, $0.status) }
    return Mirror(
      self,
      children: [
        ("object", object as Any), ("keyPath", keyPath), ("status", status as Any),
      ])
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to the property at `keyPath` of `object`, on the thread on which the
  /// upstream delivers.
  ///
  /// `object` is held strongly until the upstream completes or the result is cancelled, so storing
  /// the result in `object` itself makes a cycle; ``assign(to:)`` does not.
  ///
  /// - Returns: The token that keeps the subscription: it ends when this is cancelled or released.
  @inlinable
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}

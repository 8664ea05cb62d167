/// The subscriber that a ``FanInSubscription`` attaches to one of its publishers.
@usableFromInline
struct FanInChild<Downstream: Subscriber>: Subscriber, OperatorDescription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let parent: FanInSubscription<Downstream>
  @usableFromInline let key: ChildKey

  @inlinable
  init(parent: FanInSubscription<Downstream>, key: ChildKey) {
    self.parent = parent
    self.key = key
  }

  @inlinable var combineIdentifier: CombineIdentifier { key.identifier }
  @usableFromInline var operatorName: String { parent.operatorName }

  @usableFromInline var customMirror: Mirror {
    Mirror(self, children: ["parentSubscription": parent.combineIdentifier])
  }

  @inlinable
  func receive(subscription: any Subscription) {
    parent.receive(subscription, for: key)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    parent.receive(input, from: key)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, from: key)
  }
}

extension FanInSubscription {
  /// The next of the children that were announced.
  @inlinable
  func nextChild() -> FanInChild<Downstream> {
    let key = state.withLock { state in
      state.reserved -= 1
      let key = state.children.add()
      if state.isEnded || state.failure != nil { _ = state.children.remove(key) }
      return key
    }
    return FanInChild(parent: self, key: key)
  }

  /// Finishes if there is nothing to wait for.
  @inlinable
  func finishIfDone() {
    if let ending = state.withLock({ $0.takeEnding() }) {
      downstream.receive(completion: ending.completion)
    }
  }

  /// A child for a value of the source, unless the subscription has ended.
  @inlinable
  func addChild() -> FanInChild<Downstream>? {
    let key = state.withLock { state in
      state.isEnded || state.isSourceFinished ? nil : state.children.add()
    }
    return key.map { FanInChild(parent: self, key: $0) }
  }

  @inlinable
  func receive(_ subscription: any Subscription, for child: ChildKey) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.children.attach(subscription, to: child) else { return nil }
      return state.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { subscription.request(demand) } else { subscription.cancel() }
  }

  @inlinable
  func receive(_ completion: Subscribers.Completion<Failure>, from child: ChildKey) {
    if case .failure(let error) = completion {
      fail(with: error) { $0.children.remove(child) }
      return
    }
    // Variables, and no tuple that leaves the lock: that one would be copied by way of its type.
    var held: (any Subscription)?
    var ending: Ending?
    var source: (any Subscription)?
    state.withLock { state in
      let wasActive: Bool
      (wasActive, held) = state.children.remove(child)
      guard wasActive else { return }
      if state.isComplete {
        ending = state.takeEnding()
      } else if maxPublishers != .unlimited {
        source = state.source.subscription
      }
    }
    withExtendedLifetime(held) {}
    if let ending {
      downstream.receive(completion: ending.completion)
    } else {
      source?.request(.max(1))
    }
  }

  /// Ends with `error`, unless ended before: cancels everything else, then sends it as soon as the
  /// values before it are delivered.
  ///
  /// - Parameter origin: Takes the publisher that has failed out of the state and says whether it
  ///   was there, with its subscription.
  @usableFromInline
  func fail(
    with error: Failure,
    origin: (inout State) -> (wasActive: Bool, held: (any Subscription)?)
  ) {
    let (failed, source, children) = state.withLock { state in
      let failed = origin(&state)
      guard failed.wasActive, !state.isEnded else {
        return (failed, nil as (any Subscription)?, ContiguousArray<any Subscription>())
      }
      state.failure = error
      state.isSourceFinished = true
      return (failed, state.source.terminate(), state.children.removeAll())
    }
    guard failed.wasActive else { return }
    for child in children { child.cancel() }
    source?.cancel()
    finishIfDone()
  }
}

// MARK: - The source of children

extension FanInSubscription {
  @inlinable
  func receiveSource(_ subscription: any Subscription) {
    if state.withLock({ !$0.isSourceFinished && $0.source.accept(subscription) }) {
      subscription.request(maxPublishers)
    } else {
      subscription.cancel()
    }
  }

  @inlinable
  func receiveSource(_ completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion {
      fail(with: error) { state in
        (!state.isSourceFinished, state.source.terminate())
      }
      return
    }
    let (held, ending) = state.withLock { state in
      state.isSourceFinished = true
      return (state.source.terminate(), state.takeEnding())
    }
    withExtendedLifetime(held) {}
    if let ending { downstream.receive(completion: ending.completion) }
  }
}

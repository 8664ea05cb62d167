import Synchronization

/// The hooks that are enabled in the process.
enum IntrospectionHooks {
  /// Guards the list of enabled hooks, in the order in which they were enabled.
  ///
  /// `nonisolated(unsafe)`: the lock is a constant and made to be used by several threads.
  private nonisolated(unsafe) static let hooks = Lock<[any _Introspection]>([])

  /// The enabled hooks. None is called while the list is locked: a hook may disable itself.
  static var enabled: [any _Introspection] {
    hooks.withLock { $0 }
  }

  static func enable(_ hook: any _Introspection) {
    hooks.withLock {
      if !$0.contains(where: { $0 === hook }) { $0.append(hook) }
      someHookIsEnabled.store(true, ordering: .relaxed)
    }
  }

  static func disable(_ hook: any _Introspection) {
    let old = hooks.withLock { hooks in
      let old = hooks
      hooks.removeAll { $0 === hook }
      someHookIsEnabled.store(!hooks.isEmpty, ordering: .relaxed)
      return old
    }
    // The hook may go with the old list, which is after the lock is released.
    withExtendedLifetime(old) {}
  }
}

/// Whether to watch new subscriptions; a hint alone: the list of hooks has its own lock.
@usableFromInline
let someHookIsEnabled = Atomic<Bool>(false)

/// Attaches `subscriber` to `publisher` with the hooks watching.
///
/// It is neither inlined nor specialised, so that a client's pipeline has no second, watched copy
/// of each of its operators.
@usableFromInline @inline(never)
func subscribeWatched<P: Publisher, S: Subscriber>(_ publisher: P, _ subscriber: S)
where P.Output == S.Input, P.Failure == S.Failure {
  let hooks = IntrospectionHooks.enabled
  for hook in hooks { hook.willReceive(publisher: publisher, subscriber: subscriber) }
  publisher.receive(subscriber: WatchedSubscriber(downstream: subscriber))
  for hook in hooks { hook.didReceive(publisher: publisher, subscriber: subscriber) }
}

/// Stands before a subscriber, tells the hooks what it gets, and shows itself as that subscriber.
private struct WatchedSubscriber<Downstream: Subscriber>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let downstream: Downstream

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }
  var description: String { String(describing: downstream) }
  var customMirror: Mirror { Mirror(reflecting: downstream) }
  var playgroundDescription: Any { shownInPlaygrounds(downstream) }

  func receive(subscription: any Subscription) {
    // What passes an upstream's subscription on passes one that is watched already.
    let watched = subscription as? WatchedSubscription ?? WatchedSubscription(subscription)
    let hooks = IntrospectionHooks.enabled
    for hook in hooks {
      hook.willReceive(subscriber: downstream, subscription: watched.subscription)
    }
    downstream.receive(subscription: watched)
    for hook in hooks {
      hook.didReceive(subscriber: downstream, subscription: watched.subscription)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let hooks = IntrospectionHooks.enabled
    for hook in hooks { hook.willReceive(subscriber: downstream, input: input) }
    let demand = downstream.receive(input)
    for hook in hooks {
      hook.didReceive(subscriber: downstream, input: input, resultingDemand: demand)
    }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let hooks = IntrospectionHooks.enabled
    for hook in hooks { hook.willReceive(subscriber: downstream, completion: completion) }
    downstream.receive(completion: completion)
    for hook in hooks { hook.didReceive(subscriber: downstream, completion: completion) }
  }
}

/// Stands before a subscription, tells the hooks what is asked of it, and shows itself as that
/// subscription.
private struct WatchedSubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  let subscription: any Subscription

  init(_ subscription: any Subscription) {
    self.subscription = subscription
  }

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
  var description: String { String(describing: subscription) }
  var customMirror: Mirror { Mirror(reflecting: subscription) }
  var playgroundDescription: Any { shownInPlaygrounds(subscription) }

  func request(_ demand: Subscribers.Demand) {
    let hooks = IntrospectionHooks.enabled
    for hook in hooks { hook.willRequest(subscription: subscription, demand) }
    subscription.request(demand)
    for hook in hooks { hook.didRequest(subscription: subscription, demand) }
  }

  func cancel() {
    let hooks = IntrospectionHooks.enabled
    for hook in hooks { hook.willCancel(subscription: subscription) }
    subscription.cancel()
    for hook in hooks { hook.didCancel(subscription: subscription) }
  }
}

private func shownInPlaygrounds(_ value: Any) -> Any {
  (value as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? value
}

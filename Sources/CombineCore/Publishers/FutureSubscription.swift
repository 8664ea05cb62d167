/// The subscription of one subscriber to a ``Future``. It holds both until it is cancelled or
/// completed.
@usableFromInline
final class FutureSubscription<Downstream: Subscriber>: SpecializedSubscription,
  OperatorDescription
{
  @usableFromInline typealias Parent = Future<Downstream.Input, Downstream.Failure>
  @usableFromInline typealias Outcome = Result<Downstream.Input, Downstream.Failure>

  @usableFromInline
  struct Connection {
    @usableFromInline var parent: Parent
    @usableFromInline var downstream: Downstream

    @inlinable
    init(parent: Parent, downstream: Downstream) {
      self.parent = parent
      self.downstream = downstream
    }
  }

  @usableFromInline
  struct State {
    /// `nil` once cancelled or completed.
    @usableFromInline var connection: Connection?

    /// The result, from when it is known to when it is delivered.
    @usableFromInline var outcome: Outcome?
    @usableFromInline var hasAnyDemand = false

    /// Whether the downstream has received the subscription; before, only its own request lets a
    /// result through.
    @usableFromInline var isSubscribed = false
    @usableFromInline var isCancelled = false

    @inlinable
    init(connection: Connection) {
      self.connection = connection
    }

    /// What is to be delivered now; handed out once.
    @inlinable
    mutating func takeDelivery() -> (Connection, Outcome)? {
      guard let connection, let outcome else { return nil }
      if case .success = outcome, !hasAnyDemand { return nil }
      self.connection = nil
      self.outcome = nil
      return (connection, outcome)
    }
  }

  @usableFromInline let state: Lock<State>

  @inlinable
  init(parent: Parent, downstream: Downstream) {
    state = Lock(State(connection: Connection(parent: parent, downstream: downstream)))
    super.init { subscription, demand in
      unsafeDowncast(subscription, to: FutureSubscription<Downstream>.self).serve(demand)
    }
  }

  @inlinable
  func fulfill(_ outcome: Outcome) {
    let delivery = state.withLock { state -> (Connection, Outcome)? in
      guard state.connection != nil else { return nil }
      state.outcome = outcome
      return state.isSubscribed ? state.takeDelivery() : nil
    }
    if let delivery { deliver(delivery) }
  }

  /// To be called after the downstream has received its subscription.
  @inlinable
  func didSubscribe() {
    let delivery = state.withLock { state in
      state.isSubscribed = true
      return state.takeDelivery()
    }
    if let delivery { deliver(delivery) }
  }

  @inlinable
  func serve(_ demand: Subscribers.Demand) {
    require(demand > 0, "request(_:) on Future needs a demand above none")
    let delivery = state.withLock { state in
      state.hasAnyDemand = true
      return state.takeDelivery()
    }
    if let delivery { deliver(delivery) }
  }

  @inlinable
  func deliver(_ delivery: (Connection, Outcome)) {
    let (connection, outcome) = delivery
    switch outcome {
    case .success(let value):
      _ = connection.downstream.receive(value)
      if state.withLock({ $0.isCancelled }) { return }
      connection.downstream.receive(completion: .finished)
    case .failure(let error):
      connection.downstream.receive(completion: .failure(error))
    }
  }

  @usableFromInline
  override func cancel() {
    let (connection, outcome) = state.withLock { state in
      defer {
        state.connection = nil
        state.outcome = nil
      }
      state.isCancelled = true
      return (state.connection, state.outcome)
    }
    withExtendedLifetime(outcome) {}
    connection?.parent.stopWaiting(ObjectIdentifier(self))
  }

  @usableFromInline var operatorName: String { "Future" }

  @usableFromInline var customMirror: Mirror {
    let (connection, hasAnyDemand) = state.withLock { ($0.connection, $0.hasAnyDemand) }
    return Mirror(
      self,
      children: [
        ("parent", connection?.parent as Any), ("downstream", connection?.downstream as Any),
        ("hasAnyDemand", hasAnyDemand), ("subject", connection?.parent as Any),
      ])
  }
}

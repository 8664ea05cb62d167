/// Feeds a subject from a publisher: the subscriber behind `subscribe(_: Subject)`.
///
/// The subject is held weakly and decides the demand, through the subscription it is given.
@usableFromInline
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription {
  @usableFromInline typealias Input = Downstream.Output
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline
  struct State {
    @usableFromInline var status = SubscriptionStatus.awaiting
    @usableFromInline weak var subject: Downstream?

    @inlinable
    init(subject: Downstream) {
      self.subject = subject
    }
  }

  @usableFromInline let state: Lock<State>

  @inlinable
  init(_ subject: Downstream) {
    state = Lock(State(subject: subject))
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let (accepted, subject) = state.withLock { state in
      let subject = state.subject
      return (subject != nil && state.status.accept(subscription), subject)
    }
    guard accepted, let subject else {
      subscription.cancel()
      return
    }
    subject.send(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    activeSubject?.send(input)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let (ended, subject) = state.withLock { ($0.status.terminateIfSubscribed(), $0.subject) }
    if ended != nil { subject?.send(completion: completion) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.status.subscription }?.request(demand)
  }

  @inlinable
  func cancel() {
    state.withLock { state in
      state.subject = nil
      return state.status.terminate()
    }?.cancel()
  }

  @inlinable var activeSubject: Downstream? {
    state.withLock { $0.status.subscription == nil ? nil : $0.subject }
  }
}

extension SubjectSubscriber: OperatorDescription {
  @usableFromInline var operatorName: String { "Subject" }

  @usableFromInline var customMirror: Mirror {
    let (subject, status) = state.withLock { ($0.subject, $0.status) }
    return Mirror(
      self,
      children: [
        ("downstreamSubject", subject as Any), ("upstreamSubscription", status as Any),
        ("subject", subject as Any),
      ])
  }
}

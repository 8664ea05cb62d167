/// The subscriber behind `values`: gives each value to whoever waits in `next()`, first come first
/// served.
///
/// `@unchecked Sendable`: ``state`` guards everything.
@usableFromInline
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  @usableFromInline typealias Answer = Result<Input?, Failure>
  @usableFromInline typealias Waiter = UnsafeContinuation<Unchecked<Answer>, Never>

  @usableFromInline
  struct State {
    @usableFromInline var status = SubscriptionStatus.awaiting

    /// What was asked for before there was a subscription.
    @usableFromInline var earlyDemand = Subscribers.Demand.none
    @usableFromInline var waiters: [Waiter] = []

    /// The failure, when nobody was waiting to be told of it.
    @usableFromInline var failure: Failure?

    @inlinable
    init() {}
  }

  @usableFromInline let state = Lock(State())

  @inlinable
  init() {}

  /// Asks for one value and waits for it. Gives `nil` after completion and on cancellation of the
  /// task, which cancels the upstream.
  @inlinable
  func next(isolation: isolated (any Actor)?) async throws(Failure) -> Input? {
    let answer = await withTaskCancellationHandler {
      await withUnsafeContinuation { ask($0) }
    } onCancel: {
      cancel()
    }
    return try answer.value.get()
  }

  @inlinable
  func ask(_ waiter: Waiter) {
    let (subscription, answer) = state.withLock { state -> ((any Subscription)?, Answer?) in
      if state.status.isTerminal {
        defer { state.failure = nil }
        return (nil, state.failure.map { .failure($0) } ?? .success(nil))
      }
      state.waiters.append(waiter)
      if state.status.isAwaiting { state.earlyDemand += .max(1) }
      return (state.status.subscription, nil)
    }
    if let answer { waiter.resume(returning: Unchecked(answer)) }
    subscription?.request(.max(1))
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let (isAccepted, demand) = state.withLock { state in
      (state.status.accept(subscription), state.earlyDemand)
    }
    guard isAccepted else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let waiter = state.withLock { state -> Waiter? in
      if state.status.isTerminal { return nil }
      require(!state.waiters.isEmpty, "values: received a value that was not asked for")
      return state.waiters.removeFirst()
    }
    waiter?.resume(returning: Unchecked(.success(input)))
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    var failure: Failure?
    if case .failure(let error) = completion { failure = error }
    let (waiters, subscription) = state.withLock { state in
      let isFirst = !state.status.isTerminal
      if isFirst, state.waiters.isEmpty { state.failure = failure }
      return end(&state)
    }
    withExtendedLifetime(subscription) {}
    for (index, waiter) in waiters.enumerated() {
      let answer = index == 0 ? failure.map { Answer.failure($0) } : nil
      waiter.resume(returning: Unchecked(answer ?? .success(nil)))
    }
  }

  @inlinable
  func cancel() {
    // The failure is handed out so that it is released with the lock open.
    let (failure, (waiters, subscription)) = state.withLock { state in
      defer { state.failure = nil }
      return (state.failure, end(&state))
    }
    withExtendedLifetime(failure) {}
    subscription?.cancel()
    for waiter in waiters { waiter.resume(returning: Unchecked(.success(nil))) }
  }

  /// Ends the use of the subscription and gives who is to be told.
  @inlinable
  func end(_ state: inout State) -> ([Waiter], (any Subscription)?) {
    defer { state.waiters = [] }
    return (state.waiters, state.status.terminate())
  }
}

extension AsyncSubscriber: OperatorDescription {
  @usableFromInline var operatorName: String { "AsyncSubscriber" }
}

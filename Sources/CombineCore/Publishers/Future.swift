/// A publisher of one result that comes later. Apple's `Combine.Future`.
///
/// The work begins when the future is made, not when someone subscribes, and is done once: all
/// subscribers share the result. A success is sent, and the publisher finishes, when the subscriber
/// has asked for something; a failure is sent whatever the demand. Both come on the thread that
/// calls the promise, or on that of the subscriber if it subscribes or asks later. The promise may
/// be called on any thread.
public final class Future<Output, Failure: Error>: Publisher {
  /// Ends the future with a result. Calls after the first do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  @usableFromInline
  struct Waiter {
    /// The subscription that waits; `nil` for a task.
    @usableFromInline var identifier: ObjectIdentifier?
    @usableFromInline var fulfill: (Result<Output, Failure>) -> Void

    @inlinable
    init(identifier: ObjectIdentifier?, fulfill: @escaping (Result<Output, Failure>) -> Void) {
      self.identifier = identifier
      self.fulfill = fulfill
    }
  }

  @usableFromInline
  struct State {
    @usableFromInline var result: Result<Output, Failure>?

    /// Those who wait for the result, in the order in which they came. Each holds the future.
    @usableFromInline var waiters: [Waiter] = []

    @inlinable
    init() {}
  }

  @usableFromInline let state = Lock(State())

  /// What is run if the future goes without a result; `nil` once there is one. Apart from ``state``,
  /// so that the end of a future looks up no types for it.
  @usableFromInline let onRelease: Lock<(() -> Void)?>

  /// Calls `attemptToFulfill`, before this initialiser returns, with the promise to call with the
  /// result.
  ///
  /// The promise does not keep the future alive: a result that nobody can ask for is dropped.
  @inlinable
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    onRelease = Lock(nil)
    attemptToFulfill { [weak self] in self?.fulfill($0) }
  }

  /// A future that runs `onRelease`, once, if it is deallocated without a result: nobody holds or
  /// waits for it any more, and the work may be given up. A result releases the closure unused.
  package init(
    onRelease: @escaping () -> Void, _ attemptToFulfill: (@escaping Promise) -> Void
  ) {
    self.onRelease = Lock(onRelease)
    attemptToFulfill { [weak self] in self?.fulfill($0) }
  }

  deinit {
    onRelease.withLock { $0 }?()
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(parent: self, downstream: subscriber)
    wait(
      Waiter(identifier: ObjectIdentifier(subscription)) { subscription.fulfill($0) })
    subscriber.receive(subscription: subscription)
    subscription.didSubscribe()
  }

  @inlinable
  func fulfill(_ result: Result<Output, Failure>) {
    let first = state.withLock { state -> [Waiter]? in
      guard state.result == nil else { return nil }
      defer { state.waiters = [] }
      state.result = result
      return state.waiters
    }
    guard let waiters = first else { return }
    let unused = onRelease.withLock { onRelease in
      defer { onRelease = nil }
      return onRelease
    }
    withExtendedLifetime(unused) {}
    for waiter in waiters { waiter.fulfill(result) }
  }

  /// Gives `waiter` the result as soon as there is one.
  @inlinable
  func wait(_ waiter: Waiter) {
    let result = state.withLock { state in
      if state.result == nil { state.waiters.append(waiter) }
      return state.result
    }
    if let result { waiter.fulfill(result) }
  }

  @inlinable
  func stopWaiting(_ identifier: ObjectIdentifier) {
    let removed = state.withLock { state in
      state.waiters.firstIndex { $0.identifier == identifier }.map { state.waiters.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

extension Future where Failure == Never {
  /// The value, as soon as there is one.
  ///
  /// Cancelling the task that waits does not end the wait, as in Apple's framework.
  @inlinable
  public nonisolated(nonsending) var value: Output {
    get async {
      switch await settled {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// The value, as soon as there is one; throws the failure if that comes instead.
  ///
  /// Cancelling the task that waits does not end the wait, as in Apple's framework.
  @inlinable
  public nonisolated(nonsending) var value: Output {
    get async throws { try await settled.get() }
  }

  @inlinable
  nonisolated(nonsending) var settled: Result<Output, Failure> {
    get async {
      await withUnsafeContinuation { continuation in
        // The waiter holds the future: the task may be the only one that knows of it.
        wait(
          Waiter(identifier: nil) { [self] result in
            withExtendedLifetime(self) { continuation.resume(returning: Unchecked(result)) }
          })
      }.value
    }
  }
}

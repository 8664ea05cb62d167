import Combine

/// Gathers what a publisher sends until there is enough, it completes, or the wait is given up.
///
/// `@unchecked Sendable`: `state` is guarded by its lock; the values are read by the waiting code
/// after the end, when nobody writes any more.
final class WaitingSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// What is waited for.
  enum Goal {
    case values(Int)
    case completion(keepingValues: Bool)
  }

  /// How the wait ended.
  enum End {
    case enough
    case completion(Subscribers.Completion<Failure>)
    case timedOut(Duration)
    case cancelled
  }

  private struct State {
    var values: [Input] = []
    var count = 0
    var subscription: (any Subscription)?
    var end: End?
    var onEnd: (() -> Void)?
  }

  private let goal: Goal
  private let state = LockedBox(State())

  init(goal: Goal) {
    self.goal = goal
    if case .values(0) = goal { end(.enough) }
  }

  var values: [Input] { state.withLock { $0.values } }
  var end: End? { state.withLock { $0.end } }

  /// Runs `body` at the end, or at once if that has come.
  func onEnd(_ body: @escaping () -> Void) {
    let isOver = state.withLock { state in
      if state.end == nil { state.onEnd = body }
      return state.end != nil
    }
    if isOver { body() }
  }

  /// Ends the wait, unless it has ended.
  func end(_ end: End) {
    let (subscription, onEnd) = state.withLock { state in
      guard state.end == nil else { return (nil as (any Subscription)?, nil as (() -> Void)?) }
      state.end = end
      defer {
        state.subscription = nil
        state.onEnd = nil
      }
      return (state.subscription, state.onEnd)
    }
    if case .completion = end {} else { subscription?.cancel() }
    onEnd?()
  }

  func receive(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      if state.end != nil || state.subscription != nil { return false }
      state.subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    switch goal {
    case .values(let count): subscription.request(.max(count))
    case .completion: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isEnough = state.withLock { state in
      if state.end != nil { return false }
      state.count += 1
      switch goal {
      case .values(let count):
        state.values.append(input)
        return state.count == count
      case .completion(let keepsValues):
        if keepsValues { state.values.append(input) }
        return false
      }
    }
    if isEnough { end(.enough) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end(.completion(completion))
  }

  /// What came of the wait, when it has ended.
  ///
  /// - Throws: The publisher's error, a ``WaitError`` or a `CancellationError`.
  func result() throws -> [Input] {
    switch (end, goal) {
    case (.enough, _), (.completion(.finished), .completion): return values
    case (.completion(.failure(let error)), _): throw error
    case (.completion(.finished), _): throw error(.finishedEarly)
    case (.timedOut(let timeout), _): throw error(.timedOut(after: timeout))
    case (.cancelled, _), (nil, _): throw CancellationError()
    }
  }

  /// The completion that came of the wait, when it has ended.
  ///
  /// - Throws: A ``WaitError`` or a `CancellationError`.
  func completion() throws -> Subscribers.Completion<Failure> {
    if case .completion(let completion) = end { return completion }
    _ = try result()
    throw CancellationError()
  }

  private func error(_ reason: WaitError.Reason) -> WaitError {
    let awaited =
      switch goal {
      case .values(1): "a value"
      case .values(let count): "\(count) values"
      case .completion: "a completion"
      }
    let (values, count) = state.withLock { ($0.values, $0.count) }
    let received =
      switch count {
      case 0: "nothing"
      case values.count: "\(count == 1 ? "a value" : "\(count) values"): \(values)"
      default: "\(count == 1 ? "a value" : "\(count) values")"
      }
    return WaitError(reason: reason, awaited: awaited, received: received)
  }
}

import Combine

/// A subscription to a cold or hot publisher: sends no more values than are asked for, one at a
/// time, and the completion after them.
final class ScriptedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [Output] = []
    var completion: Subscribers.Completion<Failure>?
    var isDelivering = false
    var onEnd: (() -> Void)?
  }

  private enum Step {
    case value(Output, AnySubscriber<Output, Failure>)
    case completion(
      Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>, onEnd: (() -> Void)?)
  }

  let description: String
  private let keepsUnrequestedValues: Bool
  private let state: LockedBox<State>

  /// - Parameters:
  ///   - keepsUnrequestedValues: Whether a value that nobody has asked for waits; if not, it is
  ///     lost.
  ///   - onEnd: Runs once, when the subscription is cancelled or has sent the completion.
  init(
    _ description: String, downstream: AnySubscriber<Output, Failure>,
    keepsUnrequestedValues: Bool, onEnd: @escaping () -> Void
  ) {
    self.description = description
    self.keepsUnrequestedValues = keepsUnrequestedValues
    state = LockedBox(State(downstream: downstream, onEnd: onEnd))
  }

  func send(_ kind: ScriptEvent<Output, Failure>.Kind) {
    state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return }
      switch kind {
      case .value(let value):
        if keepsUnrequestedValues || state.demand > state.waiting.count {
          state.waiting.append(value)
        }
      case .completion(let completion):
        state.completion = completion
      }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  func cancel() {
    let (downstream, onEnd) = state.withLock { state in
      defer {
        state.downstream = nil
        state.onEnd = nil
        state.waiting = []
      }
      return (state.downstream, state.onEnd)
    }
    onEnd?()
    withExtendedLifetime(downstream) {}
  }

  /// Sends what can be sent, unless a call further up the stack or on another thread does so: that
  /// one will go on with it.
  private func deliver() {
    let isMine = state.withLock { state in
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isMine else { return }
    while let step = nextStep() {
      switch step {
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
      case .completion(let completion, let downstream, let onEnd):
        onEnd?()
        downstream.receive(completion: completion)
      }
    }
  }

  private func nextStep() -> Step? {
    state.withLock { state in
      if let downstream = state.downstream {
        if !state.waiting.isEmpty {
          if state.demand > .none {
            state.demand -= 1
            return .value(state.waiting.removeFirst(), downstream)
          }
        } else if let completion = state.completion {
          defer {
            state.downstream = nil
            state.onEnd = nil
          }
          return .completion(completion, downstream, onEnd: state.onEnd)
        }
      }
      state.isDelivering = false
      return nil
    }
  }
}

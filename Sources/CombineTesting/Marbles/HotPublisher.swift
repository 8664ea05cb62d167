import Combine

/// A publisher that plays its script once, on a ``TestScheduler``, whoever listens.
///
/// Make one with ``TestScheduler/hot(_:values:)`` and its siblings. The script runs from when the
/// publisher is made; a `^` in a diagram is the present, and what stands before it is over. Like a
/// `PassthroughSubject`, it serves its subscribers in the order in which they subscribed, a value
/// that a subscriber has not asked for is lost to it, and who subscribes after the completion gets
/// only that.
public final class HotPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private struct State {
    var subscriptions: [(number: Int, ScriptedSubscription<Output, Failure>)] = []
    var lastNumber = 0
    var completion: Subscribers.Completion<Failure>?
  }

  public let description = "HotPublisher"
  private let state = LockedBox(State())
  private let log: MarbleSubscriptionLog

  init(script: [ScriptEvent<Output, Failure>], clock: FrameClock) {
    log = MarbleSubscriptionLog(clock: clock)
    for event in script where event.frame >= 0 {
      _ = clock.schedule(event.frame) { self.send(event.kind) }
    }
  }

  /// When each subscription began and ended, in the order of their beginnings.
  public var subscriptions: [MarbleSubscription] { log.subscriptions }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let end = log.begin()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let subscription = ScriptedSubscription(
      description, downstream: AnySubscriber(subscriber), keepsUnrequestedValues: false,
      onEnd: { [self] in
        end()
        let removed = state.withLock { state in
          state.subscriptions.firstIndex { $0.number == number }.map {
            state.subscriptions.remove(at: $0)
          }
        }
        withExtendedLifetime(removed) {}
      })
    let completion = state.withLock { state in
      if state.completion == nil { state.subscriptions.append((number, subscription)) }
      return state.completion
    }
    subscriber.receive(subscription: subscription)
    if let completion { subscription.send(.completion(completion)) }
  }

  private func send(_ kind: ScriptEvent<Output, Failure>.Kind) {
    let subscriptions = state.withLock { state in
      if case .completion(let completion) = kind { state.completion = completion }
      return state.subscriptions
    }
    for (_, subscription) in subscriptions { subscription.send(kind) }
  }
}

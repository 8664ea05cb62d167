import Combine

/// A publisher that plays its script from the beginning for each subscriber, on a ``TestScheduler``.
///
/// Make one with ``TestScheduler/cold(_:values:)`` and its siblings. The script's frame 0 is when
/// the subscriber subscribes; what stands there happens when the time is moved next, if only by
/// nothing. Values that nobody has asked for wait until somebody does, and the completion after
/// them.
public final class ColdPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  public let description = "ColdPublisher"
  private let script: [ScriptEvent<Output, Failure>]
  private let clock: FrameClock
  private let log: MarbleSubscriptionLog

  init(script: [ScriptEvent<Output, Failure>], clock: FrameClock) {
    self.script = script
    self.clock = clock
    log = MarbleSubscriptionLog(clock: clock)
  }

  /// When each subscription began and ended, in the order of their beginnings.
  public var subscriptions: [MarbleSubscription] { log.subscriptions }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let end = log.begin()
    let scheduled = LockedBox<[() -> Void]>([])
    let subscription = ScriptedSubscription(
      description, downstream: AnySubscriber(subscriber), keepsUnrequestedValues: true,
      onEnd: {
        end()
        let removals = scheduled.withLock { scheduled in
          defer { scheduled = [] }
          return scheduled
        }
        for remove in removals { remove() }
      })
    let clock = clock.restarted()
    let removals = script.map { event in
      clock.schedule(event.frame) { subscription.send(event.kind) }
    }
    scheduled.withLock { $0 = removals }
    subscriber.receive(subscription: subscription)
  }
}

/// When and where an operator hands over what it has received.
@usableFromInline
protocol RelaySchedule {
  /// Runs `action`, which delivers one value or the completion.
  func schedule(_ action: @escaping () -> Void)
}

/// A schedule of an operator whose subscription shows itself by name.
@usableFromInline
protocol NamedRelaySchedule: RelaySchedule {
  /// Apple's name for the subscription.
  var operatorName: String { get }
}

/// The subscriber and subscription of the operators that deliver each value and the completion
/// through a scheduler: `receive(on:)` and `delay`.
///
/// Requests and cancels go to the upstream at once. What is scheduled holds this object until it
/// has run.
@usableFromInline
final class RelayingSubscription<Downstream: Subscriber, Schedule: RelaySchedule>: Subscriber,
  Subscription
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: SerialDownstream<Downstream>
  @usableFromInline let schedule: Schedule
  @usableFromInline let upstream = UpstreamSlot()

  @inlinable
  init(downstream: Downstream, schedule: Schedule) {
    self.downstream = SerialDownstream(downstream)
    self.schedule = schedule
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { downstream.subscriber.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if upstream.isSubscribed {
      schedule.schedule {
        self.downstream.send(input) { self.requestMore($0) }
      }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.complete() else { return }
    schedule.schedule {
      self.downstream.send(completion: completion) { self.requestMore($0) }
    }
  }

  /// Passes on what the downstream has returned for a value.
  @inlinable @inline(__always)
  func requestMore(_ demand: Subscribers.Demand) {
    if demand > 0 { upstream.request(demand) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  /// Drops the values that are on their way. A completion that is on its way is delivered, and a
  /// cancel before the subscription is forgotten, as in Apple's framework.
  @usableFromInline
  func cancel() {
    let (isAwaiting, subscription) = upstream.status.withLock {
      ($0.isAwaiting, $0.terminateIfSubscribed())
    }
    if isAwaiting { return }
    downstream.dropValues()
    subscription?.cancel()
  }
}

extension RelayingSubscription: OperatorDescription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
where Schedule: NamedRelaySchedule {
  @usableFromInline var operatorName: String { schedule.operatorName }
}

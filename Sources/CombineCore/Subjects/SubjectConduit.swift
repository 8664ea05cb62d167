import Synchronization

/// The part of a subject's subscriber that is the same for all types of values. It is apart so that
/// making and releasing one looks up no types at run time.
@usableFromInline
class ConduitBase {
  /// How much the downstream wants; closed when it is cancelled or completed.
  @usableFromInline final let demand = AtomicDemand()

  /// Whether the downstream is to get the current value at its next request, in subjects that keep
  /// one: at first, and when it wanted no value as one was sent. Touched only by the thread whose
  /// turn it is to deliver.
  @exclusivity(unchecked) @usableFromInline final var isOwedCurrent = true

  /// Values up to this number are not delivered when their turn comes: the downstream was given
  /// a current value in their place. Guarded as ``isOwedCurrent`` is.
  @exclusivity(unchecked) @usableFromInline final var superseded: UInt64 = 0

  /// What to let go of on completion: it holds subject and downstream. Written before the
  /// downstream has its subscription, read after ``phase`` says that it has.
  @exclusivity(unchecked) @usableFromInline final var link: SubjectLink?

  /// Keeps a completion that another thread sends from overtaking the subscription.
  @usableFromInline final let phase = Atomic<UInt8>(Phase.subscribing)

  @usableFromInline
  enum Phase {
    @inlinable static var subscribing: UInt8 { 0 }
    @inlinable static var subscribed: UInt8 { 1 }
    @inlinable static var completed: UInt8 { 2 }
  }

  @inlinable
  init() {}

  /// The downstream, for the mirror.
  @usableFromInline var anyDownstream: Any { () }
}

/// One subscriber of a subject, as the subject sees it.
///
/// The closures are compiled for the type of the downstream and capture nothing; each gets the
/// conduit.
@usableFromInline
class SubjectConduit<Output, Failure: Error>: ConduitBase {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// A completion that has come before the subscription.
  @usableFromInline
  final class EarlyCompletion {
    @usableFromInline let completion: Completion

    @inlinable
    init(_ completion: Completion) {
      self.completion = completion
    }
  }

  /// Written before ``phase`` becomes `completed`, read after that is seen.
  @exclusivity(unchecked) @usableFromInline final var earlyCompletion: EarlyCompletion?

  @usableFromInline final let receiveValue: (SubjectConduit<Output, Failure>, Output) -> Void
  @usableFromInline final let receiveCompletion:
    (SubjectConduit<Output, Failure>, Completion) -> Void

  @inlinable
  init(
    receiveValue: @escaping (SubjectConduit<Output, Failure>, Output) -> Void,
    receiveCompletion: @escaping (SubjectConduit<Output, Failure>, Completion) -> Void
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
    super.init()
  }

  /// Sets the number of the last value that is older than the subscription.
  @inlinable
  final func startAfter(_ number: UInt64) {
    superseded = number
  }

  /// Delivers `value` if the downstream wants one.
  @inlinable @inline(__always)
  final func offer(_ value: Output) {
    if demand.take() { receiveValue(self, value) }
  }

  /// Delivers `value`, which was sent, if the downstream wants one. If it does not, it is owed the
  /// current value from now on.
  @inlinable @inline(__always)
  final func offer(_ value: Output, number: UInt64) {
    if superseded >= number { return }
    if demand.take() {
      isOwedCurrent = false
      receiveValue(self, value)
    } else {
      isOwedCurrent = true
    }
  }

  /// Delivers `value`, the subject's newest, if the downstream is owed it and wants one. It is not
  /// while a value waits its turn: that one comes by itself.
  @usableFromInline
  final func offerCurrent(_ value: Output, number: UInt64) {
    if isOwedCurrent, demand.take() {
      isOwedCurrent = false
      superseded = number
      receiveValue(self, value)
    }
  }

  /// Delivers `completion` unless the downstream is cancelled, and after it has its subscription.
  @usableFromInline
  final func finish(_ completion: Completion) {
    guard demand.close() else { return }
    if phase.load(ordering: .acquiring) == Phase.subscribed { return deliver(completion) }
    earlyCompletion = EarlyCompletion(completion)
    if phase.exchange(Phase.completed, ordering: .acquiringAndReleasing) == Phase.subscribed {
      deliver(completion)
    }
  }

  /// To be called after the downstream has received its subscription.
  @inlinable
  final func didSubscribe() {
    if phase.exchange(Phase.subscribed, ordering: .acquiringAndReleasing) == Phase.completed,
      let early = earlyCompletion
    {
      earlyCompletion = nil
      deliver(early.completion)
    }
  }

  @usableFromInline
  final func deliver(_ completion: Completion) {
    link?.letGo()
    receiveCompletion(self, completion)
  }
}

@usableFromInline
final class DownstreamConduit<Downstream: Subscriber>:
  SubjectConduit<Downstream.Input, Downstream.Failure>
{
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init(
      receiveValue: { conduit, value in
        let conduit = unsafeDowncast(conduit, to: DownstreamConduit<Downstream>.self)
        let more = conduit.downstream.receive(value)
        if more != .none { conduit.demand.add(more) }
      },
      receiveCompletion: { conduit, completion in
        unsafeDowncast(conduit, to: DownstreamConduit<Downstream>.self).downstream
          .receive(completion: completion)
      })
  }

  @usableFromInline override var anyDownstream: Any { downstream }
}

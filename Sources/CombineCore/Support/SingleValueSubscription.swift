import Synchronization

/// The part of a ``SingleValueSubscription`` that is the same for all types. It is apart so that
/// taking one down looks up no types at run time.
@usableFromInline
class SingleValueSubscriptionBase: SpecializedSubscription {
  @usableFromInline final let operatorName: String

  /// Whoever takes this out of `waiting` is alone in touching the subclass's downstream from then on.
  @usableFromInline final let phase = Atomic<UInt8>(Phase.waiting)

  @usableFromInline
  enum Phase {
    @inlinable static var waiting: UInt8 { 0 }
    @inlinable static var delivered: UInt8 { 1 }
    @inlinable static var cancelled: UInt8 { 2 }
  }

  @inlinable
  init(
    name: String, requestBody: @escaping (SpecializedSubscription, Subscribers.Demand) -> Void
  ) {
    operatorName = name
    super.init(requestBody: requestBody)
  }
}

/// The subscription of a publisher that has one value from the start: sends it and finishes at the
/// first request, on the requesting thread.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: SingleValueSubscriptionBase,
  OperatorDescription
{
  @usableFromInline let value: Downstream.Input
  @exclusivity(unchecked) @usableFromInline var downstream: Downstream?

  @inlinable
  init(_ downstream: Downstream, value: Downstream.Input, name: String) {
    self.downstream = downstream
    self.value = value
    super.init(name: name) { subscription, demand in
      unsafeDowncast(subscription, to: SingleValueSubscription<Downstream>.self).serve(demand)
    }
  }

  @inlinable @inline(__always)
  func serve(_ demand: Subscribers.Demand) {
    require(demand > 0, "request(_:) on \(operatorName) needs a demand above none")
    let (isFirst, _) = phase.compareExchange(
      expected: Phase.waiting, desired: Phase.delivered, ordering: .acquiringAndReleasing)
    guard isFirst, let downstream else { return }
    self.downstream = nil
    _ = downstream.receive(value)
    if phase.load(ordering: .acquiring) == Phase.cancelled { return }
    downstream.receive(completion: .finished)
  }

  @usableFromInline
  override func cancel() {
    let before = phase.exchange(Phase.cancelled, ordering: .acquiringAndReleasing)
    if before == Phase.waiting { downstream = nil }
  }

  @usableFromInline var customMirror: Mirror {
    Mirror(self, unlabeledChildren: CollectionOfOne(value))
  }
}

import Synchronization

/// The subscription of a publisher that has one value from the start: sends it and finishes at the
/// first request, on the requesting thread.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: SpecializedSubscription,
  OperatorDescription
{
  @usableFromInline let value: Downstream.Input
  @usableFromInline let operatorName: String

  /// Whoever takes this out of `waiting` is alone in touching ``downstream`` from then on.
  @usableFromInline let phase = Atomic<UInt8>(Phase.waiting)
  @usableFromInline var downstream: Downstream?

  @usableFromInline
  enum Phase {
    @inlinable static var waiting: UInt8 { 0 }
    @inlinable static var delivered: UInt8 { 1 }
    @inlinable static var cancelled: UInt8 { 2 }
  }

  @inlinable
  init(_ downstream: Downstream, value: Downstream.Input, name: String) {
    self.downstream = downstream
    self.value = value
    operatorName = name
    super.init { subscription, demand in
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

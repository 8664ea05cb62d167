import Synchronization

/// The subscription of a publisher that has one value from the start: sends it and finishes at the
/// first request, on the requesting thread.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: SpecializedSubscription,
  OperatorDescription
{
  @usableFromInline let value: Downstream.Input
  @usableFromInline let operatorName: String

  /// Whoever sets this is alone in touching ``downstream`` from then on.
  @usableFromInline let isDone = Atomic<Bool>(false)
  @usableFromInline var downstream: Downstream?

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
    precondition(demand > 0, "request(_:) on \(operatorName) needs a demand above none")
    guard !isDone.exchange(true, ordering: .acquiringAndReleasing), let downstream else { return }
    self.downstream = nil
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  @usableFromInline
  override func cancel() {
    if !isDone.exchange(true, ordering: .acquiringAndReleasing) { downstream = nil }
  }

  @usableFromInline var customMirror: Mirror {
    Mirror(self, unlabeledChildren: CollectionOfOne(value))
  }
}

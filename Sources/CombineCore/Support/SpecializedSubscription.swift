/// The base of a subscription that delivers values from inside `request(_:)`.
///
/// `request(_:)` is reached through `any Subscription`, and the code behind a protocol's witness is
/// compiled once for all downstreams: slow, and for each value of a loop. A closure, on the other
/// hand, is compiled where it is made. So the subclass hands one to this class, made where the type
/// of the downstream is known, and its loop runs as straight code. The closure captures nothing: it
/// gets the object, and costs no allocation.
@usableFromInline
class SpecializedSubscription: Subscription {
  /// The subclass's handling of a request, given the subscription itself.
  @usableFromInline let requestBody: (SpecializedSubscription, Subscribers.Demand) -> Void

  @inlinable
  init(requestBody: @escaping (SpecializedSubscription, Subscribers.Demand) -> Void) {
    self.requestBody = requestBody
  }

  @inlinable
  final func request(_ demand: Subscribers.Demand) {
    requestBody(self, demand)
  }

  /// Overridden by each subclass.
  @usableFromInline
  func cancel() {}
}

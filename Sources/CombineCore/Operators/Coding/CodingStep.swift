/// What `decode` and `encode` have in common.
@usableFromInline
protocol CodingStep: TransformStep {}

extension CodingStep {
  @inlinable static var passesEarlyCompletion: Bool { true }

  @usableFromInline
  func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child] {
    [
      ("downstream", downstream), ("finished", status.isTerminal),
      ("upstreamSubscription", status.subscription as Any),
    ]
  }
}

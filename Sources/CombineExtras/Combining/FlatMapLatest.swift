import Combine

extension Publisher {
  /// Makes a publisher of each value and passes on the values of the newest one only; the one
  /// before is cancelled. Short for `map` and `switchToLatest`, whose demand and completion it has:
  /// it finishes when this publisher and the newest have.
  @inlinable
  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P)
    -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>>
  where P.Failure == Failure {
    map(transform).switchToLatest()
  }
}

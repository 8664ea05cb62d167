import Combine

extension Publisher where Output == Bool {
  /// Turns each `true` into `false` and the other way round.
  @inlinable
  public func toggle() -> Publishers.Map<Self, Bool> {
    map { !$0 }
  }
}

import Combine

extension Publisher {
  /// Two publishers: one of the values for which `predicate` is true, one of the others. Both end
  /// as this one does.
  ///
  /// Each subscribes to this publisher by itself: put `share()` before it if its work is to be
  /// done once.
  @inlinable
  public func partition(_ predicate: @escaping (Output) -> Bool) -> (
    matches: Publishers.Filter<Self>, nonMatches: Publishers.Filter<Self>
  ) {
    (filter(predicate), filter { !predicate($0) })
  }
}

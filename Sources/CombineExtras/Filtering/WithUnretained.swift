import Combine

extension Publisher {
  /// Gives each value together with `object`, which is not kept alive. The publisher finishes at
  /// the first value after the object is gone.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object)
    -> Publishers.CompactMap<Publishers.PrefixWhile<Self>, (Object, Output)>
  {
    withUnretained(object) { ($0, $1) }
  }

  /// Gives what `resultSelector` makes of `object`, which is not kept alive, and each value. The
  /// publisher finishes at the first value after the object is gone.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Output) -> Result
  ) -> Publishers.CompactMap<Publishers.PrefixWhile<Self>, Result> {
    prefix { [weak object] _ in object != nil }
      .compactMap { [weak object] value in object.map { resultSelector($0, value) } }
  }
}

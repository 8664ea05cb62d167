import Combine

extension Publisher where Output: Collection {
  /// Keeps, in each collection, the elements for which `isIncluded` is true.
  @inlinable
  public func filterMany(_ isIncluded: @escaping (Output.Element) -> Bool)
    -> Publishers.Map<Self, [Output.Element]>
  {
    map { $0.filter(isIncluded) }
  }
}

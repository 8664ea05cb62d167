import Combine

extension Collection where Element: Publisher {
  /// Passes on the values of all the publishers as they come. See `Publishers.MergeMany`.
  @inlinable
  public func merge() -> Publishers.MergeMany<Element> {
    Publishers.MergeMany(self)
  }
}

extension Publisher {
  /// Passes on the values of this publisher and of all in `others` as they come.
  @inlinable
  public func merge<Others: Collection>(with others: Others)
    -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
  {
    Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
  }
}

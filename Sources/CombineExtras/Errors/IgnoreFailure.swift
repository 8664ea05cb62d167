import Combine

extension Publisher {
  /// Makes a failure the end without error, or no end at all.
  ///
  /// - Parameter completeImmediately: Whether a failure finishes the publisher; with `false` it
  ///   falls silent.
  @inlinable
  public func ignoreFailure(completeImmediately: Bool = true)
    -> Publishers.Catch<Self, Empty<Output, Never>>
  {
    ignoreFailure(setFailureType: Never.self, completeImmediately: completeImmediately)
  }

  /// As ``ignoreFailure(completeImmediately:)``, with another type of failure, which never comes.
  @inlinable
  public func ignoreFailure<NewFailure: Error>(
    setFailureType newFailureType: NewFailure.Type, completeImmediately: Bool = true
  ) -> Publishers.Catch<Self, Empty<Output, NewFailure>> {
    self.catch { _ in Empty(completeImmediately: completeImmediately) }
  }
}

extension Publishers {
  /// What a buffer does with a value for which it has no room. Apple's
  /// `Publishers.BufferingStrategy`.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the value that arrives.
    case dropNewest

    /// Drops the oldest value in the buffer.
    case dropOldest

    /// Cancels the upstream and fails with the error that the closure gives.
    case customError(() -> Failure)
  }
}

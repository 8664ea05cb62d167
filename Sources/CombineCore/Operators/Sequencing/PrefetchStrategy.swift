extension Publishers {
  /// How a buffer asks its upstream for values. Apple's `Publishers.PrefetchStrategy`.
  public enum PrefetchStrategy: Equatable, Hashable {
    /// As many as the buffer holds, and one more for each that leaves it.
    case keepFull

    /// Everything at once.
    case byRequest
  }
}

/// Something that can be stopped. Apple's `Combine.Cancellable`.
public protocol Cancellable {
  /// Stops the activity and lets go of what it held. May be called on any thread and repeatedly.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity alive for as long as `collection` holds its token.
  @inlinable
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity alive for as long as `set` holds its token.
  @inlinable
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

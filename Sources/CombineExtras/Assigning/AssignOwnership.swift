import Combine

extension Publisher where Failure == Never {
  /// Assigns each value to a property of `object`, which is held as `ownership` says: with `weak`,
  /// an object may keep the result of assigning to itself without a cycle.
  ///
  /// Everything is requested; values are assigned on the thread on which they come.
  @inlinable
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
    ownership: ObjectOwnership
  ) -> AnyCancellable {
    let set = ownership.setter(of: keyPath, on: object)
    return sink { set($0) }
  }
}

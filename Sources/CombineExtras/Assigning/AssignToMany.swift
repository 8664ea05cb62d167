import Combine

extension Publisher where Failure == Never {
  /// Assigns each value to properties of two objects, in their order. The objects are held as
  /// `ownership` says.
  @inlinable
  public func assign<Root1: AnyObject, Root2: AnyObject>(
    to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1,
    and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2,
    ownership: ObjectOwnership = .strong
  ) -> AnyCancellable {
    let set1 = ownership.setter(of: keyPath1, on: object1)
    let set2 = ownership.setter(of: keyPath2, on: object2)
    return sink {
      set1($0)
      set2($0)
    }
  }

  /// Assigns each value to properties of three objects, in their order. The objects are held as
  /// `ownership` says.
  @inlinable
  public func assign<Root1: AnyObject, Root2: AnyObject, Root3: AnyObject>(
    to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1,
    and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2,
    and keyPath3: ReferenceWritableKeyPath<Root3, Output>, on object3: Root3,
    ownership: ObjectOwnership = .strong
  ) -> AnyCancellable {
    let set1 = ownership.setter(of: keyPath1, on: object1)
    let set2 = ownership.setter(of: keyPath2, on: object2)
    let set3 = ownership.setter(of: keyPath3, on: object3)
    return sink {
      set1($0)
      set2($0)
      set3($0)
    }
  }
}

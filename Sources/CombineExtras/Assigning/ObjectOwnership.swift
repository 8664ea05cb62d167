/// How an object to which values are assigned is held.
public enum ObjectOwnership: Sendable {
  /// Kept alive until the subscription ends.
  case strong

  /// Not kept alive; values that come when it is gone are dropped.
  case weak

  /// Not kept alive; it has to be alive when a value comes, or the program traps.
  case unowned
}

extension ObjectOwnership {
  /// A closure that sets the property of `object`, which it holds as said.
  @usableFromInline
  func setter<Root: AnyObject, Value>(
    of keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root
  ) -> (Value) -> Void {
    switch self {
    case .strong: { object[keyPath: keyPath] = $0 }
    case .weak: { [weak object] in object?[keyPath: keyPath] = $0 }
    case .unowned: { [unowned object] in object[keyPath: keyPath] = $0 }
    }
  }
}

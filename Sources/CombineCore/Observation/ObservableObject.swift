/// An object with a publisher that fires before the object changes. Apple's
/// `Combine.ObservableObject`.
///
/// A class that declares no `objectWillChange` gets one that fires before each change of its
/// ``Published`` properties, those of its superclasses included. One that declares its own fires it
/// itself.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that fires before a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before one of the object's ``Published`` properties changes, and whenever `send()` is
  /// called on it. It is the same publisher at each access. May be used on any thread.
  public var objectWillChange: ObservableObjectPublisher {
    let layout = PublishedLayout.of(type(of: self as AnyObject))
    if layout.isEmpty { return UnpublishedObjects.objectWillChange(of: self) }

    let storages = layout.storages(of: self)
    let existing = storages.lazy.compactMap(\.objectWillChange).first
    // Of two threads that find none, the one that reaches the first storage first decides.
    let publisher = existing ?? storages[0].fire(ObservableObjectPublisher())
    for storage in storages { storage.fire(publisher) }
    return publisher
  }
}

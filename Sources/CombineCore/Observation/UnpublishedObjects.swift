/// The `objectWillChange` publishers of objects that have no ``Published`` storage to keep one in.
///
/// Nothing is kept alive from here: a publisher lives for as long as somebody holds or has
/// subscribed to it, and takes its entry along when it goes. When nobody does, nobody can tell it
/// from the one that the next access makes.
enum UnpublishedObjects {
  /// A class, as weak references cost little to read and much to copy.
  private final class Entry {
    /// Tells the object from a later one at the same address.
    weak let object: AnyObject?
    weak let publisher: ObservableObjectPublisher?

    /// `publisher`'s identity, for when the reference is empty already.
    let identity: ObjectIdentifier

    init(_ object: AnyObject, _ publisher: ObservableObjectPublisher) {
      self.object = object
      self.publisher = publisher
      identity = ObjectIdentifier(publisher)
    }
  }

  /// By the objects' addresses. `nonisolated(unsafe)`: the lock guards the dictionary.
  nonisolated(unsafe) private static let entries = Lock<[ObjectIdentifier: Entry]>([:])

  /// The publisher of `object`.
  static func objectWillChange(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let publisher = entries.withLock({ existing(in: $0, key, object) }) { return publisher }
    let made = ObservableObjectPublisher(unpublishedObject: key)
    return entries.withLock { entries in
      if let publisher = existing(in: entries, key, object) { return publisher }
      entries[key] = Entry(object, made)
      return made
    }
  }

  /// Removes the entry of the object `key`, if it is still that of `publisher`.
  static func forget(_ key: ObjectIdentifier, publisher: ObjectIdentifier) {
    entries.withLock { entries in
      if entries[key]?.identity == publisher { entries[key] = nil }
    }
  }

  /// An object that is loaded here is `object`, which the caller holds, and a publisher that is
  /// loaded is returned: so neither can be released for good while the lock is held.
  private static func existing(
    in entries: [ObjectIdentifier: Entry], _ key: ObjectIdentifier, _ object: AnyObject
  ) -> ObservableObjectPublisher? {
    guard let entry = entries[key], entry.object === object else { return nil }
    return entry.publisher
  }
}

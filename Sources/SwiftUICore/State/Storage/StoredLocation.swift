/// How values of a type are kept in user defaults.
struct StoredValueCoding<Value> {
  /// The value under a key; `nil` if there is none, or one of another type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// A value that user defaults keep as it is.
  static var plain: StoredValueCoding {
    StoredValueCoding(
      read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
  }

  /// An optional: nothing is kept for `nil`.
  static func optional<Wrapped>(_ coding: StoredValueCoding<Wrapped>) -> StoredValueCoding
  where Value == Wrapped? {
    StoredValueCoding(
      read: { store, key in coding.read(store, key).map { .some($0) } },
      write: { store, key, value in
        if let value { coding.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension StoredValueCoding where Value: RawRepresentable {
  /// A value that its raw value stands for.
  static var raw: StoredValueCoding {
    StoredValueCoding(
      read: { store, key in
        (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:))
      }, write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension StoredValueCoding where Value == URL {
  /// An address as a string: Foundation on Linux reads another one than it has written.
  static var url: StoredValueCoding {
    StoredValueCoding(
      read: { $0.string(forKey: $1).flatMap { URL(string: $0) } },
      write: { $0.set($2.absoluteString, forKey: $1) })
  }
}

/// The place of a value in user defaults, one for all views that use it.
///
/// `@unchecked Sendable`: the state guards the value, user defaults may be used on any thread, and
/// the rest does not change.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let key: String
  let store: UserDefaults
  private let coding: StoredValueCoding<Value>
  private let defaultValue: Value
  private let state: StateLocation<Value>
  private var observer: (any NSObjectProtocol)?

  private init(
    _ key: String, _ store: UserDefaults, _ coding: StoredValueCoding<Value>, _ defaultValue: Value
  ) {
    self.key = key
    self.store = store
    self.coding = coding
    self.defaultValue = defaultValue
    state = StateLocation(coding.read(store, key) ?? defaultValue)
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.storeDidChange()
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The place for a key of a store: the one that is in use, if there is one.
  @MainActor
  static func shared(
    _ key: String, _ store: UserDefaults, _ coding: StoredValueCoding<Value>, _ defaultValue: Value
  ) -> StoredLocation {
    let id = StoredLocations.Key(
      name: key, store: ObjectIdentifier(store), type: ObjectIdentifier(Value.self))
    if let known = StoredLocations.all[id]?.object as? StoredLocation { return known }
    let new = StoredLocation(key, store, coding, defaultValue)
    StoredLocations.all = StoredLocations.all.filter { $0.value.object != nil }
    StoredLocations.all[id] = StoredLocations.Weak(object: new)
    return new
  }

  private func storeDidChange() {
    state.set(coding.read(store, key) ?? defaultValue, Transaction())
  }

  override func get() -> Value { state.get() }
  override func peek() -> Value { state.peek() }

  override func set(_ value: Value, _ transaction: Transaction) {
    state.set(value, transaction)
    coding.write(store, key, value)
  }

  override var root: (any StateRoot)? { state }
}

/// The places that are in use.
@MainActor
private enum StoredLocations {
  struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
    let type: ObjectIdentifier
  }

  struct Weak {
    weak var object: AnyObject?
  }

  static var all: [Key: Weak] = [:]
}

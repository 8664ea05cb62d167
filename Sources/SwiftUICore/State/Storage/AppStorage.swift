/// A value kept in user defaults under a key, as a view's state. Apple's `SwiftUI.AppStorage`.
///
/// All views with the same key and store see one value, and see it change, also when the store is
/// changed otherwise. The default counts while the store holds no value, or one of another type.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StoredValueCoding<Value>
  private let defaultValue: Value
  private var location: StoredLocation<Value>?

  init(
    _ key: String, _ store: UserDefaults?, _ defaultValue: Value, _ coding: StoredValueCoding<Value>
  ) {
    self.key = key
    self.store = store
    self.coding = coding
    self.defaultValue = defaultValue
  }

  /// The value. Setting it writes it to the store at once.
  public var wrappedValue: Value {
    get { location?.get() ?? coding.read(store ?? .standard, key) ?? defaultValue }
    nonmutating set {
      if let location {
        location.set(newValue, Transaction())
      } else {
        coding.write(store ?? .standard, key, newValue)
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension AppStorage: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    let store = store ?? node.read(DefaultStoreKey.self, from: node.environment)?.value ?? .standard
    if let kept = storage as? StoredLocation<Value>, kept.key == key, kept.store === store {
      location = kept
    } else {
      location = StoredLocation.shared(key, store, coding, defaultValue)
      storage = location
    }
  }
}

extension AppStorage: ComparableFields {
  static func fieldsAreEqual(_ left: AppStorage, _ right: AppStorage) -> Bool {
    left.key == right.key && left.store === right.store
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(.raw))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(.raw))
  }
}

private struct DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UncheckedValue<UserDefaults>? { nil }
}

extension View {
  /// The store of `@AppStorage` properties in the view that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.defaultStore) { $0 = UncheckedValue(store) }
  }
}

extension EnvironmentValues {
  fileprivate var defaultStore: UncheckedValue<UserDefaults>? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

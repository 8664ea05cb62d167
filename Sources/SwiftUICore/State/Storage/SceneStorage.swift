/// A value of a window that is there again when the app is started the next time. Apple's
/// `SwiftUI.SceneStorage`. As an app has one window here, it is kept in the app's user defaults.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: AppStorage<Value>

  private init(_ stored: AppStorage<Value>) {
    self.stored = stored
  }

  private static func name(_ key: String) -> String { "SceneStorage.\(key)" }

  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(AppStorage(Self.name(key))) }
  public init(_ key: String) where Value == Int? { self.init(AppStorage(Self.name(key))) }
  public init(_ key: String) where Value == Double? { self.init(AppStorage(Self.name(key))) }
  public init(_ key: String) where Value == String? { self.init(AppStorage(Self.name(key))) }
  public init(_ key: String) where Value == URL? { self.init(AppStorage(Self.name(key))) }
  public init(_ key: String) where Value == Data? { self.init(AppStorage(Self.name(key))) }
}

/// A value of the environment of a view. Apple's `SwiftUI.Environment`. The body is evaluated again
/// when a value changes that it has read.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var values = EnvironmentValues()

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .path(keyPath)
  }

  /// The observable object of a type that `environment(_:)` has set. A read traps if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[EnvironmentObjects<Value>.self] else {
        fatalError("No Observable object of type \(Value.self) found in the environment.")
      }
      return object
    }
  }

  /// The observable object of a type, or `nil` if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[EnvironmentObjects<T>.self] }
  }

  public var wrappedValue: Value {
    switch source {
    case .path(let path): values[keyPath: path]
    case .object(let find): find(values)
    }
  }
}

// Set on the main actor before a body runs, and constant after that.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    values = node.environment.read(by: node)
  }
}

extension Environment: ComparableFields {
  static func fieldsAreEqual(_ left: Environment, _ right: Environment) -> Bool {
    switch (left.source, right.source) {
    case (.path(let left), .path(let right)): left == right
    case (.object, .object): true
    default: false
    }
  }
}

/// The objects of a type in an environment.
struct EnvironmentObjects<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

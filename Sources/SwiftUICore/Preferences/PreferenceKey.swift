/// A kind of value that views hand up to those around them. Apple's `SwiftUI.PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }

  /// Adds the value of a view to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that does something when a preference inside of it changes.
@MainActor
protocol PreferenceReader: AnyObject {
  var preferenceKey: ObjectIdentifier { get }
  var readerDepth: Int { get }

  /// Reads the preference and acts if it is another.
  func readPreference()
}

extension PreferenceKey {
  /// Adds `next` to what has been collected.
  static func add(_ next: Value, to values: inout Value?) {
    if var sum = values {
      reduce(value: &sum) { next }
      values = sum
    } else {
      values = next
    }
  }
}

extension ViewNode {
  /// The value of a preference of all that is inside of this node.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var values: Key.Value?
    forEachChild { $0.collectPreference(key, into: &values) }
    return values ?? Key.defaultValue
  }
}

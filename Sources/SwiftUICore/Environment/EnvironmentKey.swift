/// A kind of value that a view hands down to all views inside of it. Apple's
/// `SwiftUI.EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

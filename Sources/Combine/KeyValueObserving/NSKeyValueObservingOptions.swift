/// When a property's publisher sends its value. Apple's `NSKeyValueObservingOptions`, which the
/// open-source Foundation lacks.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Asks for the new value in a change's dictionary. A publisher hands out no dictionary and
  /// sends the property's value after each change, with this option or without.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)

  /// Asks for the old value in a change's dictionary. A publisher hands out no dictionary:
  /// ``prior`` makes it send the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)

  /// The value at the time of the subscription is sent, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)

  /// The value before each change is sent, too, before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What is said about a view for screen readers and tests. Apple's traits, as far as they matter
/// here.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isButton = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isLink = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// What a screen reader does with the views inside of one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

/// A modifier that changes the attributes of the elements in its content.
struct AttributeModifier<Value: Equatable>: EnvironmentModifier {
  let keyPath: WritableKeyPath<ElementAttributes, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) {
    values.ownAttributes[keyPath: keyPath] = value
  }
}

struct TextAttributeModifier: EnvironmentModifier {
  let keyPath: WritableKeyPath<ElementAttributes, String?>
  let text: Text

  func apply(to values: inout EnvironmentValues) {
    values.ownAttributes[keyPath: keyPath] = text.plainString(in: values)
  }
}

extension View {
  func attribute<Value: Equatable>(
    _ keyPath: WritableKeyPath<ElementAttributes, Value>, _ value: Value
  ) -> some View {
    modifier(AttributeModifier(keyPath: keyPath, value: value))
  }

  private func attribute(_ keyPath: WritableKeyPath<ElementAttributes, String?>, _ text: Text)
    -> some View
  {
    modifier(TextAttributeModifier(keyPath: keyPath, text: text))
  }

  /// What a screen reader calls the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute(\.accessibilityLabel, label)
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What a screen reader says the view's value is.
  public func accessibilityValue(_ value: Text) -> some View {
    attribute(\.accessibilityValue, value)
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What a screen reader says the view is for.
  public func accessibilityHint(_ hint: Text) -> some View {
    attribute(\.accessibilityHint, hint)
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// By what tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(\.accessibilityIdentifier, identifier)
  }

  /// Screen readers pass the view over.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(\.isHiddenFromAccessibility, hidden)
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attribute(\.isHeader, traits.contains(.isHeader))
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says how a screen reader treats what is inside; it reads each element here.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// What is shown when the pointer rests on the view.
  public func help(_ text: Text) -> some View {
    attribute(\.help, text)
  }
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

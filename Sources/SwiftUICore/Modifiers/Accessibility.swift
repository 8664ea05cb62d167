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

  /// Says what the view is to a screen reader. To be known when the view appears.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
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

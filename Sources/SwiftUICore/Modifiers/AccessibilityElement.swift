/// What a view is to a screen reader. Apple's `SwiftUI.AccessibilityTraits`.
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

/// What a screen reader does with the views inside of one. Apple's
/// `SwiftUI.AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

struct TraitsModifier: EnvironmentModifier {
  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  func apply(to values: inout EnvironmentValues) {
    values.ownAttributes.traits.formUnion(added)
    values.ownAttributes.traits.subtract(removed)
  }
}

/// Makes an element of its own of what is inside, that has what is said about the whole.
struct AccessibilityElementModifier: ElementModifier {
  let children: AccessibilityChildBehavior

  func makeWrapper(_ owner: ViewNode) -> LayoutNode {
    PassthroughLayoutNode(owner, element: RenderElement(owner, .group(GroupProperties())))
  }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    var attributes = owner.environment.elementAttributes
    attributes.children = children
    wrapper.element?.attributes = attributes
  }
}

/// What is said about the whole is not said about its parts.
struct PartsModifier: EnvironmentModifier {
  func apply(to values: inout EnvironmentValues) {
    let whole = values.ownAttributes
    values.ownAttributes.accessibilityLabel = nil
    values.ownAttributes.accessibilityValue = nil
    values.ownAttributes.accessibilityHint = nil
    values.ownAttributes.accessibilityIdentifier = nil
    values.ownAttributes.traits = []
    values.ownAttributes.isHiddenFromAccessibility = whole.isHiddenFromAccessibility
  }
}

/// Gives what is inside something to do that is not seen.
struct AccessibilityActionModifier: ElementModifier {
  let name: String
  let action: () -> Void

  func makeWrapper(_ owner: ViewNode) -> LayoutNode {
    PassthroughLayoutNode(owner, element: RenderElement(owner, .group(GroupProperties())))
  }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    guard let element = wrapper.element else { return }
    var attributes = ElementAttributes()
    attributes.isEnabled = owner.environment.isEnabled
    attributes.spokenAction = name
    element.attributes = attributes
    let isEnabled = owner.environment.isEnabled
    element.onEvent = { [action] event in
      if case .spokenAction = event, isEnabled { action() }
    }
  }
}

extension View {
  /// Something that screen readers, switches and the like can do with the view, by its name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(
      AccessibilityActionModifier(
        name: name.plainString(in: EnvironmentValues()), action: handler))
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes one element for screen readers of the view. With `ignore` they hear what is said about the
  /// view and nothing of what is inside; with `combine` also the texts inside, as one; with `contain`
  /// what is inside, as belonging together.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(PartsModifier()).modifier(AccessibilityElementModifier(children: children))
  }
}

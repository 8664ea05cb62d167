/// Something to press. Apple's `SwiftUI.Button`.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.self) private var environment

  /// A button that does `action`, on the main actor.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    switch environment[ButtonStyleKey.self] {
    case .custom(let style):
      AnyView(CustomButton(style: style, role: role, action: action, label: AnyView(label)))
    case .primitive(let style):
      if let known = style as? any KnownButtonStyle {
        ButtonElement(style: known.style, role: role, action: action, onPress: nil, label: label)
      } else {
        primitive(style)
      }
    case nil:
      ButtonElement(style: .automatic, role: role, action: action, onPress: nil, label: label)
    }
  }

  private func primitive(_ style: any PrimitiveButtonStyle) -> AnyView {
    func make<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      AnyView(
        ConnectedBody(owner: style) {
          $0.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
              role: role, label: .init(content: AnyView(label)), action: action))
        })
    }
    return make(style)
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

/// A button whose style is the app's own.
private struct CustomButton: View {
  let style: any ButtonStyle
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView

  @State private var isPressed = false

  var body: some View {
    ButtonElement(
      style: .plain, role: role, action: action, onPress: { isPressed = $0 }, label: made)
  }

  private var made: AnyView {
    func make<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(
        ConnectedBody(owner: style) {
          $0.makeBody(
            configuration: ButtonStyleConfiguration(
              role: role, label: .init(content: label), isPressed: isPressed))
        })
    }
    return make(style)
  }
}

/// A button of the renderer with any content.
struct ButtonElement<Label: View>: View, PrimitiveView {
  let style: ButtonProperties.Style
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let onPress: ((Bool) -> Void)?
  let label: Label

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ButtonNode(self, context)
  }
}

final class ButtonNode<Label: View>: ContainerNode<ButtonElement<Label>> {
  private var view: ButtonElement<Label>
  private var child: TypedNode<Label>!

  init(_ view: ButtonElement<Label>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(view.label, childContext)
    let element = RenderElement(self, .button(properties(title: "")))
    element.onEvent = { [unowned self] event in
      switch event {
      case .activate where environment.isEnabled: self.view.action()
      case .pressing(let isPressed): self.view.onPress?(isPressed)
      default: break
      }
    }
    start(ButtonLayoutNode(self, element: element), content: [child])
    apply()
  }

  private func properties(title: String) -> ButtonProperties {
    ButtonProperties(
      style: view.style, role: view.role, title: title,
      isDefault: environment.keyboardShortcut == .defaultAction,
      isCancel: environment.keyboardShortcut == .cancelAction,
      shape: environment.buttonBorderShape, shortcut: shortcut)
  }

  private var shortcut: KeyboardShortcut? {
    let shortcut = environment.keyboardShortcut
    return shortcut == .defaultAction || shortcut == .cancelAction ? nil : shortcut
  }

  override func update(_ view: ButtonElement<Label>) {
    let old = self.view
    self.view = view
    if old.style != view.style || old.role != view.role {
      child.setEnvironment(childEnvironment)
      apply()
    }
    child.update(view.label)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    apply()
    super.environmentDidChange(from: old)
  }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.keyboardShortcut = nil
    if view.style.hasBorder, values.font == nil { values.font = values.controlSize.font }
    switch (view.style, view.role) {
    case (.borderedProminent, _): values.foregroundStyle = AnyShapeStyle(Color.white)
    case (.automatic, .destructive?), (.bordered, .destructive?), (.borderless, .destructive?):
      values.foregroundStyle = AnyShapeStyle(Color.red)
    case (.bordered, _) where values.tintColor != nil, (.borderless, _):
      values.foregroundStyle = AnyShapeStyle(Color.accentColor)
    default: break
    }
    return values
  }

  private func apply() {
    guard let element = layout.element, case .button(let old) = element.content else { return }
    element.content = .button(properties(title: old.title))
    element.attributes = environment.elementAttributes
  }
}

/// The layout of a control with chrome around content in a row.
class ButtonLayoutNode: LayoutNode {
  private var isLinkOfRow: Bool {
    if case .button(let properties)? = element?.content { return properties.style == .link }
    return false
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil,
      defaultSpacing: host.renderer.metrics.spacing)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = host.renderer.insets(of: element!)
    let size = arrangement.size(children, proposal.inset(by: insets))
    let width = size.width + insets.horizontal
    // The link of a row fills it.
    let isRow = isLinkOfRow && proposal.width?.isFinite == true
    return CGSize(
      width: isRow ? max(width, proposal.width ?? 0) : width, height: size.height + insets.vertical)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let insets = host.renderer.insets(of: element!)
    return arrangement.placements(children, proposal.inset(by: insets)).map {
      Placement(
        origin: CGPoint(x: $0.origin.x + insets.leading, y: $0.origin.y + insets.top),
        proposal: $0.proposal)
    }
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let element, case .button(var properties) = element.content else { return }
    properties.title = plainText
    element.setContentInLayout(.button(properties))
  }
}

extension LayoutNode {
  /// The texts in here, joined by spaces; without texts the names of the pictures.
  var plainText: String {
    var found: [String] = []
    func collect(_ node: LayoutNode) {
      if let element = node.element {
        switch element.content {
        case .text(let text): found.append(text.string)
        case .image:
          if let label = element.attributes.accessibilityLabel { found.append(label) }
        default: break
        }
      }
      node.children.forEach(collect)
    }
    collect(self)
    return found.joined(separator: " ")
  }
}

/// A button that opens a menu of others. Apple's `SwiftUI.Menu`.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    MenuNode(self, context)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private final class MenuNode<Label: View, Content: View>: ContainerNode<Menu<Label, Content>> {
  private var label: TypedNode<Label>!
  private var items: ActionsNode<Content>!
  private var entries: [ActionEntry] = []

  init(_ view: Menu<Label, Content>, _ context: NodeContext) {
    super.init(context)
    label = SwiftUICore.makeNode(view.label, childContext)
    let element = RenderElement(
      self, .menu(MenuProperties(items: [])), attributes: environment.elementAttributes)
    element.onEvent = { [unowned self] event in
      if case .chose(let index) = event, entries.indices.contains(index) {
        entries[index].perform()
      }
    }
    start(ButtonLayoutNode(self, element: element), content: [label])
    items = ActionsNode(view.content, childContext) { [unowned self] entries, _ in
      self.entries = entries.flattened
      element.content = .menu(MenuProperties(items: entries.map(\.item)))
    }
  }

  override func update(_ view: Menu<Label, Content>) {
    label.update(view.label)
    items.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout.element?.attributes = environment.elementAttributes
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    super.forEachChild(action)
    if let items { action(items) }
  }
}

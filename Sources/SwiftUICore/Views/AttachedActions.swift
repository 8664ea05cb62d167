/// A view with things to do, which a menu or a swipe shows.
struct AttachedActionsView<Content: View, Actions: View>: View, PrimitiveView {
  let content: Content
  let actions: Actions
  let kind: ElementActions.Kind
  var allowsFullSwipe = true

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AttachedActionsNode(self, context)
  }
}

/// The node of a view with things to do: wraps its elements. The views of the actions are made when
/// they are asked for.
final class AttachedActionsNode<Content: View, Actions: View>: TypedNode<
  AttachedActionsView<Content, Actions>
>
{
  private var view: AttachedActionsView<Content, Actions>
  private var child: TypedNode<Content>!
  private var actions: ActionsNode<Actions>?
  private var entries: [ActionEntry] = []
  private var wrappers: [ObjectIdentifier: LayoutNode] = [:]

  init(_ view: AttachedActionsView<Content, Actions>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
  }

  override var showsOwnElements: Bool { true }

  override func makeChildContext() -> NodeContext {
    var context = super.makeChildContext()
    context.isLazy = false
    return context
  }

  override func update(_ view: AttachedActionsView<Content, Actions>) {
    self.view = view
    child.update(view.content)
    actions?.update(view.actions)
  }

  override func makeElements() -> [LayoutNode] {
    var kept: [ObjectIdentifier: LayoutNode] = [:]
    let elements = child.elements.map { element in
      let wrapper = wrappers[ObjectIdentifier(element)] ?? makeWrapper()
      wrapper.setChildren([element])
      kept[ObjectIdentifier(element)] = wrapper
      return wrapper
    }
    wrappers = kept
    for wrapper in wrappers.values { show(on: wrapper) }
    return elements
  }

  private func makeWrapper() -> LayoutNode {
    let element = RenderElement(self, .group(GroupProperties()))
    element.onEvent = { [unowned self] event in
      switch event {
      case .prepareActions: prepare()
      case .chose(let index):
        let all = entries.flattened
        if all.indices.contains(index) { all[index].perform() }
      default: break
      }
    }
    return PassthroughLayoutNode(self, element: element)
  }

  private func show(on wrapper: LayoutNode) {
    var attributes = ElementAttributes()
    attributes.actions = ElementActions(
      kind: view.kind, allowsFullSwipe: view.allowsFullSwipe, items: entries.map(\.item))
    wrapper.element?.attributes = attributes
  }

  private func prepare() {
    guard actions == nil else { return }
    actions = ActionsNode(view.actions, actionsContext) { [unowned self] entries, _ in
      self.entries = entries
      for wrapper in wrappers.values { show(on: wrapper) }
    }
  }

  /// The buttons are not the view's own: they have their own colours.
  private var actionsContext: NodeContext {
    var context = childContext
    context.environment = actionsEnvironment
    return context
  }

  private var actionsEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.tintColor = nil
    values[ButtonStyleKey.self] = nil
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    child.setEnvironment(childEnvironment)
    actions?.setEnvironment(actionsEnvironment)
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
    if let actions { action(actions) }
  }
}

extension View {
  /// A menu for the view, which the secondary button, a long press or the menu's key opens.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    AttachedActionsView(content: self, actions: menuItems(), kind: .menu)
  }

  /// A menu for the view. The preview is not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Buttons that a swipe uncovers at an end of a list's row; the first is at the very end. A swipe
  /// over most of the row presses it, if `allowsFullSwipe`.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    AttachedActionsView(
      content: self, actions: content(), kind: edge == .leading ? .leading : .trailing,
      allowsFullSwipe: allowsFullSwipe)
  }
}

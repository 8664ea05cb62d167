/// A thing to choose that was found in views, and what choosing it does.
struct ActionEntry: Equatable {
  var item: ActionItem
  weak var element: RenderElement?

  /// Which of the choices of the element this is, if it has several.
  var choice: Int?

  @MainActor
  func perform() {
    guard item.isEnabled else { return }
    if let choice {
      element?.send(.chose(choice))
      return
    }
    switch element?.content {
    case .toggle(let toggle)?: element?.send(.toggle(!toggle.isOn))
    default: element?.send(.activate)
    }
  }

  static func == (left: ActionEntry, right: ActionEntry) -> Bool {
    left.item == right.item && left.element === right.element && left.choice == right.choice
  }
}

/// The node of views that are shown nowhere themselves: the buttons in them become the items of a
/// menu, an alert or a bar.
final class ActionsNode<Content: View>: ContainerNode<Content> {
  private var child: TypedNode<Content>!
  private let onChange: ([ActionEntry], String) -> Void
  private var last: ([ActionEntry], String)?

  /// - Parameter onChange: Is told the items, and the texts that are no items, in every flush in which
  ///   they have changed.
  init(
    _ view: Content, _ context: NodeContext, onChange: @escaping ([ActionEntry], String) -> Void
  ) {
    self.onChange = onChange
    super.init(context)
    child = SwiftUICore.makeNode(view, childContext)
    let layout = RootLayoutNode(self)
    layout.onLayout = { [unowned self] in read() }
    start(layout, content: [child])
    layout.invalidateLayout()
  }

  override func update(_ view: Content) {
    child.update(view)
  }

  override func makeElements() -> [LayoutNode] { [] }

  override func refreshElements() {
    super.refreshElements()
    read()
  }

  private func read() {
    let entries = child.elements.flatMap(actionEntries)
    let text = entries.isEmpty ? layout.plainText : ""
    if let last, last == (entries, text) { return }
    last = (entries, text)
    onChange(entries, text)
  }
}

/// The things to choose in an element.
@MainActor
private func actionEntries(_ layout: LayoutNode) -> [ActionEntry] {
  if let element = layout.element {
    var item = ActionItem(title: layout.plainText)
    item.isEnabled = element.attributes.isEnabled
    item.systemImage = layout.firstSymbol
    switch element.content {
    case .button(let button):
      item.role = button.role
      item.isDefault = button.isDefault
      return [ActionEntry(item: item, element: element)]
    case .toggle(let toggle):
      item.title = toggle.title
      item.isChosen = toggle.isOn
      return [ActionEntry(item: item, element: element)]
    case .menu(let menu):
      return menu.items.enumerated().map {
        ActionEntry(item: $1, element: element, choice: $0)
      }
    case .picker(let picker):
      return picker.options.enumerated().map { index, title in
        item.title = title
        item.isChosen = index == picker.selection
        return ActionEntry(item: item, element: element, choice: index)
      }
    case .divider:
      item.isDivider = true
      return [ActionEntry(item: item, element: nil)]
    default: break
    }
  }
  return layout.children.flatMap(actionEntries)
}

extension LayoutNode {
  /// The name of the first symbol in here.
  var firstSymbol: String? {
    if case .image(let image)? = element?.content {
      switch image.source {
      case .system(let name), .named(let name): return name
      case .pixels: break
      }
    }
    for child in children {
      if let symbol = child.firstSymbol { return symbol }
    }
    return nil
  }
}

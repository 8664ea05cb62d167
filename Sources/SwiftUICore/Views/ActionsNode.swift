/// A thing to choose that was found in views, and what choosing it does.
struct ActionEntry: Equatable {
  var item: ActionItem
  weak var element: RenderElement?

  /// Which of the choices of the element this is, if it has several.
  var choice: Int?

  /// Those of a menu that this leads to, in the order in which choices are counted.
  var children: [ActionEntry] = []

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

  static var divider: ActionEntry {
    var item = ActionItem(title: "")
    item.isDivider = true
    return ActionEntry(item: item, element: nil)
  }

  /// Whether it does something.
  var isAction: Bool { !item.isDivider && !item.isHeader }

  static func == (left: ActionEntry, right: ActionEntry) -> Bool {
    left.item == right.item && left.element === right.element && left.choice == right.choice
  }
}

extension [ActionEntry] {
  /// All entries in the order in which choices are counted.
  var flattened: [ActionEntry] { flatMap { [$0] + $0.children } }

  /// Without dividers that divide nothing.
  fileprivate var tidied: [ActionEntry] {
    var result: [ActionEntry] = []
    for entry in self where !entry.item.isDivider || result.last?.item.isDivider == false {
      result.append(entry)
    }
    if result.last?.item.isDivider == true { result.removeLast() }
    return result
  }
}

/// A field that was found in views.
struct FieldEntry: Equatable {
  var field: AlertProperties.Field
  weak var element: RenderElement?

  static func == (left: FieldEntry, right: FieldEntry) -> Bool {
    left.field == right.field && left.element === right.element
  }
}

/// The node of views that are shown nowhere themselves: the buttons in them become the items of a
/// menu, an alert or a bar.
final class ActionsNode<Content: View>: ContainerNode<Content> {
  private struct Found: Equatable {
    var entries: [ActionEntry] = []
    var fields: [FieldEntry] = []
    var text = ""
  }

  private var child: TypedNode<Content>!
  private let onChange: ([ActionEntry], String) -> Void
  private var last: Found?

  /// - Parameter onChange: Is told the items, and the texts that are no items, in every flush in which
  ///   they, or the fields, have changed.
  init(
    _ view: Content, _ context: NodeContext, onChange: @escaping ([ActionEntry], String) -> Void
  ) {
    self.onChange = onChange
    super.init(context)
    child = SwiftUICore.makeNode(view, childContext)
    let layout = RootLayoutNode(self)
    layout.onLayout = { [weak self] in self?.read() }
    start(layout, content: [child])
    layout.invalidateLayout()
  }

  /// The fields in the views.
  var fields: [FieldEntry] { last?.fields ?? [] }

  override func update(_ view: Content) {
    child.update(view)
  }

  override func makeElements() -> [LayoutNode] { [] }

  override func refreshElements() {
    super.refreshElements()
    read()
  }

  private func read() {
    var found = Found()
    found.entries = actionEntries(in: child).tidied
    found.fields = child.elements.flatMap(fieldEntries)
    found.text = found.entries.isEmpty ? layout.plainText : ""
    if let last, last == found { return }
    last = found
    // What is found is mounted nowhere, and so nobody else is told of its changes.
    for element in found.entries.map(\.element) + found.fields.map(\.element) {
      element?.didChange = { [weak self] in
        if let self, !isRemoved { host.add(refresh: self) }
      }
    }
    onChange(found.entries, found.text)
  }
}

/// The things to choose in a node's views. Sections are set off from others.
@MainActor
private func actionEntries(in node: ViewNode) -> [ActionEntry] {
  if let section = node as? any SectionRows {
    var found = [ActionEntry.divider]
    let title = section.header?.elements.map(\.plainText).joined(separator: " ") ?? ""
    if !title.isEmpty {
      var item = ActionItem(title: title)
      item.isHeader = true
      found.append(ActionEntry(item: item, element: nil))
    }
    return found + actionEntries(in: section.rows) + [.divider]
  }
  if node.showsOwnElements { return node.elements.flatMap(actionEntries) }
  var found: [ActionEntry] = []
  node.forEachChild { found += actionEntries(in: $0) }
  return found
}

/// The things to choose in an element.
@MainActor
private func actionEntries(_ layout: LayoutNode) -> [ActionEntry] {
  if let element = layout.element {
    var item = ActionItem(title: layout.plainText)
    item.isEnabled = element.attributes.isEnabled
    item.systemImage = layout.firstSymbol
    item.tint = element.attributes.tint
    switch element.content {
    case .button(let button):
      item.role = button.role
      item.isDefault = button.isDefault
      item.shortcut = button.shortcut
      return [ActionEntry(item: item, element: element)]
    case .toggle(let toggle):
      item.title = toggle.title
      item.isChosen = toggle.isOn
      return [ActionEntry(item: item, element: element)]
    case .menu(let menu):
      item.items = menu.items
      let children = menu.items.flattened.enumerated().map {
        ActionEntry(item: $1, element: element, choice: $0)
      }
      return [ActionEntry(item: item, element: element, children: children)]
    case .picker(let picker):
      return picker.options.enumerated().map { index, title in
        item.title = title
        item.isChosen = index == picker.selection
        return ActionEntry(item: item, element: element, choice: index)
      }
    case .divider: return [.divider]
    default: break
    }
  }
  return layout.children.flatMap(actionEntries)
}

/// The fields in an element.
@MainActor
private func fieldEntries(_ layout: LayoutNode) -> [FieldEntry] {
  if let element = layout.element, case .field(let field) = element.content {
    return [
      FieldEntry(
        field: AlertProperties.Field(
          text: field.text, prompt: field.prompt, isSecure: field.isSecure), element: element)
    ]
  }
  return layout.children.flatMap(fieldEntries)
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

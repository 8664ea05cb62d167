/// Views of which one is seen, with a bar to choose it by. Apple's `SwiftUI.TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// The view whose tag is `selection` is seen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TabsNode(self, context)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension View {
  /// What a tab view shows in its bar for this view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Label: View>: View, PrimitiveView {
  let content: Content
  let label: Label

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TabItemNode(self, context)
  }
}

/// What a tab view knows of one of its tabs.
enum TabTrait: TraitKey {
  static var defaultValue: (any TabItem)? { nil }
}

@MainActor
protocol TabItem: AnyObject {
  var item: ActionItem { get }
  func setSelected(_ isSelected: Bool)
}

/// The node of a tab. Its content is made when the tab is chosen for the first time, and stays.
private final class TabItemNode<Content: View, Label: View>: TypedNode<TabItemView<Content, Label>>,
  TabItem, VisibilityGate
{
  private var view: TabItemView<Content, Label>
  private var child: TypedNode<Content>?
  private var label: TypedNode<Label>!

  /// Stands for the content, whether it has been made or not.
  private var place: PassthroughLayoutNode!
  private(set) var isOpen = false

  init(_ view: TabItemView<Content, Label>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    label = SwiftUICore.makeNode(view.label, childContext)
    place = PassthroughLayoutNode(self)
    place.setTrait(TabTrait.self, self)
    readRemarks()
  }

  /// What the content says to the tab view, which wants to know before it is made.
  private func readRemarks() {
    let content = view.content as? any RemarkingView
    if let tag = content?.remarkedTag { place.setTrait(TagTrait.self, tag) }
    place.setTrait(BadgeTrait.self, content?.remarkedBadge)
  }

  override func update(_ view: TabItemView<Content, Label>) {
    self.view = view
    child?.update(view.content)
    label.update(view.label)
    readRemarks()
    traitDidChange()
  }

  override var showsOwnElements: Bool { true }

  override func makeElements() -> [LayoutNode] {
    place.setChildren(child?.elements ?? [])
    return [place]
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if let child { action(child) }
    action(label)
  }

  var item: ActionItem {
    let elements = label.elements
    var item = ActionItem(
      title: elements.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " "))
    item.systemImage = elements.lazy.compactMap(\.firstSymbol).first
    return item
  }

  func setSelected(_ isSelected: Bool) {
    guard isSelected != isOpen else { return }
    isOpen = isSelected
    guard isSelected else {
      child?.setAllShown(false)
      return
    }
    if child == nil {
      child = SwiftUICore.makeNode(view.content, childContext)
      elementsDidChange()
    }
    host.afterUpdate { [weak self] in
      guard let self, self.isOpen, !self.isBehindGate else { return }
      self.child?.setAllShown(true)
    }
  }
}

/// A view of which can be told without a node what it says to a tab view.
@MainActor
protocol RemarkingView {
  var remarkedTag: AnyHashable? { get }
  var remarkedBadge: Text? { get }
}

extension ModifiedContent: RemarkingView where Content: View, Modifier: ViewModifier {
  var remarkedTag: AnyHashable? {
    (modifier as? TraitModifier<TagTrait>)?.value ?? (content as? any RemarkingView)?.remarkedTag
  }

  var remarkedBadge: Text? {
    (modifier as? TraitModifier<BadgeTrait>)?.value
      ?? (content as? any RemarkingView)?.remarkedBadge
  }
}

private final class TabsNode<SelectionValue: Hashable, Content: View>: ContainerNode<
  TabView<SelectionValue, Content>
>, TraitReader
{
  private var view: TabView<SelectionValue, Content>
  private var child: TypedNode<Content>!
  private var own = 0

  init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    let element = RenderElement(self, .tabs(TabsProperties(items: [], selection: 0)))
    element.onEvent = { [unowned self] event in
      if case .chose(let index) = event { choose(index) }
    }
    start(TabsLayoutNode(self, element: element), content: [child])
  }

  private func choose(_ index: Int) {
    let elements = layout.children
    guard elements.indices.contains(index) else { return }
    if let selection = view.selection {
      if let value = tag(elements[index], index) { selection.wrappedValue = value }
      layout.element?.reassert()
    } else {
      own = index
      host.add(refresh: self)
    }
  }

  private func tag(_ element: LayoutNode, _ index: Int) -> SelectionValue? {
    (element.explicitTrait(TagTrait.self) ?? element.explicitTrait(IDTrait.self) ?? nil)?.base
      as? SelectionValue ?? index as? SelectionValue
  }

  override func update(_ view: TabView<SelectionValue, Content>) {
    self.view = view
    child.update(view.content)
    host.add(refresh: self)
  }

  override func evaluate() {
    isDirty = false
    host.add(refresh: self)
  }

  override func refreshElements() {
    super.refreshElements()
    let elements = layout.children
    var index = min(own, max(0, elements.count - 1))
    if let selection = view.selection {
      let value = tracking { selection.wrappedValue }
      index = elements.indices.first { tag(elements[$0], $0) == value } ?? 0
    }
    let items = elements.map { $0.explicitTrait(TabTrait.self) ?? nil }
    let layout = unsafeDowncast(layout!, to: TabsLayoutNode.self)
    layout.selected = index
    layout.element?.content = .tabs(
      TabsProperties(
        items: zip(elements, items).map { element, tab in
          var item = tab?.item ?? ActionItem(title: "")
          item.badge = element.trait(BadgeTrait.self)?.plainString(in: environment)
          return item
        }, selection: index))
    layout.element?.attributes = environment.elementAttributes
    for (place, item) in items.enumerated() { item?.setSelected(place == index) }
  }
}

/// The layout of a tab view: all tabs have the space that the bar leaves; one is drawn.
private final class TabsLayoutNode: LayoutNode {
  var selected = 0 {
    didSet {
      guard selected != oldValue else { return }
      structureDidChange()
      invalidateLayout()
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: host.renderer.insets(of: element!))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = host.renderer.insets(of: element!)
    let content =
      children.indices.contains(selected)
      ? children[selected].sizeThatFits(inner(proposal)) : .zero
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: proposal.height ?? content.height + insets.vertical)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let insets = host.renderer.insets(of: element!)
    let space = CGSize(
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
    return children.map { child in
      let content = child.sizeThatFits(inner(proposal))
      return Placement(
        origin: CGPoint(
          x: insets.leading + (space.width - content.width) / 2,
          y: insets.top + (space.height - content.height) / 2), proposal: inner(proposal))
    }
  }

  override var drawingOrder: [LayoutNode] {
    children.indices.contains(selected) ? [children[selected]] : []
  }
}

/// A page of a navigation, with its bar.
final class PageNode: ContainerNode<Void>, VisibilityGate, PreferenceReader {
  private var child: ViewNode!
  private let onBack: () -> Void
  private var settings = PageSettings()
  private let hasBack: Bool

  var isOpen = true {
    didSet {
      guard isOpen != oldValue else { return }
      if isOpen {
        host.afterUpdate { [weak self] in self?.showIfOpen() }
      } else {
        setContentShown(false)
      }
    }
  }

  /// - Parameter make: Makes the node of the content.
  init(
    _ context: NodeContext, hasBack: Bool, onBack: @escaping () -> Void,
    make: (NodeContext) -> ViewNode
  ) {
    self.onBack = onBack
    self.hasBack = hasBack
    super.init(context)
    child = make(childContext)
    let element = RenderElement(self, .page(PageProperties()))
    element.onEvent = { [unowned self] in handle($0) }
    start(PageLayoutNode(self, element: element), content: [child])
    host.add(reader: self)
    apply()
  }

  var pageContent: ViewNode { child }

  private let editMode = StateLocation(EditMode.inactive)

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.setDefaultEditMode(editMode)
    return values
  }

  private func showIfOpen() {
    if isOpen, !isBehindGate { setContentShown(true) }
  }

  private func setContentShown(_ shown: Bool) {
    child.setAllShown(shown)
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(PageSettings.self) }
  var readerDepth: Int { depth }

  func readPreference() {
    guard !isRemoved else { return }
    settings = preference(PageSettings.self)
    apply()
  }

  /// What is inside is of no interest to a navigation further out.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into values: inout Key.Value?
  ) {
    if key != PageSettings.self { super.collectPreference(key, into: &values) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    apply()
  }

  override func willRemove() {
    host.remove(reader: self)
  }

  private func apply() {
    guard let element = layout?.element else { return }
    var properties = PageProperties()
    properties.title = settings.title ?? ""
    properties.isLarge = settings.isLarge ?? false
    properties.hidesBar = settings.hidesBar ?? false
    properties.hasBack = hasBack && settings.hidesBack != true
    properties.tools = settings.tools.map { .init(item: $0.entry.item, isLeading: $0.isLeading) }
    properties.search = settings.search.map { .init(text: $0.text, prompt: $0.prompt) }
    element.content = .page(properties)
    element.attributes = environment.elementAttributes
  }

  private func handle(_ event: ElementEvent) {
    switch event {
    case .back: onBack()
    case .tool(let index) where settings.tools.indices.contains(index):
      settings.tools[index].entry.perform()
    case .toolItem(let index, let choice) where settings.tools.indices.contains(index):
      let items = settings.tools[index].entry.children
      if items.indices.contains(choice) { items[choice].perform() }
    case .search(let text): settings.search?.set(text)
    case .submitSearch: settings.search?.submit()
    default: break
    }
  }
}

/// The layout of a page: its content in the middle of what the bar leaves.
final class PageLayoutNode: LayoutNode {
  private var stack: StackArrangement {
    StackArrangement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil,
      defaultSpacing: host.renderer.metrics.spacing)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = host.renderer.insets(of: element!)
    let content = stack.size(children, proposal.inset(by: insets))
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: proposal.height ?? content.height + insets.vertical)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let insets = host.renderer.insets(of: element!)
    let inner = proposal.inset(by: insets)
    let content = stack.size(children, inner)
    let x = insets.leading + (size.width - insets.horizontal - content.width) / 2
    let y = insets.top + (size.height - insets.vertical - content.height) / 2
    return stack.placements(children, inner).map {
      Placement(
        origin: CGPoint(x: $0.origin.x + x, y: $0.origin.y + y), proposal: $0.proposal)
    }
  }
}

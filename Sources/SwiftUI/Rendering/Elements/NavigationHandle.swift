internal import Gtk

/// Pages over one another, of which the last one is seen.
@MainActor
final class NavigationHandle: ElementHandle {
  private let content: ContentBox

  /// Where the keyboard was on pages that others are over.
  private var bookmarks: [ObjectIdentifier: FocusBookmark] = [:]
  private weak var shownPage: Gtk.Widget?
  private var hasShownPage = false

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    super.init(element, renderer, widget: content)
    content.clipsToBounds = true
    let keys = KeyController()
    keys.onPress = { [weak self] in self?.pressed($0) ?? false }
    content.add(keys)
  }

  override var box: ContentBox? { content }

  /// Goes back if a key says so: Escape, or Alt and the arrow to where one came from. Gives whether
  /// there was a page to go back to.
  func pressed(_ key: KeyEvent) -> Bool {
    let isMirrored = element.children.last?.attributes.isRightToLeft == true
    let arrow = isMirrored ? "Right" : "Left"
    let isBack =
      key.name == "Escape" && key.modifiers.isEmpty || key.name == arrow && key.modifiers == .alt
    return isBack && goBack()
  }

  private func goBack() -> Bool {
    guard let page = element.children.last(where: { $0.effect?.isLeaving != true }),
      case .page(let properties) = page.content, properties.hasBack
    else { return false }
    page.send(.back)
    return true
  }

  override func childrenDidChange() {
    renderer.afterCommit { [weak self] in self?.showTopPage() }
  }

  /// A page begins to slide, or has come to rest.
  override func childEffectDidChange() { childrenDidChange() }

  /// Shows the last page, and the one below while that one slides.
  private func showTopPage() {
    let old = shownPage
    let top = element.children.last { $0.effect?.isLeaving != true }
    let new = top.flatMap { renderer.handle(of: $0)?.widget }
    let isFirst = !hasShownPage
    hasShownPage = hasShownPage || new != nil
    let hadFocus = content.containsFocus || !content.isMapped || !renderer.hasFocus
    if let old, old !== new, content.children.contains(old) {
      bookmarks[ObjectIdentifier(old)] = FocusBookmark(in: old)
    }
    var isSeen = true
    for page in element.children.reversed() {
      guard let handle = renderer.handle(of: page) else { continue }
      handle.widget.isVisible = isSeen
      if page.effect == nil { isSeen = false }
    }
    shownPage = new
    bookmarks = bookmarks.filter { mark in
      content.children.contains { ObjectIdentifier($0) == mark.key }
    }
    renderer.titleDidChange()
    if let new, new !== old, !isFirst, hadFocus { moveFocus(to: new) }
  }

  /// Gives the keyboard to a page: to where it was, else to its first part that wants it.
  private func moveFocus(to page: Gtk.Widget) {
    let mark = bookmarks.removeValue(forKey: ObjectIdentifier(page))
    if mark?.restore(in: page) != true, !page.containsFocus {
      // What is on the page comes before its bar.
      let parts = (page as? ContentBox)?.children ?? []
      _ = (parts.filter { !($0 is HeaderBar) } + parts).first { $0.focusFirst() }
    }
    guard let wanted = FocusBookmark(in: page) else { return }
    // The toolkit gives the keyboard of what has gone to something else, at the next frame.
    var frames = 0
    page.onFrame { [weak page, weak self] _ in
      guard let page, let self, shownPage === page else { return false }
      if FocusBookmark(in: page) != wanted { wanted.restore(in: page) }
      frames += 1
      return frames < 2
    }
  }
}

/// A page of a navigation, with its header bar.
@MainActor
final class PageHandle: ElementHandle {
  private let content: ContentBox
  private let header = HeaderBar()
  private let title = Gtk.Label()
  private var search: SearchEntry?
  private var buttons: [Gtk.Widget] = []
  private let menu = MenuPopover()
  private lazy var keys = WindowKeys(content)

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    super.init(element, renderer, widget: content)
    content.addClass("background")
    title.addClass("title")
    title.lineLimit = 1
    title.setAccessibleRole(.heading)
    header.setTitleWidget(title)
    content.insert(header)
  }

  override var box: ContentBox? { content }

  /// Whether the page has a bar at the top of the window, which then needs none.
  var hasBar: Bool {
    if case .page(let properties) = element.content { return !properties.hidesBar }
    return false
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .page(let new) = element.content else { return }
    var before: PageProperties?
    if case .page(let properties)? = old { before = properties }
    title.text = new.title
    header.isVisible = !new.hidesBar
    if before == nil || before?.hasBack != new.hasBack || before?.tools != new.tools {
      rebuildButtons(new)
      watchKeys(new)
    }
    show(new.search)
    if !new.title.isEmpty { renderer.titleDidChange() }
  }

  /// The title that the window has while the page is seen.
  var pageTitle: String { title.text }

  /// The keys of tools, and of what is in their menus.
  private func watchKeys(_ properties: PageProperties) {
    let choices = properties.tools.enumerated().flatMap { tool, properties in
      [(tool: tool, item: properties.item, choice: Int?.none)]
        + (properties.item.items ?? []).flattened.enumerated().map { (tool, $1, $0) }
    }
    keys.watch(choices.map(\.item.shortcut)) { [weak self] index in
      let (tool, item, choice) = choices[index]
      guard item.isEnabled else { return }
      self?.element.send(choice.map { .toolItem(tool, $0) } ?? .tool(tool))
    }
  }

  private func rebuildButtons(_ properties: PageProperties) {
    let focused = buttons.firstIndex { $0.containsFocus }
    for button in buttons { button.removeFromParent() }
    buttons = []
    if properties.hasBack {
      let back = Gtk.Button(iconName: "go-previous-symbolic")
      back.setAccessibleLabel("Back")
      back.tooltip = "Back"
      back.on(.clicked) { [weak self] in self?.element.send(.back) }
      header.addLeading(back)
      buttons.append(back)
    }
    var trailing: [Gtk.Button] = []
    for (index, tool) in properties.tools.enumerated() {
      let button = Self.makeButton(tool.item)
      button.on(.clicked) { [weak self, unowned button] in
        if tool.item.items == nil {
          self?.element.send(.tool(index))
        } else {
          self?.openMenu(of: index, at: button)
        }
      }
      if tool.isLeading { header.addLeading(button) } else { trailing.append(button) }
      buttons.append(button)
    }
    // The bar puts them from its end inwards.
    for button in trailing.reversed() { header.addTrailing(button) }
    header.setRightToLeft(element.attributes.isRightToLeft)
    if let focused, buttons.indices.contains(focused) { buttons[focused].grabFocus() }
  }

  /// Opens the menu that is the tool at an index.
  private func openMenu(of index: Int, at button: Gtk.Button) {
    guard case .page(let properties) = element.content, properties.tools.indices.contains(index),
      let items = properties.tools[index].item.items
    else { return }
    if menu.isOpen { return menu.close() }
    menu.open(
      [.init(items: items) { [weak self] in self?.element.send(.toolItem(index, $0)) }], at: button)
  }

  override func didDestroy() {
    menu.remove()
    super.didDestroy()
  }

  override func directionDidChange() { header.setRightToLeft(element.attributes.isRightToLeft) }

  private static func makeButton(_ item: ActionItem) -> Gtk.Button {
    let button: Gtk.Button
    if let symbol = item.systemImage {
      button = Gtk.Button(iconName: SymbolNames.icon(for: symbol))
      button.setAccessibleLabel(item.title.isEmpty ? symbol : item.title)
      if !item.title.isEmpty { button.tooltip = item.title }
    } else {
      button = Gtk.Button(item.title)
    }
    button.isEnabled = item.isEnabled
    if item.isDefault { button.addClass("suggested-action") }
    if item.role == .destructive { button.addClass("destructive-action") }
    return button
  }

  private func show(_ properties: PageProperties.Search?) {
    guard let properties else {
      if search != nil { header.setTitleWidget(title) }
      search = nil
      return
    }
    let entry = search ?? makeSearch()
    entry.placeholder = properties.prompt
    entry.withoutSignals { entry.text = properties.text }
  }

  private func makeSearch() -> SearchEntry {
    let entry = SearchEntry()
    entry.widthInCharacters = 28
    entry.on(.changed) { [weak self] text in self?.element.send(.search(text)) }
    entry.on(.activated) { [weak self] in self?.element.send(.submitSearch) }
    header.setTitleWidget(entry)
    search = entry
    return entry
  }

  override func frameDidChange(from old: CGRect?) {
    content.put(
      header, in: CGRect(x: 0, y: 0, width: frame.width, height: renderer.sizes.headerBar))
  }
}

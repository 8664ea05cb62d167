internal import Gtk

/// Moves its content in its frame.
@MainActor
final class ScrollHandle: ElementHandle {
  private let scroller: ScrolledWindow
  private let content: ContentBox

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    scroller = ScrolledWindow(child: content)
    super.init(element, renderer, widget: scroller)
    scroller.on(.scrolled) { [weak self] offset in self?.element.send(.scroll(offset)) }
    scroller.on(.resized) { [weak self] in self?.move() }
    scroller.on(.scrolledHorizontally) { [weak self] offset in
      self?.element.send(.scroll(offset))
    }
  }

  override var box: ContentBox? { content }

  /// To where the content is to be moved once it is large enough.
  private var target: CGPoint?

  private func move() {
    guard let target else { return }
    scroller.offset = target
    let reached = scroller.offset
    if abs(reached.x - target.x) < 1, abs(reached.y - target.y) < 1 { self.target = nil }
  }

  private var refreshKeys: KeyController?

  private func watchRefresh() {
    guard refreshKeys == nil else { return }
    let keys = KeyController()
    keys.onPress = { [weak self] key in self?.refresh(key) ?? false }
    scroller.add(keys)
    refreshKeys = keys
    scroller.on(.overshot) { [weak self] edge in
      if edge == .top { self?.element.send(.refresh) }
    }
  }

  private func refresh(_ key: KeyEvent) -> Bool {
    guard key.name == "F5" else { return false }
    element.send(.refresh)
    return true
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .scroll(let properties) = element.content else { return }
    func policy(_ axis: Axis.Set) -> ScrolledWindow.Policy {
      guard properties.axes.contains(axis) else { return .never }
      return properties.showsIndicators ? .automatic : .hidden
    }
    scroller.setPolicy(horizontal: policy(.horizontal), vertical: policy(.vertical))
    if properties.isRefreshable { watchRefresh() }
    // Along an axis that is not scrolled the content has what the frame gives it.
    content.wanted = CGSize(
      width: properties.axes.contains(.horizontal) ? properties.contentSize.width : 0,
      height: properties.axes.contains(.vertical) ? properties.contentSize.height : 0)
    var before: ScrollTarget?
    if case .scroll(let old)? = old { before = old.target }
    if let new = properties.target, new != before {
      target = new.offset
      move()
    }
  }
}

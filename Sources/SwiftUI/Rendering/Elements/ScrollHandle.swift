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
    scroller.on(.scrolledHorizontally) { [weak self] offset in
      self?.element.send(.scroll(offset))
    }
  }

  override var box: ContentBox? { content }

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
  }
}

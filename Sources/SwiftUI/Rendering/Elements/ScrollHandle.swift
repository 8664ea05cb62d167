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

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .scroll(let properties) = element.content else { return }
    func policy(_ axis: Axis.Set) -> ScrolledWindow.Policy {
      guard properties.axes.contains(axis) else { return .never }
      return properties.showsIndicators ? .automatic : .hidden
    }
    scroller.setPolicy(horizontal: policy(.horizontal), vertical: policy(.vertical))
    // Along an axis that is not scrolled the content has what the frame gives it.
    content.wanted = CGSize(
      width: properties.axes.contains(.horizontal) ? properties.contentSize.width : 0,
      height: properties.axes.contains(.vertical) ? properties.contentSize.height : 0)
  }
}

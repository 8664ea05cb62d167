internal import Gtk

/// Content in place of all that is in the window.
@MainActor
final class CoverHandle: ElementHandle {
  private let content: ContentBox

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    content.addClass("background")
    super.init(element, renderer, widget: content)
  }

  override var box: ContentBox? { content }

  /// Shows the content in front of what is in `base`.
  func present(in base: ContentBox) {
    base.append(decoration: content)
    fill(base, base.size)
  }

  func fill(_ base: ContentBox, _ size: CGSize) {
    element.resize(to: size)
    base.put(content, in: CGRect(origin: .zero, size: size))
  }

  func dismiss() {
    (content.parent as? ContentBox)?.takeOut(content)
  }
}

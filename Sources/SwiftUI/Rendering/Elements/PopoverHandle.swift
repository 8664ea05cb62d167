internal import Gtk

/// Content in a bubble that points to what it is about.
@MainActor
final class PopoverHandle: ElementHandle {
  private let content: ContentBox
  private let popover: Popover
  private var closed: SignalConnection?

  private static let most = CGSize(width: 480, height: 560)

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    popover = Popover(child: content)
    super.init(element, renderer, widget: content)
  }

  override var box: ContentBox? { content }

  /// Opens the bubble at `anchor`, or where in it the properties say.
  func present(at anchor: Gtk.Widget) {
    guard case .sheet(let properties) = element.content else { return }
    fit()
    closed = popover.on(.closed) { [weak self] in
      self?.closed = nil
      self?.element.send(.dismiss)
    }
    let side: Popover.Side =
      switch properties.edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    popover.open(
      at: anchor, pointingTo: properties.anchor.width > 0 ? properties.anchor : nil, side: side)
  }

  override func frameDidChange(from old: CGRect?) { fit() }

  /// The bubble is as large as its content would like to be, within limits.
  private func fit() {
    let most = Self.most
    if frame.width > most.width || frame.height > most.height {
      element.resize(
        to: CGSize(width: min(frame.width, most.width), height: min(frame.height, most.height)))
    }
    content.wanted = CGSize(
      width: min(frame.width, most.width), height: min(frame.height, most.height))
  }

  func dismiss() {
    closed?.cancel()
    closed = nil
    popover.close()
  }

  /// Takes the bubble away at once: what it points to is about to go.
  func remove() {
    closed?.cancel()
    closed = nil
    popover.remove()
  }

  override func didDestroy() {
    remove()
    super.didDestroy()
  }
}

internal import CGtk
public import Foundation

/// A bubble above a window that points to a widget. It closes when something else is clicked.
@MainActor
public final class Popover: Bin {
  /// On which side of the widget it is, if there is space.
  public enum Side: Sendable {
    case top
    case bottom
    case leading
    case trailing

    @MainActor var gtk: GtkPositionType {
      switch self {
      case .top: GTK_POS_TOP
      case .bottom: GTK_POS_BOTTOM
      case .leading: Appearance.isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
      case .trailing: Appearance.isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
      }
    }
  }

  /// What it points to while it is open.
  public private(set) weak var anchor: Widget?

  /// Keeps it while it is open.
  private var whileOpen: Popover?

  public init(child: Widget? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_popover_new()!))
    setChild(child)
    // Keys that are pressed in it do not come to the window.
    mnemonics = Mnemonics(of: self)
    connect("closed") { [weak self] _ in
      self?.giveFocusBack()
      // Not within the signal, which goes on using the popover's place in the window.
      DispatchQueue.main.async { self?.detach() }
    }
  }

  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  public var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(pointer()) != 0 }
    set { gtk_popover_set_has_arrow(pointer(), newValue ? 1 : 0) }
  }

  public var isOpen: Bool { whileOpen != nil && isVisible }

  /// Opens it next to `anchor`, or next to a part of it in its coordinates.
  public func open(at anchor: Widget, pointingTo rect: CGRect? = nil, side: Side = .bottom) {
    detach()
    self.anchor = anchor
    whileOpen = self
    gtk_widget_set_parent(widget, anchor.widget)
    gtk_popover_set_position(pointer(), side.gtk)
    if let rect {
      var rectangle = GdkRectangle(
        x: gint(rect.minX), y: gint(rect.minY), width: gint(rect.width), height: gint(rect.height))
      gtk_popover_set_pointing_to(pointer(), &rectangle)
    }
    gtk_popover_popup(pointer())
  }

  /// Closes it and emits `closed`.
  public func close() {
    guard whileOpen != nil else { return }
    gtk_popover_popdown(pointer())
  }

  /// Takes it away at once: what it points to is about to go.
  public func remove() {
    guard whileOpen != nil else { return }
    let kept = whileOpen
    anchor = nil
    whileOpen = nil
    giveFocusBack()
    gtk_widget_set_visible(widget, 0)
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    withExtendedLifetime(kept) {}
  }

  /// Takes the keyboard out of it. GTK leaves it there, and then keeps what has it for good if the
  /// popover leaves the window soon.
  private func giveFocusBack() {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return }
    let anchor = gtk_widget_get_parent(widget)
    if anchor == nil || gtk_widget_grab_focus(anchor) == 0 { gtk_root_set_focus(root, nil) }
  }

  private func detach() {
    guard whileOpen != nil, !isVisible || anchor == nil else { return }
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    anchor = nil
    whileOpen = nil
  }

  override func install(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    gtk_popover_set_child(self.pointer(), pointer)
  }
}

extension Signal where Owner: Popover, Value == Void {
  public static var closed: Self { Self("closed") }
}

internal import CGtk

/// The bar at the top of a window, with the title and the window's buttons.
@MainActor
public final class HeaderBar: Widget {
  private var children: [Widget] = []
  private var titleWidget: Widget?

  public init() {
    super.init(adopting: UnsafeMutableRawPointer(adw_header_bar_new()!))
  }

  /// Adds `child` at the leading end, after those that are there.
  public func addLeading(_ child: Widget) {
    adopt(child)
    adw_header_bar_pack_start(opaque, child.widget)
  }

  /// Adds `child` at the trailing end, before those that are there.
  public func addTrailing(_ child: Widget) {
    adopt(child)
    adw_header_bar_pack_end(opaque, child.widget)
  }

  /// Shows `child` in place of the window's title; `nil` shows the title again.
  public func setTitleWidget(_ child: Widget?) {
    titleWidget?.parent = nil
    child?.removeFromParent()
    child?.parent = self
    titleWidget = child
    adw_header_bar_set_title_widget(opaque, child?.widget)
  }

  /// Whether the window's own buttons are shown.
  public var showsWindowButtons: Bool {
    get { adw_header_bar_get_show_end_title_buttons(opaque) != 0 }
    set {
      adw_header_bar_set_show_start_title_buttons(opaque, newValue ? 1 : 0)
      adw_header_bar_set_show_end_title_buttons(opaque, newValue ? 1 : 0)
    }
  }

  override func remove(_ child: Widget) {
    if child === titleWidget {
      setTitleWidget(nil)
    } else if let index = children.firstIndex(of: child) {
      children.remove(at: index)
      adw_header_bar_remove(opaque, child.widget)
      child.parent = nil
    }
  }

  private func adopt(_ child: Widget) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }
}

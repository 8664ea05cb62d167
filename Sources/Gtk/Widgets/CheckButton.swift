internal import CGtk

/// A box to tick, with a text; a radio button if it is in a group.
@MainActor
public final class CheckButton: Widget {
  private var toggling: AccessibleAction?

  public init(_ text: String = "", isActive: Bool = false) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_check_button_new_with_label(text)!))
    self.isActive = isActive
    // GTK has none that other programs see.
    toggling = AccessibleAction(widget, group: "check", name: "toggle") { [weak self] in
      if let self, gtk_widget_is_sensitive(widget) != 0 { activate() }
    }
  }

  public var text: String {
    get { gtk_check_button_get_label(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_check_button_set_label(pointer(), newValue) }
  }

  public var isActive: Bool {
    get { gtk_check_button_get_active(pointer()) != 0 }
    set { gtk_check_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Neither on nor off, until it is clicked.
  public var isIndeterminate: Bool {
    get { gtk_check_button_get_inconsistent(pointer()) != 0 }
    set { gtk_check_button_set_inconsistent(pointer(), newValue ? 1 : 0) }
  }

  /// Of the buttons in a group one is on at a time.
  public func join(_ other: CheckButton) {
    gtk_check_button_set_group(pointer(), other.pointer())
  }
}

extension Signal where Owner: CheckButton, Value == Bool {
  public static var toggled: Self { Self(name: "toggled") { owner, _ in owner.isActive } }
}

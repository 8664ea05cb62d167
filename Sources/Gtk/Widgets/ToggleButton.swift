internal import CGtk

/// A button that stays pressed.
@MainActor
public final class ToggleButton: Button {
  public init(_ text: String = "", isActive: Bool = false) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new_with_label(text)!))
    self.isActive = isActive
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Of the buttons in a group one is pressed at a time.
  public func join(_ other: ToggleButton) {
    gtk_toggle_button_set_group(pointer(), other.pointer())
  }
}

extension Signal where Owner: ToggleButton, Value == Bool {
  public static var toggled: Self { Self(name: "toggled") { owner, _ in owner.isActive } }
}

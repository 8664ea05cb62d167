internal import CGtk

extension Widget {
  /// Whether it is laid out from right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Sets the direction of the widget and, if `deeply`, of all that is in it now; `nil` is that of the
  /// program.
  public func setRightToLeft(_ isRightToLeft: Bool?, deeply: Bool = true) {
    let direction =
      isRightToLeft.map { $0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR } ?? GTK_TEXT_DIR_NONE
    Self.set(direction, of: widget, deeply)
  }

  private static func set(
    _ direction: GtkTextDirection, of pointer: UnsafeMutablePointer<GtkWidget>, _ deeply: Bool
  ) {
    gtk_widget_set_direction(pointer, direction)
    guard deeply else { return }
    var child = gtk_widget_get_first_child(pointer)
    while let next = child {
      set(direction, of: next, true)
      child = gtk_widget_get_next_sibling(next)
    }
  }
}

extension Signal where Owner: Widget, Value == Void {
  /// The widget's direction is another one.
  public static var directionChanged: Self { Self("direction-changed") }
  /// How many of the display's pixels make one of the program's.
  public static var scaleFactorChanged: Self { Self("notify::scale-factor") }
}

internal import CGtk

/// The class of GTK widgets whose size, children's places and drawing are decided in Swift.
@MainActor
enum LayoutClass {
  static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "TributaryLayoutBox", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in LayoutClass.initialize(classPointer!) },
    guint(MemoryLayout<GtkWidget>.size), nil, G_TYPE_FLAG_NONE)

  /// The functions of the class above, for what is not decided here.
  private static let parent = g_type_class_peek_parent(g_type_class_ref(type))!
    .assumingMemoryBound(to: GObjectClass.self)

  private static func initialize(_ pointer: gpointer) {
    let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.get_request_mode = { widget in
      LayoutClass.box(widget)?.requestMode.gtk ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widgetClass.pointee.measure = { widget, axis, other, minimum, natural, baseline, baseline2 in
      let measure =
        LayoutClass.box(widget)?.measureContent(Orientation(axis), for: Int(other))
        ?? Measure(natural: 0)
      minimum?.pointee = gint(clamping: measure.minimum)
      natural?.pointee = gint(clamping: measure.natural)
      baseline?.pointee = gint(clamping: measure.baseline)
      baseline2?.pointee = gint(clamping: measure.baseline)
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      LayoutClass.box(widget)?.allocate(width: Int(width), height: Int(height))
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      LayoutClass.box(widget)?.draw(Snapshot(snapshot!, of: widget!))
    }
    let objectClass = pointer.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.dispose = { object in
      // GTK complains of a widget that ends before its children.
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      LayoutClass.parent.pointee.dispose(object)
    }
  }

  private static func box(_ widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutBox? {
    WrapperLink.widget(of: widget) as? LayoutBox
  }
}

/// Which size depends on the other one.
public enum RequestMode: Sendable {
  /// The height depends on the width, as that of text does.
  case heightForWidth
  case widthForHeight
  /// Neither on the other.
  case constant

  var gtk: GtkSizeRequestMode {
    switch self {
    case .heightForWidth: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    case .widthForHeight: GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
    case .constant: GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
  }
}

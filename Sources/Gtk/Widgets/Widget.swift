internal import CGtk
internal import Foundation

/// Something in a window. Holds its GTK widget; a container holds its children's Swift objects, so
/// that nobody else has to.
@MainActor
open class Widget: Object {
  /// The container that holds `self`, if it is one of this module's.
  public internal(set) weak var parent: Widget?

  /// The controllers that were added, which GTK's widget owns as well.
  var controllers: [EventController] = []

  /// The name that is read instead of what is shown, once one was set.
  public internal(set) var accessibleLabel: String?

  /// Whether what is in it is used as one control.
  var isOneControl = false

  /// Of windows: the letters that press what is in them.
  var mnemonics: Mnemonics?

  /// The rules that are this widget's alone: see `setStyle(_:)`.
  var ownRules: StyleSheet?

  /// Swift objects of widgets that are alive, for tests that look for leaks.
  public private(set) static var liveCount = 0

  /// GTK's widgets of this module that are not finalized yet, for tests that look for leaks.
  public static var liveObjectCount: Int { WrapperLink.count }

  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
    Widget.liveCount += 1
    WrapperLink.attach(self)
  }

  convenience init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    self.init(adopting: UnsafeMutableRawPointer(widget!))
  }

  isolated deinit {
    Widget.liveCount -= 1
    // Its container goes as well: only our own layout class lets a child go without being asked.
    if parent == nil, let container = gtk_widget_get_parent(widget),
      cgtk_is_a(container, LayoutClass.type) != 0
    {
      gtk_widget_unparent(widget)
    }
  }

  var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

  /// Lets go of `child`: each container does it in its way.
  func remove(_ child: Widget) {
    preconditionFailure("\(type(of: self)) holds no children")
  }

  /// Whether it is shown where its container is; if not, it takes no space.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether it is in a window that is on the screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether it, without regard to its containers, takes input.
  public var isEnabled: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// From 0, not to be seen, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Whether nothing of it is seen because it, or what it is in, has no opacity.
  public var isTransparent: Bool {
    var current: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = current {
      if gtk_widget_get_opacity(widget) == 0 { return true }
      current = gtk_widget_get_parent(widget)
    }
    return false
  }

  /// The text that is shown while the pointer rests on it.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// The name that style sheets and tests find it by.
  public var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// What is outside of its bounds is not drawn and takes no clicks.
  public var clipsToBounds: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// Whether the pointer finds it.
  public var isTargetOfPointer: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// The class names that style sheets choose it by.
  public var cssClasses: [String] {
    get {
      guard let list = gtk_widget_get_css_classes(widget) else { return [] }
      defer { g_strfreev(list) }
      var result: [String] = []
      var index = 0
      while let text = list[index] {
        result.append(String(cString: text))
        index += 1
      }
      return result
    }
    set {
      var texts = newValue.map { UnsafePointer<CChar>(strdup($0)) } + [nil]
      gtk_widget_set_css_classes(widget, &texts)
      for text in texts { free(UnsafeMutablePointer(mutating: text)) }
    }
  }

  public func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }

  public func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

  /// The shape of the pointer over it, by its name in CSS: `pointer`, `text`, `grab`…
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  /// How many of the display's pixels make one of the program's, along each axis.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Calls the widget's action, as Return or a click does. Gives whether there was one.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Asks for a new layout, `measure` included.
  public func setNeedsResize() { gtk_widget_queue_resize(widget) }

  /// Asks for a new allocation of the children, of the same size.
  public func setNeedsAllocation() { gtk_widget_queue_allocate(widget) }

  /// Asks to be drawn again.
  public func setNeedsDraw() { gtk_widget_queue_draw(widget) }
}

internal import CGtk
public import Foundation

/// A window of the screen. While it is shown the module holds it.
@MainActor
open class Window: Widget {
  /// The windows that are shown, in the order in which they were.
  public private(set) static var shown: [Window] = []

  private let column: UnsafeMutablePointer<GtkWidget>

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
  }

  /// What is below the header bar.
  public private(set) var content: Widget?

  /// What is above the content, if anything is.
  public private(set) var headerBar: HeaderBar?

  /// Asked before a person's wish to close the window is followed: `false` keeps it open.
  public var shouldClose: (@MainActor () -> Bool)?

  /// Called when the window has been closed, by a person or by `close()`.
  public var onClose: (@MainActor () -> Void)?

  /// A window that is not shown yet. Without a header bar it has no buttons of its own to be closed
  /// by. A dialog belongs to another window, and is read as one.
  public init(
    title: String = "", size: CGSize? = nil, headerBar: HeaderBar? = HeaderBar(),
    isDialog: Bool = false
  ) {
    column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    // GTK owns a window until it is destroyed: the reference is its own.
    let window =
      isDialog
      ? cgtk_new_with_int(
        adw_window_get_type(), "accessible-role", Int32(AccessibleRole.dialog.gtk.rawValue))!
      : UnsafeMutableRawPointer(adw_window_new()!)
    super.init(adopting: g_object_ref(window))
    adw_window_set_content(pointer(), column)
    self.title = title
    setHeaderBar(headerBar)
    if let size { setDefaultSize(size) }
    mnemonics = Mnemonics(of: self)
    connect("notify::scale-factor") { _ in Appearance.noteScales() }
    connect("close-request") { [weak self] arguments in
      guard let self else { return }
      arguments.answer(true)
      if shouldClose?() != false { close() }
    }
  }

  public var title: String {
    get { gtk_window_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(pointer(), newValue) }
  }

  /// The size that it gets when it is shown; later, its new size.
  public func setDefaultSize(_ size: CGSize) {
    gtk_window_set_default_size(pointer(), gint(size.width), gint(size.height))
  }

  public var isResizable: Bool {
    get { gtk_window_get_resizable(pointer()) != 0 }
    set { gtk_window_set_resizable(pointer(), newValue ? 1 : 0) }
  }

  /// Whether it keeps input from the window that it belongs to.
  public var isModal: Bool {
    get { gtk_window_get_modal(pointer()) != 0 }
    set { gtk_window_set_modal(pointer(), newValue ? 1 : 0) }
  }

  /// Stays above `window`.
  public func setTransient(for window: Window?) {
    gtk_window_set_transient_for(pointer(), window?.pointer())
  }

  /// The button that Return presses where nothing else takes it.
  public func setDefaultButton(_ button: Widget?) {
    gtk_window_set_default_widget(pointer(), button?.widget)
  }

  /// Replaces what is below the header bar.
  public func setContent(_ new: Widget?) {
    guard new !== content else { return }
    if let content { remove(content) }
    guard let new else { return }
    new.removeFromParent()
    new.setExpands(horizontally: true, vertically: true)
    gtk_box_append(box, new.widget)
    new.parent = self
    content = new
  }

  /// Replaces what is above the content.
  public func setHeaderBar(_ new: HeaderBar?) {
    guard new !== headerBar else { return }
    if let headerBar { remove(headerBar) }
    guard let new else { return }
    new.removeFromParent()
    gtk_box_prepend(box, new.widget)
    new.parent = self
    headerBar = new
  }

  override func remove(_ child: Widget) {
    guard child === content || child === headerBar else { return }
    gtk_box_remove(box, child.widget)
    child.parent = nil
    if child === content { content = nil } else { headerBar = nil }
  }

  /// Shows it, in front of the others.
  public func present() {
    if !Window.shown.contains(self) { Window.shown.append(self) }
    gtk_window_present(pointer())
  }

  /// Asks to close it, as a person does.
  public func requestClose() { gtk_window_close(pointer()) }

  /// Takes it off the screen. It can be presented again.
  public func close() {
    guard let index = Window.shown.firstIndex(of: self) else { return }
    Window.shown.remove(at: index)
    gtk_widget_set_visible(widget, 0)
    onClose?()
    Application.windowClosed()
  }

  isolated deinit {
    gtk_window_destroy(pointer())
  }

  /// What has the keyboard, if it is one of this module's widgets.
  public var focused: Widget? {
    var pointer = gtk_root_get_focus(opaque)
    // An entry's focus is in a part of it.
    while let widget = pointer {
      if let found = WrapperLink.widget(of: widget) { return found }
      pointer = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Whether it has the keyboard.
  public var isActive: Bool { gtk_window_is_active(pointer()) != 0 }

  /// Whether any window or dialog of the program has the keyboard.
  public static var hasActive: Bool {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      if gtk_window_is_active(item.assumingMemoryBound(to: GtkWindow.self)) != 0 { return true }
    }
    return false
  }

  /// Whether it is put away, to be seen in a list of windows only.
  public var isMinimized: Bool {
    guard let surface = gtk_native_get_surface(opaque) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }
}

extension Signal where Owner: Window, Value == Void {
  /// The window has got or lost the keyboard.
  public static var activeChanged: Self { Self("notify::is-active") }
}

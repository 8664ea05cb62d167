internal import CGtk

/// A button with a text, a picture, or any one widget in it.
@MainActor
open class Button: Bin {
  /// With `mnemonic`, the letter after an underscore is pressed with Alt.
  public init(_ text: String = "", mnemonic: Bool = false) {
    super.init(
      adopting: UnsafeMutableRawPointer(
        mnemonic ? gtk_button_new_with_mnemonic(text)! : gtk_button_new_with_label(text)!))
  }

  public init(iconName: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_button_new_from_icon_name(iconName)!))
  }

  /// A button that shows `child`.
  public init(child: Widget) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_button_new()!))
    setChild(child)
  }

  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  public var text: String {
    get { gtk_button_get_label(pointer()).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text || child != nil else { return }
      setChild(nil)
      gtk_button_set_label(pointer(), newValue)
    }
  }

  /// Lets its text end in dots where there is too little space, from now on.
  func cutsText() {
    guard let label = gtk_button_get_child(pointer()),
      cgtk_is_a(label, gtk_label_get_type()) != 0
    else { return }
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
  }

  /// Whether it is drawn as part of what it is in, without a frame.
  public var isFlat: Bool {
    get { gtk_button_get_has_frame(pointer()) == 0 }
    set { gtk_button_set_has_frame(pointer(), newValue ? 0 : 1) }
  }

  override func install(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    gtk_button_set_child(self.pointer(), pointer)
  }

  /// Emits `clicked`, as a click does: not if the button, or what it is in, takes no input.
  public func click() {
    if gtk_widget_is_sensitive(widget) != 0 { cgtk_emit(raw, "clicked") }
  }
}

extension Signal where Owner: Button, Value == Void {
  /// Pressed and released, or chosen by keyboard.
  public static var clicked: Self { Self("clicked") }
}

internal import CGtk

/// A field for one line of text.
@MainActor
public final class Entry: Editable {
  /// Whether the field is for a secret from the start: screen readers and input methods are told.
  public let isForSecret: Bool

  public init(_ text: String = "", placeholder: String? = nil, isForSecret: Bool = false) {
    self.isForSecret = isForSecret
    super.init(
      adopting: UnsafeMutableRawPointer(isForSecret ? gtk_password_entry_new()! : gtk_entry_new()!))
    self.text = text
    self.placeholder = placeholder
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { cgtk_copy_string(raw, "placeholder-text").map { takeString($0) } }
    set { cgtk_set_string(raw, "placeholder-text", newValue) }
  }

  /// Whether letters are shown as dots. A field for a secret always does so.
  public var isSecure: Bool {
    get { isForSecret || gtk_entry_get_visibility(pointer()) == 0 }
    set { if !isForSecret { gtk_entry_set_visibility(pointer(), newValue ? 0 : 1) } }
  }

  public var hasFrame: Bool {
    get { !cssClasses.contains("flat") }
    set {
      if isForSecret {
        if newValue { removeClass("flat") } else { addClass("flat") }
      } else {
        gtk_entry_set_has_frame(pointer(), newValue ? 1 : 0)
      }
    }
  }

  /// Whether there is a small button at the end that asks for the text to be cleared: it emits
  /// `clearPressed`. Fields for secrets have none.
  public var showsClearIcon = false {
    didSet {
      guard showsClearIcon != oldValue, !isForSecret else { return }
      gtk_entry_set_icon_from_icon_name(
        pointer(), GTK_ENTRY_ICON_SECONDARY, showsClearIcon ? "edit-clear-symbolic" : nil)
    }
  }

  /// Whether Return presses the window's default button.
  public var activatesDefault: Bool {
    get { cgtk_get_bool(raw, "activates-default") != 0 }
    set { cgtk_set_bool(raw, "activates-default", newValue ? 1 : 0) }
  }

  public var style = TextStyle() {
    didSet {
      guard style != oldValue else { return }
      let attributes = style.attributes()
      gtk_text_set_attributes(
        UnsafeMutableRawPointer(gtk_editable_get_delegate(opaque)!)
          .assumingMemoryBound(to: GtkText.self), attributes)
      pango_attr_list_unref(attributes)
    }
  }
}

extension Signal where Owner: Entry, Value == Void {
  /// The button that clears the text was pressed.
  public static var clearPressed: Self { Self("icon-press") }
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
}

internal import CGtk

/// A field for what is looked for, with a button that empties it.
@MainActor
public final class SearchEntry: Editable {
  public init(placeholder: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_search_entry_new()!))
    self.placeholder = placeholder
  }

  public var placeholder: String? {
    get { cgtk_copy_string(raw, "placeholder-text").map { takeString($0) } }
    set { cgtk_set_string(raw, "placeholder-text", newValue) }
  }
}

extension Signal where Owner: SearchEntry, Value == String {
  /// The text, when it has not been changed for a moment.
  public static var searchChanged: Self {
    Self(name: "search-changed") { owner, _ in owner.text }
  }
}

extension Signal where Owner: SearchEntry, Value == Void {
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
  /// Escape was pressed.
  public static var stopped: Self { Self("stop-search") }
}

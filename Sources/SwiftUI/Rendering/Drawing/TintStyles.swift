internal import Gtk

/// Style sheets for controls that have another colour than the theme's accent.
@MainActor
enum TintStyles {
  private static var known: [ResolvedColor: String] = [:]
  private static let sheet = StyleSheet("")

  /// The class for widgets in a colour.
  static func className(for color: ResolvedColor) -> String {
    if let name = known[color] { return name }
    let name = "sw-tint-\(known.count)"
    known[color] = name
    sheet.css += rules(".\(name)", color)
    if known.count == 1 { sheet.install() }
    return name
  }

  private static func rules(_ name: String, _ color: ResolvedColor) -> String {
    let full = color.css
    let pale = color.withOpacity(0.18).css
    let isLight = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue > 0.75
    let text = isLight ? "rgba(0, 0, 0, 0.8)" : "white"
    return """
      switch\(name):checked { background-color: \(full); }
      checkbutton\(name) check:checked, checkbutton\(name) radio:checked,
      \(name) checkbutton check:checked, \(name) checkbutton radio:checked {
        background-color: \(full); color: \(text); }
      button\(name).suggested-action { background-color: \(full); color: \(text); }
      button\(name).sw-tinted { background-color: \(pale); }
      button\(name):checked { background-color: \(full); color: \(text); }
      scale\(name) > trough > highlight { background-color: \(full); }
      progressbar\(name) > trough > progress { background-color: \(full); }
      spinner\(name) { color: \(full); }
      \(name).linked > button { color: \(full); }
      \(name) button:checked { background-color: \(full); color: \(text); }
      \(name) dropdown > button, \(name) > button { color: \(full); }
      entry\(name):focus-within, \(name).sw-growing-frame:focus-within { outline-color: \(full); }
      entry\(name) text, \(name) textview text { caret-color: \(full); }
      \(name) listview.sw-list > row:selected { background-color: \(pale); }

      """
  }
}

extension ElementContent {
  /// Whether the tint is to be seen of an element of this kind.
  var hasTint: Bool {
    switch self {
    case .button(let button): button.style.hasBorder && button.role != .destructive
    case .field, .editor, .toggle, .slider, .stepper, .picker, .datePicker, .progress, .menu, .list,
      .tabs:
      true
    default: false
    }
  }
}

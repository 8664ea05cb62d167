package import Gtk

// What other modules of the package draw the picture with.
extension UIImage {
  /// `nil` for a symbol.
  package var texture: Texture? {
    if case .texture(let texture) = source { return texture }
    return nil
  }

  /// The name of a symbol in the desktop's theme.
  package var themeIconName: String? {
    if case .icon(let name) = source { return name }
    return nil
  }

  /// The theme's name of a symbol of Apple's; `nil` if it has none.
  package static func themeIconName(forSystemName name: String) -> String? {
    SystemSymbols.icon(for: name)
  }
}

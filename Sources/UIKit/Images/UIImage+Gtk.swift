package import Gtk

extension UIImage {
  /// The pixels; `nil` for a symbol.
  package var gtkTexture: Texture? {
    if case .texture(let texture) = source { return texture }
    return nil
  }

  /// The name of a symbol in the desktop's theme; `nil` for a picture.
  package var gtkIconName: String? {
    if case .icon(let name) = source { return name }
    return nil
  }
}

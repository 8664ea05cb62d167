internal import Gtk
internal import UIKit

/// Shows a picture or a symbol.
@MainActor
final class ImageHandle: ElementHandle {
  private let content: ContentBox
  private var picture: Gtk.Widget?

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox(role: .image)
    super.init(element, renderer, widget: content)
    content.isTargetOfPointer = false
  }

  /// A picture without a name says nothing to those who do not see it.
  override var isUnspoken: Bool { (element.attributes.accessibilityLabel ?? "").isEmpty }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .image(let new) = element.content else { return }
    var before: ImageProperties?
    if case .image(let properties)? = old { before = properties }
    if before?.source != new.source {
      if let picture { content.takeOut(picture) }
      picture = Self.makeWidget(new.source)
      if let picture { content.insert(picture) }
    }
    if let icon = picture as? Icon {
      icon.setStyle(new.tint.map { "color: \($0.css)" })
    }
    putPicture()
  }

  override func frameDidChange(from old: CGRect?) { putPicture() }

  private func putPicture() {
    guard let picture else { return }
    if let icon = picture as? Icon { icon.pixelSize = Int(min(frame.width, frame.height)) }
    content.put(picture, in: CGRect(origin: .zero, size: frame.size))
  }

  private static func makeWidget(_ source: ImageProperties.Source) -> Gtk.Widget? {
    switch source {
    case .system(let name): return Icon(SymbolNames.icon(for: name))
    case .named(let name): return NamedPictures.texture(name).map { Picture($0, fit: .fill) }
    case .pixels(let pixels):
      guard let image = pixels as? UIImage else { return nil }
      if let icon = image.themeIconName { return Icon(icon) }
      return image.texture.map { Picture($0, fit: .fill) }
    }
  }
}

/// Pictures of the app's resources by name.
@MainActor
enum NamedPictures {
  private static var known: [String: Texture] = [:]

  static func texture(_ name: String) -> Texture? {
    if let texture = known[name] { return texture }
    let bundles = [Bundle.main] + Bundle.allBundles
    let names = name.contains(".") ? [name] : ["png", "jpg", "jpeg"].map { "\(name).\($0)" }
    for bundle in bundles {
      for name in names {
        guard let url = bundle.url(forResource: name, withExtension: nil),
          let data = try? Data(contentsOf: url), let texture = try? Texture(encoded: data)
        else { continue }
        known[name] = texture
        return texture
      }
    }
    return nil
  }
}

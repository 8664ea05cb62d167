internal import Gtk

/// A picture, or a symbol of the desktop's theme. It never changes, and may be made on any thread.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  enum Source {
    case texture(Texture)
    case icon(String)
  }

  /// Never changes after initialisation, as all that follows.
  let source: Source
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  let tint: UIColor?

  init(
    source: Source, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// Decodes PNG, JPEG, TIFF and what else the desktop knows; `nil` for what is no picture. It takes
  /// its time: do it off the main thread for large pictures.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let texture = try? Texture(encoded: data) else { return nil }
    self.init(source: .texture(texture), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture `name` in the main bundle or one that is loaded: with its extension, or a PNG or
  /// JPEG file.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(named name: String, in bundle: Bundle?) {
    let bundles = bundle.map { [$0] } ?? [.main] + Bundle.allBundles
    let candidates = name.contains(".") ? [""] : ["png", "jpg", "jpeg"]
    let urls = bundles.lazy.flatMap { bundle in
      candidates.lazy.compactMap {
        bundle.url(forResource: name, withExtension: $0.isEmpty ? nil : $0)
      }
    }
    guard let url = urls.first, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A symbol by Apple's name, as the desktop's theme draws it; `nil` for a name that stands for
  /// none of the theme's.
  public convenience init?(systemName: String) {
    guard let icon = SystemSymbols.icon(for: systemName) else { return nil }
    self.init(source: .icon(icon))
  }

  /// In points.
  open var size: CGSize {
    switch source {
    case .texture(let texture):
      CGSize(width: CGFloat(texture.width) / scale, height: CGFloat(texture.height) / scale)
    case .icon: CGSize(width: 20, height: 20)
    }
  }

  open var isSymbolImage: Bool {
    if case .icon = source { return true }
    return false
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, renderingMode: mode, tint: tint)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source: source, scale: scale, renderingMode: renderingMode, tint: color)
  }

  /// As a PNG file's bytes; `nil` for a symbol.
  public func pngData() -> Data? {
    if case .texture(let texture) = source { return texture.pngData() }
    return nil
  }

  /// The picture at most as large as `size`, decoded off the main thread.
  public static func decode(_ data: Data, fitting size: CGSize?) async -> UIImage? {
    guard let texture = try? await Texture.decode(data, fitting: size) else { return nil }
    return UIImage(source: .texture(texture))
  }

  /// The same, on the thread that it is called on.
  public convenience init?(data: Data, fitting size: CGSize) {
    guard let texture = try? Texture(encoded: data, fitting: size) else { return nil }
    self.init(source: .texture(texture))
  }

  /// The bytes that the picture takes in memory, for the cost of a cache.
  public var memoryCost: Int {
    if case .texture(let texture) = source { return texture.width * texture.height * 4 }
    return 64
  }
}

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
  /// How a symbol is shown.
  public let symbolConfiguration: SymbolConfiguration?
  /// The pictures of one that moves, and how long all of them take, in seconds.
  public let images: [UIImage]?
  public let duration: TimeInterval

  init(
    source: Source, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, symbol: SymbolConfiguration? = nil, images: [UIImage]? = nil,
    duration: TimeInterval = 0
  ) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    symbolConfiguration = symbol
    self.images = images
    self.duration = duration
  }

  private func with(
    mode: RenderingMode? = nil, tint: UIColor? = nil, symbol: SymbolConfiguration? = nil
  ) -> UIImage {
    UIImage(
      source: source, scale: scale, renderingMode: mode ?? renderingMode, tint: tint ?? self.tint,
      symbol: symbol ?? symbolConfiguration, images: images, duration: duration)
  }

  /// Pictures that an image view shows in turn, in `duration` seconds altogether.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      source: first.source, scale: first.scale, renderingMode: first.renderingMode,
      images: images, duration: duration)
  }

  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let icon = SystemSymbols.icon(for: systemName) else { return nil }
    self.init(source: .icon(icon), symbol: configuration)
  }

  open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    with(symbol: configuration)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with(symbol: configuration)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(mode: renderingMode, tint: color)
  }

  /// The same: pictures are drawn in one piece.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same: pictures do not turn with the direction of writing.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Pictures are decoded when they are made.
  open func preparingForDisplay() -> UIImage? { self }

  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Not larger than `size`, with the same proportions.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard case .texture(let texture) = source else { return self }
    let limit = CGSize(width: size.width * scale, height: size.height * scale)
    return (try? Texture(texture, fitting: limit)).map {
      UIImage(source: .texture($0), scale: scale, renderingMode: renderingMode)
    }
  }

  /// As a JPEG file's bytes, with a quality from 0 to 1; `nil` for a symbol.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .texture(let texture) = source { return texture.jpegData(quality: compressionQuality) }
    return nil
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
    case .icon:
      CGSize(width: symbolConfiguration?.side ?? 20, height: symbolConfiguration?.side ?? 20)
    }
  }

  open var isSymbolImage: Bool {
    if case .icon = source { return true }
    return false
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    with(mode: mode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    with(tint: color)
  }

  /// As a PNG file's bytes; `nil` for a symbol.
  public func pngData() -> Data? {
    if case .texture(let texture) = source { return texture.pngData() }
    return nil
  }

  /// The picture at most as large as `size`, in points, decoded off the main thread. On a display
  /// with several pixels to the point it has as many of them.
  public static func decode(_ data: Data, fitting size: CGSize?) async -> UIImage? {
    let scale = CGFloat(size == nil ? 1 : Appearance.lastDisplayScale)
    let limit = size.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    guard let texture = try? await Texture.decode(data, fitting: limit) else { return nil }
    return UIImage(source: .texture(texture), scale: scale)
  }

  /// The same, on the thread that it is called on.
  public convenience init?(data: Data, fitting size: CGSize) {
    let scale = CGFloat(Appearance.lastDisplayScale)
    let limit = CGSize(width: size.width * scale, height: size.height * scale)
    guard let texture = try? Texture(encoded: data, fitting: limit) else { return nil }
    self.init(source: .texture(texture), scale: scale)
  }

  /// The bytes that the picture takes in memory, for the cost of a cache.
  public var memoryCost: Int {
    if case .texture(let texture) = source { return texture.width * texture.height * 4 }
    return 64
  }
}

/// Something in a menu.
@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  public internal(set) var title: String
  open var subtitle: String?
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Elements that are known only when the menu is opened.
@MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  private init(
    cached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    isCached = cached
    super.init(title: "", image: nil)
  }

  /// Calls `elementProvider` the first time that the menu is opened. It may answer later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(cached: true, elementProvider)
  }

  /// Calls `elementProvider` each time that the menu is opened.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(cached: false, elementProvider)
  }

  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache {
      completion(cache)
      return
    }
    provider { [weak self] elements in
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}

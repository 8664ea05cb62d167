internal import Gtk

/// A colour in sRGB, or a rule that gives one for light and one for dark windows.
///
/// `@unchecked Sendable`: constant; a rule is called on the thread that asks for the colour.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Kind {
    case plain(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// Never changes after initialisation.
  private let kind: Kind

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .plain(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    kind = .plain(Color(white: white, alpha: alpha))
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  init(_ color: Color) {
    kind = .plain(color)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// All parts are from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = hue.truncatingRemainder(dividingBy: 1) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The colour for these traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch kind {
    case .plain: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .plain(let color): UIColor(color.withAlpha(alpha))
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(for: UITraitCollection(style: .light))
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour for light windows, or the plain one.
  public var cgColor: CGColor { CGColor(color(for: UITraitCollection(style: .light))) }

  func color(for traits: UITraitCollection) -> Color {
    switch kind {
    case .plain(let color): color
    case .dynamic(let provider): provider(traits).color(for: traits)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case (.plain(let mine), .plain(let theirs)) = (kind, other.kind) { return mine == theirs }
    return false
  }

  open override var hash: Int {
    if case .plain(let color) = kind { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}

/// A colour of the drawing system: plain, never a rule.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { color.alpha }

  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

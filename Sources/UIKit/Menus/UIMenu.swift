/// Actions and further menus, with a title.
@MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are part of the menu around it, between two lines.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// A choice turns the others off.
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public enum ElementSize: Int, Sendable { case automatic = -1, small, medium, large }

  public let identifier: Identifier
  public let options: Options
  public private(set) var children: [UIMenuElement]
  /// Lines have one size.
  open var preferredElementSize = ElementSize.automatic

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are chosen, however deep.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Follows a choice of a person's where one choice turns the others off.
  func chosen(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for child in children { (child as? UIAction)?.state = child === action ? .on : .off }
  }
}

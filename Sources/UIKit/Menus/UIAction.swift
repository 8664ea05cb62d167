public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls, bars and menus.
@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who is performing it: a control or bar item, as long as the handler runs.
  public private(set) var sender: Any?
  let handler: UIActionHandler

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the handler on behalf of `sender`.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

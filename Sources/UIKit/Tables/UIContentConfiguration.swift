/// What a cell shows, as a value that makes and fills a view.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What may change how something looks.
@MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var isFocused = false
  public var isEditing: Bool
  public var isSwiped = false
  public var isExpanded = false

  init(
    traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool
  ) {
    self.traitCollection = traitCollection
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  public init(traitCollection: UITraitCollection) {
    self.init(
      traitCollection: traitCollection, isSelected: false, isHighlighted: false, isEditing: false)
  }
}

/// What is behind a cell's contents.
public struct UIBackgroundConfiguration: Hashable {
  /// `nil` for the table's own.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

extension UIContentConfiguration {
  /// Fills the view that is there, or another one that takes its place and fills `container`.
  func show(
    in container: UIView, instead old: (any UIView & UIContentView)?
  ) -> any UIView & UIContentView {
    if let old, old.supports(self) {
      old.configuration = self
      return old
    }
    old?.removeFromSuperview()
    let view = makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    return view
  }
}

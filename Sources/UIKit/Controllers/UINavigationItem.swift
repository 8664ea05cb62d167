/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// Called when something that is shown has changed.
  var onChange: (() -> Void)?

  open var title: String? { didSet { onChange?() } }
  /// A line above the title.
  open var prompt: String? { didSet { onChange?() } }
  open var titleView: UIView? { didSet { onChange?() } }
  /// What the way back to this controller is called.
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { onChange?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(leftBarButtonItems) } }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged(rightBarButtonItems) }
  }

  private func itemsChanged(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onRebuild = { [weak self] in self?.onChange?() } }
    onChange?()
  }
  open var searchController: UISearchController? { didSet { onChange?() } }
  open var hidesSearchBarWhenScrolling = true
  /// Titles are of one size here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) {
    self.title = title
  }

  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  /// What the way back to it is called.
  var backTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

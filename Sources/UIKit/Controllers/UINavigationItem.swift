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
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  open var searchController: UISearchController? { didSet { onChange?() } }
  open var hidesSearchBarWhenScrolling = true
  /// Titles are of one size here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) {
    self.title = title
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

@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar for `navigationItem.searchController`. Results are shown where the program shows them:
/// there is no controller for them above the others.
@MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether something is looked for.
  open var isActive: Bool {
    get { searchBar.text?.isEmpty == false }
    set { if !newValue { searchBar.text = "" } }
  }
}

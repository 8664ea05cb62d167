internal import Gtk

@MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is looked for.
@MainActor
open class UISearchBar: UIView {
  private let entry = SearchEntry()

  public weak var delegate: (any UISearchBarDelegate)?
  var onChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    nativeInsets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
    setNative(entry)
    // The entry's own signal waits a little; this one does not.
    entry.on(.changed) { [weak self] text in
      guard let self else { return }
      delegate?.searchBar(self, textDidChange: text)
      onChange?()
    }
    entry.on(.activated) { [weak self] in
      guard let self else { return }
      delegate?.searchBarSearchButtonClicked(self)
    }
    entry.on(.stopped) { [weak self] in
      guard let self else { return }
      entry.text = ""
      delegate?.searchBarCancelButtonClicked(self)
    }
  }

  public required init?(coder: NSCoder) { nil }

  open var text: String? {
    get { entry.text }
    set {
      entry.withoutSignals { entry.text = newValue ?? "" }
      onChange?()
    }
  }

  open var placeholder: String? {
    get { entry.placeholder }
    set { entry.placeholder = newValue }
  }

  open var showsCancelButton = false

  /// Types at the cursor, as a person does.
  func insertText(_ text: String) { entry.insert(text) }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CGFloat(entry.measure(.vertical).natural) + 12)
  }
}

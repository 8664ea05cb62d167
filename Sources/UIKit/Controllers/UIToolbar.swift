internal import Gtk

/// Buttons in a row below a view.
@MainActor
open class UIToolbar: UIView {
  private let row = Box(.horizontal, spacing: 4)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    row.addClass("toolbar")
    setNative(row)
  }

  public required init?(coder: NSCoder) { nil }

  public weak var delegate: AnyObject?
  open var isTranslucent = false
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onRebuild = nil }
      fill()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func fill() {
    for child in row.children { child.removeFromParent() }
    for item in items ?? [] {
      item.onRebuild = { [weak self] in self?.fill() }
      row.append(item.makeWidget())
    }
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CGFloat(max(row.measure(.vertical).natural, 44)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

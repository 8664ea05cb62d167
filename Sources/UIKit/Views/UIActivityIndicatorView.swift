internal import Gtk

/// A wheel that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  private let spinner = Spinner()

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// The theme's colour, whatever is asked for.
  open var color: UIColor!

  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    setNative(spinner)
    bounds.size = intrinsicContentSize
    hidesWhenStoppedChanged()
  }

  open var hidesWhenStopped = true { didSet { hidesWhenStoppedChanged() } }

  open var isAnimating: Bool { spinner.isSpinning }

  open func startAnimating() {
    spinner.isSpinning = true
    isHidden = false
  }

  open func stopAnimating() {
    spinner.isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  private func hidesWhenStoppedChanged() {
    if !isAnimating { isHidden = hidesWhenStopped }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

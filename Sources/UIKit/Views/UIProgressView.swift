internal import Gtk

/// How far something has gone.
@MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private let bar = ProgressBar()

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    bar.setAlignment(horizontal: .fill, vertical: .center)
    setNative(bar)
  }

  public required init?(coder: NSCoder) { nil }

  /// From 0 to 1.
  open var progress: Float {
    get { Float(bar.fraction) }
    set { bar.fraction = Double(newValue) }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(bar.measure(.vertical).natural))
  }
}

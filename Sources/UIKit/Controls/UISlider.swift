internal import Gtk

/// A number that is chosen by sliding a knob.
@MainActor
open class UISlider: UIControl {
  private let scale = Scale()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setNative(scale)
    scale.on(.changed) { [weak self] _ in self?.tell([.valueChanged, .primaryActionTriggered]) }
  }

  open var value: Float {
    get { Float(scale.value) }
    set { scale.withoutSignals { scale.value = Double(newValue) } }
  }

  open var minimumValue: Float = 0 { didSet { rangeChanged() } }
  open var maximumValue: Float = 1 { didSet { rangeChanged() } }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func rangeChanged() {
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    scale.withoutSignals {
      scale.setRange(range, step: (range.upperBound - range.lowerBound) / 100)
    }
  }

  /// Does what a drag to `value` does.
  func slide(to value: Float) { scale.value = Double(value) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(scale.measure(.vertical).natural))
  }
}

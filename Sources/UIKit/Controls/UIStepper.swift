internal import Gtk

/// Two buttons that make a number smaller and larger.
@MainActor
open class UIStepper: UIControl {
  private let row = Box(.horizontal)
  private let minus = Button(iconName: "list-remove-symbolic")
  private let plus = Button(iconName: "list-add-symbolic")
  private lazy var keys = StepKeys(row, down: minus, up: plus)
  private var storedValue = 0.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    row.addClass("linked")
    row.append(minus)
    row.append(plus)
    row.setAlignment(horizontal: .start, vertical: .center)
    setNative(row)
    hugging = [.defaultHigh, .defaultHigh]
    minus.setAccessibleLabel("Decrement")
    plus.setAccessibleLabel("Increment")
    minus.on(.clicked) { [weak self] in self?.step(-1) }
    plus.on(.clicked) { [weak self] in self?.step(1) }
    bounds.size = intrinsicContentSize
    stateChanged()
  }

  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(maximumValue, newValue))
      stateChanged()
    }
  }

  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  /// Whether it goes from the largest value to the smallest.
  open var wraps = false { didSet { stateChanged() } }
  open var isContinuous = true
  open var autorepeat = true

  /// Does what a click on a button does.
  func step(_ direction: Double) {
    var new = storedValue + direction * stepValue
    if wraps {
      if new > maximumValue { new = minimumValue }
      if new < minimumValue { new = maximumValue }
    }
    let old = storedValue
    value = new
    if storedValue != old { tell([.valueChanged, .primaryActionTriggered]) }
  }

  override func stateChanged() {
    keys.setEnabled(
      down: wraps || storedValue > minimumValue, up: wraps || storedValue < maximumValue)
  }

  open override var intrinsicContentSize: CGSize { row.naturalSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

internal import Gtk

/// A switch that is on or off.
@MainActor
open class UISwitch: UIControl {
  private let knob = Switch()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    knob.setAlignment(horizontal: .center, vertical: .center)
    setNative(knob)
    hugging = [.defaultHigh, .defaultHigh]
    knob.on(.toggled) { [weak self] _ in self?.tell([.valueChanged, .primaryActionTriggered]) }
    bounds.size = intrinsicContentSize
  }

  open var isOn: Bool {
    get { knob.isOn }
    set { knob.withoutSignals { knob.isOn = newValue } }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The theme's colour, whatever is asked for.
  open var onTintColor: UIColor?

  /// Does what a click does.
  func flip() { knob.isOn.toggle() }

  open override var intrinsicContentSize: CGSize { knob.naturalSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

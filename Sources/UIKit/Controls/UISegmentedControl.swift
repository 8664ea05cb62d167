internal import Gtk

/// A few choices side by side, of which one is chosen at most.
@MainActor
open class UISegmentedControl: UIControl {
  /// Stands for "nothing is chosen".
  public static let noSegment = -1

  private let row = SegmentedControl()
  private var enabled: [Bool] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// `items` are texts.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String ?? "", at: numberOfSegments, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  private func setUp() {
    ControlStyle.install()
    row.addClass("uikit-segments")
    setNative(row)
    row.onSelect = { [weak self] index in
      self?.storedIndex = index
      self?.tell([.valueChanged, .primaryActionTriggered])
    }
  }

  private var storedIndex = UISegmentedControl.noSegment

  open var numberOfSegments: Int { row.segments.count }

  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = row.segments.indices.contains(newValue) ? newValue : Self.noSegment
      row.selectedIndex = storedIndex == Self.noSegment ? nil : storedIndex
    }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(segment, numberOfSegments)
    change { $0.insert(title ?? "", at: index) }
    enabled.insert(true, at: index)
    if storedIndex >= index { selectedSegmentIndex = storedIndex + 1 }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    addAction(
      UIAction { [weak self, weak action] _ in
        guard let self, let action, titleForSegment(at: storedIndex) == action.title else { return }
        action.perform(from: self)
      }, for: .valueChanged)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    let chosen = storedIndex
    change { $0.remove(at: segment) }
    enabled.remove(at: segment)
    selectedSegmentIndex =
      chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
  }

  open func removeAllSegments() {
    change { $0 = [] }
    enabled = []
    selectedSegmentIndex = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change { $0[segment] = title ?? "" }
  }

  open func titleForSegment(at segment: Int) -> String? {
    row.segments.indices.contains(segment) ? row.segments[segment] : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.enabled[segment] = enabled
    row.setEnabled(enabled, segment: segment)
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { enabled[segment] }

  /// Does what a click on a segment does.
  func press(_ segment: Int) {
    row.selectedIndex = segment
    row.onSelect?(segment)
  }

  private func change(_ body: (inout [String]) -> Void) {
    var texts = row.segments
    body(&texts)
    row.segments = texts
    row.selectedIndex = storedIndex == Self.noSegment ? nil : storedIndex
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize { row.naturalSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

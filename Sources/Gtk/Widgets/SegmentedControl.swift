internal import CGtk

/// A few choices side by side, of which one is chosen at most. Tab leads to the chosen one; arrows
/// choose another.
@MainActor
public final class SegmentedControl: Widget {
  /// What the segments are to those who do not see them.
  public enum Kind: Sendable {
    case choices
    case tabs
  }

  private let kind: Kind
  private var buttons: [ToggleButton] = []
  private var isUpdating = false
  private var arrows: ArrowGroup?

  /// Called when a person has chosen a segment: not when the program has.
  public var onSelect: (@MainActor (Int) -> Void)?

  public init(_ segments: [String] = [], selected: Int? = nil, kind: Kind = .choices) {
    self.kind = kind
    super.init(adopting: UnsafeMutableRawPointer(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!))
    gtk_box_set_homogeneous(pointer(), 1)
    addClass("linked")
    setAccessibleRole(kind == .tabs ? .tabList : .radioGroup)
    setAccessibleLabel("")
    let arrows = ArrowGroup(self)
    arrows.onMove = { [weak self] in self?.press($0) }
    self.arrows = arrows
    self.segments = segments
    makeButtons()
    selectedIndex = selected
  }

  /// The texts, from the leading side on.
  public var segments: [String] = [] {
    didSet { if segments != oldValue { makeButtons() } }
  }

  public var selectedIndex: Int? {
    get { buttons.firstIndex { $0.isActive } }
    set {
      update { for (index, button) in buttons.enumerated() { button.isActive = index == newValue } }
      for (index, button) in buttons.enumerated() {
        switch kind {
        case .choices: button.setAccessibleChecked(index == newValue)
        case .tabs: button.setAccessibleSelected(index == newValue)
        }
      }
      arrows?.setCurrent(newValue)
    }
  }

  /// Whether one segment can be chosen.
  public func setEnabled(_ isEnabled: Bool, segment: Int) {
    buttons[segment].isEnabled = isEnabled
    arrows?.setCurrent(selectedIndex)
  }

  /// Presses a segment as a person does.
  public func press(_ segment: Int) { buttons[segment].click() }

  private func makeButtons() {
    let (selected, hadFocus) = (selectedIndex, containsFocus)
    for button in buttons { remove(button) }
    buttons = segments.enumerated().map { index, text in
      let button = ToggleButton(text)
      button.cutsText()
      button.setAccessibleRole(kind == .tabs ? .tab : .radio)
      button.on(.toggled) { [weak self] isActive in self?.toggled(index, isActive) }
      gtk_box_append(pointer(), button.widget)
      button.parent = self
      return button
    }
    selectedIndex = selected
    arrows?.setButtons(buttons, current: selectedIndex, hadFocus: hadFocus)
  }

  private func toggled(_ index: Int, _ isActive: Bool) {
    guard !isUpdating else { return }
    // A click on the chosen one leaves it chosen.
    selectedIndex = index
    if isActive { onSelect?(index) }
  }

  private func update(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }

  override func remove(_ child: Widget) {
    gtk_box_remove(pointer(), child.widget)
    child.parent = nil
    buttons.removeAll { $0 === child }
  }
}

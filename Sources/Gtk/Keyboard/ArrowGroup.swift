internal import CGtk

/// Makes buttons side by side one stop of the Tab key: arrows, Home and End move among them.
@MainActor
public final class ArrowGroup {
  private weak var container: Widget?

  /// Called when a key has led to a button, which has the keyboard by then.
  public var onMove: (@MainActor (Int) -> Void)?

  /// The buttons, from the leading side on. Setting them keeps the keyboard where it was, if it was
  /// on one of the old ones.
  public private(set) var buttons: [Button] = []
  private var current: Int?

  /// Sees the keys of `container`, which holds the buttons.
  public init(_ container: Widget) {
    self.container = container
    let keys = KeyController()
    keys.onPress = { [weak self] in self?.pressed($0) ?? false }
    container.add(keys)
  }

  public func setButtons(_ buttons: [Button], current: Int?, hadFocus: Bool = false) {
    self.buttons = buttons
    setCurrent(current)
    if hadFocus, let stop { buttons[stop].grabFocus() }
  }

  /// Which one Tab leads to: the first that can be pressed, if that is `nil`. The keyboard follows if
  /// it is on another one. To be called as well when buttons were enabled or disabled.
  public func setCurrent(_ index: Int?) {
    current = index
    let focused = buttons.firstIndex { $0.containsFocus }
    let stop = stop
    if let stop { buttons[stop].isFocusable = true }
    if let stop, focused != nil, focused != stop { buttons[stop].grabFocus() }
    for (index, button) in buttons.enumerated() where index != stop { button.isFocusable = false }
  }

  private var stop: Int? {
    if let current, buttons.indices.contains(current), buttons[current].isEnabled {
      return current
    }
    return buttons.firstIndex { $0.isEnabled }
  }

  private func pressed(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty, let container,
      let from = buttons.firstIndex(where: { $0.containsFocus })
    else { return false }
    let isMirrored = container.isRightToLeft
    let usable = buttons.indices.filter { buttons[$0].isEnabled }
    let target: Int?
    switch key.name {
    case "Right", "KP_Right": target = next(from, isMirrored ? -1 : 1)
    case "Left", "KP_Left": target = next(from, isMirrored ? 1 : -1)
    case "Home", "KP_Home": target = usable.first
    case "End", "KP_End": target = usable.last
    default: return false
    }
    guard let target, target != from else { return true }
    buttons[target].isFocusable = true
    buttons[target].grabFocus()
    buttons[from].isFocusable = false
    onMove?(target)
    return true
  }

  private func next(_ from: Int, _ step: Int) -> Int? {
    var index = from + step
    while buttons.indices.contains(index) {
      if buttons[index].isEnabled { return index }
      index += step
    }
    return nil
  }
}

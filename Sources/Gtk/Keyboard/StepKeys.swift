internal import CGtk

/// Makes a pair of buttons, one for less and one for more, one stop of the Tab key. Arrows press
/// them: up and the one to where the second button is for more.
@MainActor
public final class StepKeys {
  private weak var container: Widget?
  private let down: Button
  private let up: Button

  /// Sees the keys of `container`, which holds the buttons.
  public init(_ container: Widget, down: Button, up: Button) {
    self.container = container
    self.down = down
    self.up = up
    container.isOneControl = true
    let keys = KeyController()
    keys.onPress = { [weak self] in self?.pressed($0) ?? false }
    container.add(keys)
    down.isFocusable = false
  }

  /// Which buttons can be pressed. The keyboard goes to the other one if it is on one that cannot any
  /// more.
  public func setEnabled(down isDownEnabled: Bool, up isUpEnabled: Bool) {
    let hadFocus = container?.containsFocus == true
    if isDownEnabled { down.isEnabled = true }
    if isUpEnabled { up.isEnabled = true }
    choose(up: down.isFocusable && isDownEnabled ? false : isUpEnabled, takingFocus: hadFocus)
    down.isEnabled = isDownEnabled
    up.isEnabled = isUpEnabled
  }

  private func choose(up isUp: Bool, takingFocus: Bool) {
    let (chosen, other) = isUp ? (up, down) : (down, up)
    chosen.isFocusable = true
    if takingFocus, !chosen.containsFocus { chosen.grabFocus() }
    other.isFocusable = false
  }

  private func pressed(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty, let container else { return false }
    let isMirrored = container.isRightToLeft
    let isUp: Bool
    switch key.name {
    case "Up", "KP_Up": isUp = true
    case "Down", "KP_Down": isUp = false
    case "Right", "KP_Right": isUp = !isMirrored
    case "Left", "KP_Left": isUp = isMirrored
    default: return false
    }
    let button = isUp ? up : down
    guard button.isEnabled else { return true }
    choose(up: isUp, takingFocus: true)
    button.click()
    return true
  }
}

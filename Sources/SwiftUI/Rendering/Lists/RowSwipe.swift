internal import Gtk

/// The buttons that a swipe uncovers at an end of a row.
@MainActor
final class RowSwipe {
  /// What can be done with a row, by a swipe to one of its ends.
  struct Choice {
    var item: ActionItem
    var act: @MainActor () -> Void
  }

  let cell: RowCell
  let kind: ElementActions.Kind
  private let choices: [Choice]
  private let allowsFullSwipe: Bool
  private let strip: Box
  private let width: CGFloat

  /// The direction in which the row goes: 1 to the right.
  private let direction: CGFloat
  private var animation: FrameHandler?

  /// Called when the row covers the buttons again.
  var onClose: (() -> Void)?

  /// How far the row is from its place, to the right.
  private(set) var offset: CGFloat = 0

  init?(
    _ cell: RowCell, _ kind: ElementActions.Kind, _ choices: [Choice], allowsFullSwipe: Bool,
    isMirrored: Bool
  ) {
    guard !choices.isEmpty else { return nil }
    self.cell = cell
    self.kind = kind
    self.choices = choices
    self.allowsFullSwipe = allowsFullSwipe
    direction = (kind == .leading) != isMirrored ? 1 : -1
    let buttons = choices.map { Self.makeButton($0.item) }
    // The first is at the very end.
    strip = Box(.horizontal, children: direction > 0 ? buttons : buttons.reversed())
    strip.isHomogeneous = true
    width = strip.naturalSize().width
    for (button, choice) in zip(buttons, choices) {
      button.on(.clicked) { [weak self] in self?.choose(choice) }
    }
    cell.box.append(decoration: strip)
    cell.box.clipsToBounds = true
  }

  private static func makeButton(_ item: ActionItem) -> Gtk.Button {
    let label = Gtk.Label(item.title)
    label.textAlignment = .center
    var parts: [Gtk.Widget] = [label]
    if let symbol = item.systemImage {
      label.addClass("caption")
      parts = [Icon(SymbolNames.icon(for: symbol)), label]
    }
    let column = Box(.vertical, spacing: 2, children: parts)
    column.setAlignment(horizontal: .fill, vertical: .center)
    let button = Gtk.Button(child: column)
    button.cssClasses = ["sw-swipe"] + (item.role == .destructive ? ["sw-destroys"] : [])
    if let tint = item.tint { button.setStyle("background: \(tint.css)") }
    button.setSizeRequest(width: 72)
    button.isEnabled = item.isEnabled
    button.setAccessibleLabel(item.title)
    return button
  }

  private func choose(_ choice: Choice) {
    close()
    choice.act()
  }

  /// The row is moved this far from its place, to the right.
  func move(to wanted: CGFloat) {
    animation?.cancel()
    let length = max(0, wanted * direction)
    // Beyond the buttons it goes only if that means something.
    let shown =
      length <= width || allowsFullSwipe
      ? min(length, cell.box.size.width) : width + (length - width) / 5
    put(shown * direction)
  }

  private func put(_ new: CGFloat) {
    offset = new
    cell.shift(by: new)
    let visible = abs(new)
    let size = cell.box.size
    let x = direction > 0 ? 0 : size.width - visible
    cell.box.put(
      strip, in: CGRect(x: x, y: 0, width: max(visible, 1), height: max(1, cell.rowHeight)))
    strip.isVisible = visible > 0
  }

  /// The row is let go: it stays open, closes, or the first choice is made.
  func letGo() {
    if allowsFullSwipe, abs(offset) > cell.box.size.width * 0.6, choices[0].item.isEnabled {
      choose(choices[0])
    } else if abs(offset) > width / 2 {
      open()
    } else {
      close()
    }
  }

  func open() { glide(to: width * direction) {} }

  func close() {
    glide(to: 0) { [self] in finish() }
  }

  private func glide(to end: CGFloat, _ done: @escaping @MainActor () -> Void) {
    animation?.cancel()
    let start = offset
    guard Appearance.animationsEnabled, cell.box.isMapped else {
      put(end)
      return done()
    }
    var first: Double?
    animation = cell.box.onFrame { [weak self] time in
      if first == nil { first = time }
      let rest = 1 - min(1, (time - (first ?? time)) / 0.2)
      self?.put(end + (start - end) * rest * rest)
      if rest > 0 { return true }
      done()
      return false
    }
  }

  /// Takes the buttons away at once.
  func finish() {
    animation?.cancel()
    animation = nil
    cell.shift(by: 0)
    cell.box.takeOut(strip)
    cell.box.clipsToBounds = false
    onClose?()
    onClose = nil
  }

  /// Whether a point of the cell is over the buttons.
  func isOverButtons(_ point: CGPoint) -> Bool {
    direction > 0 ? point.x < offset : point.x > cell.box.size.width + offset
  }
}

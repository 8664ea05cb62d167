internal import Gtk

/// The buttons beside a row that is pulled aside.
@MainActor
final class TableSwipe {
  /// A button is at least so wide.
  static let least: CGFloat = 76

  let actions: [UIContextualAction]
  let allowsFullSwipe: Bool
  let buttons: [Button]
  /// How far the row is when all buttons are seen.
  let extent: CGFloat

  init(
    _ configuration: UISwipeActionsConfiguration?, press: @escaping (UIContextualAction) -> Void
  ) {
    let actions = configuration?.actions ?? []
    self.actions = actions
    allowsFullSwipe = configuration?.performsFirstActionWithFullSwipe ?? false
    buttons = actions.map { action in
      let column = Box(.vertical, spacing: 2)
      column.setAlignment(horizontal: .center, vertical: .center)
      if case .icon(let name) = action.image?.source { column.append(Icon(name, pixelSize: 18)) }
      if let title = action.title {
        let label = Label(title, style: TextStyle(size: 14))
        label.lineLimit = 1
        column.append(label)
      }
      let button = Button(child: column)
      button.addClass("uikit-swipe-action")
      button.setStyle("background: \(action.color.color(for: .current).css)")
      button.setAccessibleLabel(action.title ?? "")
      button.on(.clicked) { press(action) }
      return button
    }
    extent = buttons.map { max(Self.least, CGFloat($0.measure(.horizontal).natural)) }.reduce(0, +)
  }

  /// Puts the buttons beside a row of `size` that is `offset` points away, at its right if it is
  /// negative. The first one is at the edge; it takes all the space at the end of a long pull.
  func place(in box: LayoutBox, size: CGSize, offset: CGFloat, isFull: Bool) {
    let space = abs(offset)
    let share = actions.isEmpty ? 0 : space / CGFloat(actions.count)
    for (index, button) in buttons.enumerated() {
      let isFirst = index == 0
      button.isVisible = space > 0 && (isFirst || !isFull)
      guard button.isVisible else { continue }
      let width = isFull ? space : share
      let start = isFull ? 0 : share * CGFloat(index)
      let x = offset > 0 ? start : size.width - start - width
      box.place(button, in: CGRect(x: x, y: 0, width: width, height: size.height))
    }
  }
}

extension UIContextualAction {
  /// Red for what destroys, gray for the rest, unless it says otherwise.
  var color: UIColor { backgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
}

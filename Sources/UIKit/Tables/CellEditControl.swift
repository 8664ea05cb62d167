internal import Gtk

/// The round control at the leading side of a cell that is edited.
@MainActor
final class CellEditControl: UIControl {
  enum Look { case delete, insert, choice }

  let look: Look
  var onPress: (() -> Void)?
  var isChosen = false { didSet { box.setNeedsDraw() } }

  init(_ look: Look) {
    self.look = look
    super.init(frame: .zero)
    switch look {
    case .delete: accessibilityLabel = "Delete"
    case .insert: accessibilityLabel = "Insert"
    case .choice: isUserInteractionEnabled = false
    }
    addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Does what a click does.
  func press() { tell(.touchUpInside) }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    let center = CGPoint(x: size.width / 2 + 3, y: size.height / 2)
    let circle = CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
    let bounds = circle.insetBy(dx: -2, dy: -2)
    guard look != .choice || isChosen else {
      let line = StrokeStyle(width: 1.5)
      let ring = circle.insetBy(dx: 1, dy: 1)
      snapshot.stroke(
        Path(ellipseIn: ring), with: resolve(.tertiaryLabel), style: line, in: bounds)
      return
    }
    let colors: [Look: UIColor] = [.delete: .systemRed, .insert: .systemGreen, .choice: tintColor]
    snapshot.fill(Path(ellipseIn: circle), with: resolve(colors[look]!), in: bounds)
    var sign = Path()
    if look == .choice {
      sign.move(to: CGPoint(x: center.x - 5, y: center.y))
      sign.addLine(to: CGPoint(x: center.x - 1.5, y: center.y + 4))
      sign.addLine(to: CGPoint(x: center.x + 5.5, y: center.y - 4))
    } else {
      sign.move(to: CGPoint(x: center.x - 6, y: center.y))
      sign.addLine(to: CGPoint(x: center.x + 6, y: center.y))
    }
    if look == .insert {
      sign.move(to: CGPoint(x: center.x, y: center.y - 6))
      sign.addLine(to: CGPoint(x: center.x, y: center.y + 6))
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    snapshot.stroke(sign, with: .white, style: style, in: bounds)
  }
}

internal import Curves
internal import Gtk

/// One controller's view sliding in over another's, or out.
@MainActor
final class NavigationSlide {
  static let duration = 0.35
  private static let curve = BezierCurve(0.25, 0.85, 0.35, 1)

  /// How far the view below moves, in parts of the width.
  private static let shift = 0.3

  private let animation: ViewAnimation

  /// - Parameters:
  ///   - isPush: Whether `new` comes over `old`; else `old` goes, and `new` is below.
  ///   - completion: Called once, when both are in their places.
  init(
    from old: UIView, to new: UIView, width: CGFloat, isPush: Bool,
    completion: @escaping () -> Void
  ) {
    animation = ViewAnimation(duration: Self.duration, course: .curve(Self.curve))
    let direction: Double = old.isRightToLeft ? -1 : 1
    let (over, under) = (direction * width, -direction * width * Self.shift)
    animation.add(new, .slide, from: [isPush ? over : under], to: [0])
    animation.add(old, .slide, from: [0], to: [isPush ? under : over])
    // What goes is only to be looked at.
    let wasEnabled = old.isUserInteractionEnabled
    old.isUserInteractionEnabled = false
    old.box.letsFocusIn = false
    animation.start { [old] _ in
      old.isUserInteractionEnabled = wasEnabled
      old.box.letsFocusIn = true
      completion()
    }
    new.placeAgain()
    old.placeAgain()
  }

  /// Puts both in their places at once.
  func finish() { animation.finish() }
}

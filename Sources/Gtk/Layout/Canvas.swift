public import Foundation

/// A widget that is drawn by a closure.
@MainActor
public final class Canvas: LayoutBox {
  /// `draw` is called each time that the canvas has to be drawn: after `setNeedsDraw()`, and when its
  /// size changes.
  public init(size: CGSize = .zero, draw: @escaping @MainActor (Snapshot, CGSize) -> Void) {
    super.init()
    requestMode = .constant
    onDraw = draw
    onMeasure = { axis, _ in
      Measure(natural: Int((axis == .horizontal ? size.width : size.height).rounded(.up)))
    }
  }
}

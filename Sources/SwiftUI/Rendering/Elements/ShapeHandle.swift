internal import Gtk

/// Draws a shape.
@MainActor
final class ShapeHandle: ElementHandle {
  private let canvas: ContentBox
  private var shown = ShapeProperties(geometry: .rectangle)

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    canvas = ContentBox(role: .presentation)
    super.init(element, renderer, widget: canvas)
    canvas.isTargetOfPointer = false
    canvas.onDraw = { [weak self] snapshot, size in self?.draw(snapshot, size) }
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .shape(let new) = element.content else { return }
    shown = new
    canvas.setNeedsDraw()
  }

  override var isTargetOfPointer: Bool { false }

  override func frameDidChange(from old: CGRect?) { canvas.setNeedsDraw() }

  private func draw(_ snapshot: Snapshot, _ size: CGSize) {
    // The widget has whole pixels; the shape what the layout gave it.
    let size = frame.size == .zero ? size : frame.size
    let rect = CGRect(origin: .zero, size: size)
    if case .rectangle = shown.geometry, shown.stroke == nil, case .color(let color)? = shown.fill {
      if color.opacity > 0 { snapshot.fill(rect, with: color.gtk) }
      return
    }
    let path = shown.geometry.outline(in: rect).gtk
    if let fill = shown.fill {
      snapshot.fill(
        path, with: fill, evenOdd: shown.usesEvenOddFill, size: size,
        bounds: rect.insetBy(dx: -1, dy: -1))
    }
    if let stroke = shown.stroke {
      let reach = -shown.strokeStyle.lineWidth - 1
      snapshot.stroke(
        path, with: stroke.color.gtk, style: shown.strokeStyle.gtk,
        bounds: rect.insetBy(dx: reach, dy: reach))
    }
  }
}

extension Snapshot {
  fileprivate func stroke(
    _ path: Gtk.Path, with color: Gtk.Color, style: Gtk.StrokeStyle, bounds: CGRect
  ) {
    if color.alpha > 0 { stroke(path, with: color, style: style, in: bounds) }
  }
}

internal import Gtk

extension UIView {
  /// A colour as it is in this view.
  func resolve(_ color: UIColor) -> Color { color.color(for: traitCollection) }

  func draw(_ snapshot: Snapshot, _ size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let radius = layer.cornerRadius
    if layer.shadowOpacity > 0, let color = layer.shadowColor?.color {
      snapshot.outsetShadow(
        rect, radius: radius, color: color.withAlpha(color.alpha * Double(layer.shadowOpacity)),
        blur: layer.shadowRadius * 2, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    }
    let colors = [layer.backgroundColor?.color, presentedBackground]
    for case let color? in colors where color.alpha > 0 {
      if radius > 0 {
        snapshot.fill(rect, radius: radius, with: color)
      } else {
        snapshot.fill(rect, with: color)
      }
    }
    if clipsToBounds {
      if radius > 0 {
        snapshot.withClip(rect, radius: radius) { drawInside(snapshot, size) }
      } else {
        snapshot.withClip(rect) { drawInside(snapshot, size) }
      }
    } else {
      drawInside(snapshot, size)
    }
    if layer.borderWidth > 0 {
      snapshot.border(
        rect, radius: radius, width: layer.borderWidth, color: layer.borderColor?.color ?? .black)
    }
  }

  private func drawInside(_ snapshot: Snapshot, _ size: CGSize) {
    drawContents(snapshot, size)
    snapshot.drawChildren()
  }

  /// Tells it and all below that colours have changed.
  func tellAppearanceChanged(from previous: UITraitCollection? = nil) {
    appearanceChanged()
    box.setNeedsDraw()
    traitCollectionDidChange(previous)
    controller?.traitCollectionDidChange(previous)
    for view in subviews { view.tellAppearanceChanged(from: previous) }
  }

  /// Tells it and all below that texts are larger or smaller, or go the other way.
  func tellMetricsChanged() {
    metricsChanged()
    invalidateIntrinsicContentSize()
    for view in subviews { view.tellMetricsChanged() }
  }

  /// A PNG file's bytes of the view as it looks now; laid out if need be.
  public func pngData(size: CGSize? = nil) -> Data? { box.png(size: size) }
}

internal import Gtk

extension UIView {
  /// Lets GTK lay out the view by its contents, for those that are parts of GTK's widgets.
  func embedInGtk(minimum: CGSize = .zero) {
    box.requestMode = .constant
    box.onMeasure = { [weak self] axis, _ in
      guard let self else { return Measure(natural: 0) }
      let size = intrinsicContentSize
      let wanted = axis == .horizontal ? size.width : size.height
      let least = axis == .horizontal ? minimum.width : minimum.height
      return Measure(natural: Int(max(wanted, least, 0).rounded(.up)))
    }
    onContentChange = { [weak self] in self?.box.setNeedsResize() }
  }
  /// Gives the view a constant size, for those that are parts of GTK's widgets.
  func embedInGtk(size: CGSize) {
    box.requestMode = .constant
    box.onMeasure = { axis, _ in
      let length = Int((axis == .horizontal ? size.width : size.height).rounded(.up))
      return Measure(minimum: length, natural: length)
    }
  }
}

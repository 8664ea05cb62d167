internal import Gtk

/// A container whose children have the frames that the graph computed.
@MainActor
final class ContentBox: LayoutBox {
  private struct Place: Equatable {
    var frame: CGRect
    var transform: AffineTransform?
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Called with the size that the box has got, before its children get theirs.
  var onSize: ((CGSize) -> Void)?

  /// What the box wants at least and by nature.
  var wanted = CGSize.zero {
    didSet { if wanted != oldValue { setNeedsResize() } }
  }

  override init(role: AccessibleRole = .group) {
    super.init(role: role)
    requestMode = .constant
    onMeasure = { [weak self] axis, _ in
      let wanted = self?.wanted ?? .zero
      let length = Int((axis == .horizontal ? wanted.width : wanted.height).rounded(.up))
      return Measure(minimum: length, natural: length)
    }
    onAllocate = { [weak self] size in self?.placeChildren(size) }
  }

  /// Puts a child at `frame`, in points from the top left corner. `transform` is applied about the
  /// middle of the frame.
  func put(_ child: Gtk.Widget, in frame: CGRect, transform: AffineTransform? = nil) {
    let place = Place(frame: frame, transform: transform)
    guard places.updateValue(place, forKey: ObjectIdentifier(child)) != place else { return }
    setNeedsAllocation()
  }

  /// Adds a child of the renderer's own, in front of those that the graph knows.
  func append(decoration child: Gtk.Widget) { insert(child) }

  /// Lets go of a child.
  func takeOut(_ child: Gtk.Widget) {
    places[ObjectIdentifier(child)] = nil
    if child.parent === self { child.removeFromParent() }
  }

  private func placeChildren(_ size: CGSize) {
    onSize?(size)
    for child in children {
      guard let place = places[ObjectIdentifier(child)] else { continue }
      self.place(child, in: place.frame, transform: place.transform)
    }
  }
}

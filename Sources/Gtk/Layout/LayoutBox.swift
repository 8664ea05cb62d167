internal import CGtk
public import Foundation

/// A container whose size, children's places and drawing are decided by Swift closures.
///
/// Without closures it wants no space, puts each child at the frame that `setFrame(_:of:)` gave it,
/// and draws them in their order. Closures that refer to `self` should do so weakly.
@MainActor
open class LayoutBox: Widget {
  /// The children, from back to front. The order is also that of the Tab key.
  public private(set) var children: [Widget] = []

  /// What the box wants along an axis, if it gets so many pixels along the other (-1: not known).
  /// Without it the box wants nothing at least and, by nature, what its children's frames take up.
  public var onMeasure: (@MainActor (Orientation, Int) -> Measure)?

  /// Called when the box has got a size: it is to `place(_:in:transform:)` every child. A child that
  /// is not placed is not shown.
  public var onAllocate: (@MainActor (CGSize) -> Void)?

  /// Draws the box; the children are drawn where it calls `Snapshot.drawChildren()`, if it does.
  public var onDraw: (@MainActor (Snapshot, CGSize) -> Void)?

  /// Which size depends on the other one.
  public var requestMode = RequestMode.heightForWidth {
    didSet { if requestMode != oldValue { setNeedsResize() } }
  }

  private struct Placement: Equatable {
    var frame: CGRect
    var transform: AffineTransform?
  }

  private var placements: [ObjectIdentifier: Placement] = [:]
  private var isAllocating = false

  /// The role is what the box is to those who do not see it; it cannot be changed later.
  public init(role: AccessibleRole = .group) {
    super.init(
      adopting: cgtk_new_with_int(
        LayoutClass.type, "accessible-role",
        Int32(role.gtk.rawValue))!)
  }

  /// Puts `child` in front of its sisters, or behind the one at `index`. It leaves the container in
  /// which it is.
  public func insert(_ child: Widget, at index: Int? = nil) {
    child.removeFromParent()
    let index = index ?? children.count
    children.insert(child, at: index)
    child.parent = self
    gtk_widget_insert_before(
      child.widget, widget, index + 1 < children.count ? children[index + 1].widget : nil)
  }

  /// Gives `child` another place among its sisters.
  public func move(_ child: Widget, to index: Int) {
    guard let old = children.firstIndex(of: child), old != index else { return }
    children.remove(at: old)
    children.insert(child, at: index)
    gtk_widget_insert_before(
      child.widget, widget, index + 1 < children.count ? children[index + 1].widget : nil)
  }

  override func remove(_ child: Widget) {
    guard let index = children.firstIndex(of: child) else { return }
    children.remove(at: index)
    placements[ObjectIdentifier(child)] = nil
    child.parent = nil
    gtk_widget_unparent(child.widget)
  }

  /// Lets go of all children.
  public func removeAll() {
    for child in children.reversed() { remove(child) }
  }

  /// Puts `child` at `frame`, in pixels from the top left corner, until further notice. `transform`
  /// is applied about the centre of the frame.
  public func setFrame(_ frame: CGRect, of child: Widget, transform: AffineTransform? = nil) {
    let placement = Placement(frame: frame, transform: transform)
    guard placements.updateValue(placement, forKey: ObjectIdentifier(child)) != placement else {
      return
    }
    if onAllocate == nil { setNeedsResize() } else { setNeedsAllocation() }
  }

  /// The frame that `setFrame(_:of:)` or `place(_:in:)` gave to `child`.
  public func frame(of child: Widget) -> CGRect? { placements[ObjectIdentifier(child)]?.frame }

  /// Gives `child` its place now: to be called by `onAllocate`. The width and height are rounded up
  /// to whole pixels and are at least what the child wants at least.
  public func place(_ child: Widget, in frame: CGRect, transform: AffineTransform? = nil) {
    precondition(isAllocating, "LayoutBox.place(_:in:) is for onAllocate; use setFrame(_:of:)")
    placements[ObjectIdentifier(child)] = Placement(frame: frame, transform: transform)
    allocate(child, Placement(frame: frame, transform: transform))
  }

  private func allocate(_ child: Widget, _ placement: Placement) {
    guard gtk_widget_should_layout(child.widget) != 0 else { return }
    let frame = placement.frame
    let width = max(child.measure(.horizontal).minimum, Self.pixels(frame.width))
    let height = max(child.measure(.vertical, for: width).minimum, Self.pixels(frame.height))
    var transform: OpaquePointer?
    if frame.origin != .zero || placement.transform != nil {
      var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
      transform = gsk_transform_translate(nil, &origin)
      if let matrix = placement.transform {
        transform = Self.apply(matrix, about: CGPoint(x: width / 2, y: height / 2), to: transform)
      }
    }
    gtk_widget_allocate(child.widget, gint(width), gint(height), -1, transform)
  }

  private static func pixels(_ length: CGFloat) -> Int {
    // What is a whole number but for rounding is taken for one.
    Int(max(0, min(1e6, (length - 0.001).rounded(.up))))
  }

  private static func apply(
    _ matrix: AffineTransform, about center: CGPoint, to transform: OpaquePointer?
  ) -> OpaquePointer? {
    var forth = graphene_point_t(x: Float(center.x), y: Float(center.y))
    var back = graphene_point_t(x: -Float(center.x), y: -Float(center.y))
    return gsk_transform_translate(
      matrix.applied(to: gsk_transform_translate(transform, &forth)), &back)
  }

  // MARK: What GTK asks for

  func measureContent(_ orientation: Orientation, for other: Int) -> Measure {
    if let onMeasure { return onMeasure(orientation, other) }
    let frames = children.compactMap { placements[ObjectIdentifier($0)]?.frame }
    let extent = frames.map { orientation == .horizontal ? $0.maxX : $0.maxY }.max() ?? 0
    return Measure(natural: Self.pixels(extent))
  }

  func allocate(width: Int, height: Int) {
    isAllocating = true
    defer { isAllocating = false }
    if let onAllocate {
      onAllocate(CGSize(width: width, height: height))
    } else {
      for child in children {
        if let placement = placements[ObjectIdentifier(child)] { allocate(child, placement) }
      }
    }
  }

  func draw(_ snapshot: Snapshot) {
    if let onDraw { onDraw(snapshot, size) } else { snapshot.drawChildren() }
  }
}

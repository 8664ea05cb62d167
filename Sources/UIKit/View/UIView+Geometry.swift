internal import Gtk

extension UIView {
  /// Where it is in its superview: with a `transform`, the smallest rectangle around it.
  public final var frame: CGRect {
    get {
      let plain = untransformedFrame
      guard !storedTransform.isIdentity else { return plain }
      let local = CGRect(
        x: -plain.width / 2, y: -plain.height / 2, width: plain.width, height: plain.height
      ).applying(storedTransform)
      return local.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      setGeometry(
        center: CGPoint(x: newValue.midX, y: newValue.midY),
        bounds: CGRect(origin: storedBounds.origin, size: newValue.size))
    }
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
      width: storedBounds.width, height: storedBounds.height)
  }

  /// Its own space: the origin is what lies at its top left corner.
  public final var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(center: storedCenter, bounds: newValue) }
  }

  public final var center: CGPoint {
    get { storedCenter }
    set { setGeometry(center: newValue, bounds: storedBounds) }
  }

  /// Applied about the centre.
  public final var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue != storedTransform else { return }
      let old = storedTransform
      storedTransform = newValue
      _ = animateChange(.transform, from: old.numbers, to: newValue.numbers)
      placeAgain()
    }
  }

  func setGeometry(center: CGPoint, bounds: CGRect) {
    guard center != storedCenter || bounds != storedBounds else { return }
    let (oldFrame, oldSize) = (untransformedFrame, storedBounds.size)
    let originMoved = bounds.origin != storedBounds.origin
    storedCenter = center
    storedBounds = bounds
    _ = animateChange(.frame, from: oldFrame.numbers, to: untransformedFrame.numbers)
    placeAgain()
    if originMoved { box.setNeedsAllocation() }
    guard bounds.size != oldSize else { return }
    setNeedsLayout()
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(from: oldSize, to: bounds.size)
      }
    }
    sizeChanged()
  }

  /// Lets the superview's box place it again.
  func placeAgain() {
    guard let parent = superview?.containerBox, box.parent === parent,
      parent !== LayoutPass.allocating
    else {
      return
    }
    parent.setNeedsAllocation()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    var frame = untransformedFrame
    (frame.origin.x, frame.size.width) = Self.stretch(
      frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.stretch(
      frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    self.frame = frame
  }

  /// Shares the change among the flexible parts, by their sizes; evenly if they have none.
  private static func stretch(
    _ start: CGFloat, _ size: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexStart: Bool,
    _ flexSize: Bool, _ flexEnd: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [(flexStart, start), (flexSize, size), (flexEnd, old - start - size)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, new != old else { return (start, size) }
    let total = flexible.map { max(0, $0.1) }.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard parts[index].0 else { return 0 }
      let part = total > 0 ? max(0, parts[index].1) / total : 1 / CGFloat(flexible.count)
      return (new - old) * part
    }
    return (start + share(0), max(0, size + share(1)))
  }

  // MARK: Between views

  /// `point` of this view's space, in that of `view`; in the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = toRoot(point)
    guard let view else { return inRoot }
    return view.fromRoot(inRoot)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return fromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Without regard to turns: the rectangle keeps its size.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    var (point, view) = (point, self)
    while let parent = view.superview {
      let middle = CGPoint(x: view.storedBounds.midX, y: view.storedBounds.midY)
      let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        .applying(view.storedTransform)
      point = CGPoint(x: turned.x + view.storedCenter.x, y: turned.y + view.storedCenter.y)
      view = parent
    }
    return point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.fromRoot(point)
    let turned = CGPoint(x: outer.x - storedCenter.x, y: outer.y - storedCenter.y)
      .applying(storedTransform.inverted())
    return CGPoint(x: turned.x + storedBounds.midX, y: turned.y + storedBounds.midY)
  }

  /// The frontmost view at `point` that takes touches, `self` or one below.
  func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }
}

/// Finds the frames of all views below a root from their constraints.
@MainActor
final class LayoutEngine {
  typealias Expression = Simplex.Expression

  /// Where something is in the root's space.
  struct Place {
    var left: Expression
    var top: Expression
    var width: Expression
    var height: Expression
  }

  private let root: UIView
  private var simplex = Simplex()
  private var places: [ObjectIdentifier: Place] = [:]
  /// Views whose frames are found, parents first.
  private var found: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The heights of flowing contents for the widths of the attempt before.
  private var flowHeights: [ObjectIdentifier: CGFloat] = [:]
  private var fitting: (CGSize, UILayoutPriority, UILayoutPriority)?

  init(root: UIView) {
    self.root = root
  }

  static func isNeeded(in view: UIView) -> Bool {
    if !view.constraints.isEmpty || view.makesConstraints { return true }
    return view.subviews.contains { !$0.isLayoutRoot && isNeeded(in: $0) }
  }

  // MARK: Results

  func solveAndApply() {
    solve()
    apply()
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    fitting = (target, horizontal, vertical)
    solve()
    let place = places[ObjectIdentifier(root)]!
    let (width, height) = (simplex.value(of: place.width), simplex.value(of: place.height))
    return CGSize(width: (width - 0.001).rounded(.up), height: (height - 0.001).rounded(.up))
  }

  private func solve() {
    // The height of text is known when its width is.
    for _ in 0..<3 {
      build()
      simplex.solve()
      guard findFlowHeights() else { return }
    }
  }

  private func findFlowHeights() -> Bool {
    var changed = false
    for view in found {
      let width = simplex.value(of: places[ObjectIdentifier(view)]!.width)
      guard let height = view.intrinsicHeight(forWidth: width.rounded()) else { continue }
      let key = ObjectIdentifier(view)
      if flowHeights[key] ?? view.intrinsicContentSize.height != height { changed = true }
      flowHeights[key] = height
    }
    return changed
  }

  private func apply() {
    for view in found where view !== root {
      let frame = frame(of: places[ObjectIdentifier(view)]!, in: view.superview)
      view.setGeometry(
        center: CGPoint(x: frame.midX, y: frame.midY),
        bounds: CGRect(origin: view.bounds.origin, size: frame.size))
    }
    for guide in guides {
      guard let view = guide.owningView else { continue }
      guide.layoutFrame = frame(of: places[ObjectIdentifier(guide)]!, in: view)
      view.guideFrameChanged(guide)
    }
  }

  /// In whole points, so that edges are sharp.
  private func frame(of place: Place, in parent: UIView?) -> CGRect {
    let (left, top) = (simplex.value(of: place.left), simplex.value(of: place.top))
    let right = left + simplex.value(of: place.width)
    let bottom = top + simplex.value(of: place.height)
    func whole(_ value: Double) -> Double { (value + 1e-6).rounded(.toNearestOrAwayFromZero) }
    let frame = CGRect(
      x: whole(left), y: whole(top), width: whole(right) - whole(left),
      height: whole(bottom) - whole(top))
    guard let parent, let outer = places[ObjectIdentifier(parent)] else { return frame }
    return frame.offsetBy(
      dx: parent.bounds.minX - whole(simplex.value(of: outer.left)),
      dy: parent.bounds.minY - whole(simplex.value(of: outer.top)))
  }

  // MARK: Building

  private func build() {
    simplex = Simplex()
    places = [:]
    found = []
    guides = []
    placeRoot()
    addTree(root)
    addConstraints(of: root)
  }

  private func placeRoot() {
    var place = Place(
      left: Expression(), top: Expression(), width: Expression(root.bounds.width),
      height: Expression(root.bounds.height))
    if let (target, horizontal, vertical) = fitting {
      place.width = Expression(0, [simplex.makeVariable(): 1])
      place.height = Expression(0, [simplex.makeVariable(): 1])
      add(place.width, 1)
      add(place.height, 1)
      add(place.width + -target.width, 0, horizontal)
      add(place.height + -target.height, 0, vertical)
    }
    places[ObjectIdentifier(root)] = place
    if fitting != nil { found.append(root) }
  }

  private func addTree(_ view: UIView) {
    let parent = places[ObjectIdentifier(view)]!
    for guide in view.layoutGuides + view.ownGuides { addGuide(guide) }
    if fitting != nil, view === root { addIntrinsicSize(of: view, parent) }
    for child in view.subviews where !child.isLayoutRoot {
      if child.translatesAutoresizingMaskIntoConstraints, !view.arranges(child) {
        let frame = child.untransformedFrame
        places[ObjectIdentifier(child)] = Place(
          left: parent.left + (frame.minX - view.bounds.minX),
          top: parent.top + (frame.minY - view.bounds.minY), width: Expression(frame.width),
          height: Expression(frame.height))
      } else {
        let place = makePlace()
        places[ObjectIdentifier(child)] = place
        found.append(child)
        addIntrinsicSize(of: child, place)
      }
      addTree(child)
    }
  }

  private func makePlace() -> Place {
    let place = Place(
      left: Expression(0, [simplex.makeVariable(): 1]),
      top: Expression(0, [simplex.makeVariable(): 1]),
      width: Expression(0, [simplex.makeVariable(): 1]),
      height: Expression(0, [simplex.makeVariable(): 1]))
    add(place.width, 1)
    add(place.height, 1)
    return place
  }

  private func addGuide(_ guide: UILayoutGuide) {
    places[ObjectIdentifier(guide)] = makePlace()
    guides.append(guide)
  }

  private func addIntrinsicSize(of view: UIView, _ place: Place) {
    let size = view.intrinsicContentSize
    let height = flowHeights[ObjectIdentifier(view)] ?? size.height
    for (axis, length, wanted) in [(0, place.width, size.width), (1, place.height, height)]
    where wanted >= 0 {
      add(length + -wanted, -1, view.hugging[axis])
      add(length + -wanted, 1, view.compression[axis])
    }
  }

  private func addConstraints(of view: UIView) {
    for constraint in view.constraints { add(constraint, in: view) }
    view.addOwnConstraints(to: self)
    for child in view.subviews where !child.isLayoutRoot { addConstraints(of: child) }
  }

  private func add(_ constraint: NSLayoutConstraint, in owner: UIView) {
    guard let first = constraint.firstItem,
      var expression = expression(first, constraint.firstAttribute, constraint)
    else { return }
    if let second = constraint.secondItem {
      guard let other = self.expression(second, constraint.secondAttribute, constraint) else {
        return
      }
      expression.add(other, times: -Double(constraint.multiplier))
    } else if constraint.secondAttribute != .notAnAttribute {
      return
    }
    expression.constant -= Double(constraint.constant)
    if !add(expression, constraint.relation.rawValue, constraint.priority) {
      let text = "UIKit: constraints contradict each other; left out: \(constraint.text)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  @discardableResult
  func add(
    _ expression: Expression, _ relation: Int, _ priority: UILayoutPriority = .required
  ) -> Bool {
    simplex.add(expression, relation, weight: priority.isRequired ? nil : priority.weight)
  }

  /// A variable of no view's, at least zero.
  func makeLength() -> Expression {
    let result = Expression(0, [simplex.makeVariable(): 1])
    add(result, 1)
    return result
  }

  func place(of item: AnyObject) -> Place? {
    if let place = places[ObjectIdentifier(item)] { return place }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let place = places[ObjectIdentifier(view)]
    else { return nil }
    switch guide.kind {
    case .margins:
      let margins = view.layoutMargins
      return Place(
        left: place.left + margins.left, top: place.top + margins.top,
        width: place.width + -(margins.left + margins.right),
        height: place.height + -(margins.top + margins.bottom))
    default: return place
    }
  }

  /// The view whose direction decides what is leading: the one that has both items in it.
  private func container(of constraint: NSLayoutConstraint) -> UIView {
    func view(_ item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = view(constraint.firstItem) else { return root }
    guard let second = view(constraint.secondItem) else { return first.superview ?? root }
    if first === second || second.isDescendant(of: first) { return first }
    return first.isDescendant(of: second) ? second : first.superview ?? root
  }

  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint
  ) -> Expression? {
    var item = item
    // What is in a scroll view is tied to its contents, not to what is seen of them.
    if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      constraint.firstItem === scroll
        ? scroll.contains(constraint.secondItem)
        : scroll.contains(constraint.firstItem)
    {
      item = scroll.contentLayoutGuide
    }
    guard let place = place(of: item) else { return nil }
    let view = item as? UIView
    // In the direction of reading, places grow from the leading side on.
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      (attributes.contains(.leading) || attributes.contains(.trailing))
      && container(of: constraint).isRightToLeft
    switch attribute {
    case .left: return place.left
    case .right: return place.left + place.width
    case .top: return place.top
    case .bottom: return place.top + place.height
    case .width: return place.width
    case .height: return place.height
    case .centerX: return (place.left + place.width * 0.5) * (isMirrored ? -1 : 1)
    case .centerY: return place.top + place.height * 0.5
    case .leading: return isMirrored ? (place.left + place.width) * -1 : place.left
    case .trailing: return isMirrored ? place.left * -1 : place.left + place.width
    case .firstBaseline: return place.top + Double(view?.baselineOffsets.first ?? 0)
    case .lastBaseline:
      return place.top + place.height + -Double(view?.baselineOffsets.last ?? 0)
    // Those within margins are a guide's.
    default: return nil
    }
  }
}

/// Puts views into a row or a column.
///
/// The arranged views need no constraints of their own; if they have some, both are fulfilled.
@MainActor
open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views are across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Stands for the distance that a system would choose: 8 points.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
  /// Takes a custom spacing back.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude / 2

  public private(set) final var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Stops arranging it; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> Double {
    let gap = customSpacing[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : Double(gap)
  }

  // MARK: Constraints

  override var makesConstraints: Bool { !arrangedSubviews.isEmpty }

  override func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// One axis of a place: where it starts and how long it is.
  private typealias Span = (start: Simplex.Expression, length: Simplex.Expression)

  private func spans(_ place: LayoutEngine.Place) -> (along: Span, across: Span) {
    let horizontal: Span = (place.left, place.width)
    let vertical: Span = (place.top, place.height)
    return axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
  }

  override func addOwnConstraints(to engine: LayoutEngine) {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let item: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    guard !views.isEmpty, let place = engine.place(of: item) else { return }
    let own = spans(place)
    let all = views.compactMap { engine.place(of: $0).map(spans) }
    let isReversed = axis == .horizontal && isRightToLeft
    let ordered: [UIView] = isReversed ? views.reversed() : views
    let along: [Span] = (isReversed ? all.reversed() : all).map { $0.along }
    engine.add(along[0].start - own.along.start, 0)
    engine.add(end(along[along.count - 1]) - end(own.along), 0)
    let gaps: [Double] = ordered.indices.dropFirst().map { index in
      gap(after: isReversed ? ordered[index] : ordered[index - 1])
    }
    addDistribution(engine, along, gaps, ordered)
    for (view, spans) in zip(views, all) { addAlignment(engine, spans.across, own.across, view) }
    if alignment != .fill { hug(engine, own.across, all.map(\.across)) }
  }

  private func end(_ span: Span) -> Simplex.Expression { span.start + span.length }

  private func addDistribution(
    _ engine: LayoutEngine, _ spans: [Span], _ gaps: [Double], _ views: [UIView]
  ) {
    let space = distribution == .equalSpacing && !gaps.isEmpty ? engine.makeLength() : nil
    let step = distribution == .equalCentering && !gaps.isEmpty ? engine.makeLength() : nil
    for (index, gap) in gaps.enumerated() {
      let (before, after) = (spans[index], spans[index + 1])
      let distance = after.start - end(before)
      switch distribution {
      case .equalSpacing:
        engine.add(distance - space!, 0)
        engine.add(distance + -gap, 1)
      case .equalCentering:
        let centers = (after.start + after.length * 0.5) - (before.start + before.length * 0.5)
        engine.add(centers - step!, 0, UILayoutPriority(149))
        engine.add(distance + -gap, 1)
      default: engine.add(distance + -gap, 0)
      }
    }
    // The least space of those that fulfil the rest.
    if let space { engine.add(space, 0, UILayoutPriority(49)) }
    if distribution == .fillEqually {
      for span in spans.dropFirst() { engine.add(span.length - spans[0].length, 0) }
    } else if distribution == .fillProportionally {
      addProportions(engine, spans, views)
    }
  }

  private func addProportions(_ engine: LayoutEngine, _ spans: [Span], _ views: [UIView]) {
    let sizes = views.map {
      Double(
        axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height)
    }
    guard let first = sizes.first, first > 0 else { return }
    for (span, size) in zip(spans, sizes).dropFirst() where size > 0 {
      engine.add(span.length * first - spans[0].length * size, 0, UILayoutPriority(999))
    }
  }

  private func addAlignment(
    _ engine: LayoutEngine, _ span: Span, _ own: Span, _ view: UIView
  ) {
    let isReversed = axis == .vertical && isRightToLeft
    switch alignment {
    case .fill:
      engine.add(span.start - own.start, 0)
      engine.add(span.length - own.length, 0)
    case .center:
      engine.add((span.start + span.length * 0.5) - (own.start + own.length * 0.5), 0)
    case .leading, .trailing:
      if (alignment == .leading) != isReversed {
        engine.add(span.start - own.start, 0)
      } else {
        engine.add(end(span) - end(own), 0)
      }
    case .firstBaseline, .lastBaseline: addBaseline(engine, span, view)
    }
    if alignment != .fill {
      engine.add(span.start - own.start, 1)
      engine.add(end(own) - end(span), 1)
    }
  }

  private func addBaseline(_ engine: LayoutEngine, _ span: Span, _ view: UIView) {
    guard let first = arrangedSubviews.first(where: { !$0.isHidden }), first !== view,
      let place = engine.place(of: first)
    else { return }
    let other = spans(place).across
    func line(_ span: Span, _ view: UIView) -> Simplex.Expression {
      alignment == .firstBaseline
        ? span.start + Double(view.baselineOffsets.first)
        : end(span) + -Double(view.baselineOffsets.last)
    }
    engine.add(line(span, view) - line(other, first), 0)
  }

  /// Across, the stack is as large as its largest view if nothing else says how large it is.
  private func hug(_ engine: LayoutEngine, _ own: Span, _ spans: [Span]) {
    engine.add(own.length, 0, UILayoutPriority(49))
    if alignment == .firstBaseline || alignment == .lastBaseline {
      for span in spans { engine.add(span.start - own.start, 0, UILayoutPriority(48)) }
    }
  }
}

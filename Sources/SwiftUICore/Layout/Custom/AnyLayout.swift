/// A layout of any type: a container that changes from one to another keeps its subviews and their
/// state. Apple's `SwiftUI.AnyLayout`.
public struct AnyLayout: Layout {
  /// What the layout inside remembers, and for which it was made.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  private let base: any ErasedLayout

  public init<L: Layout>(_ layout: L) {
    base = LayoutEraser(layout: layout)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(type: base.identity, value: base.erasedCache(subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if base.identity == cache.type {
      base.updateErasedCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.erasedSpacing(subviews, &cache.value)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    base.erasedSize(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.erasedPlace(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The direction of the row or column, if the layout inside is one.
  var stackOrientation: Axis? { base.orientation }
}

/// A layout whose cache may be of any type.
private protocol ErasedLayout {
  var identity: ObjectIdentifier { get }
  var orientation: Axis? { get }
  func erasedCache(_ subviews: LayoutSubviews) -> Any
  func updateErasedCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func erasedSpacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func erasedSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    -> CGSize
  func erasedPlace(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
  func erasedGuide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
  func erasedGuide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
}

private struct LayoutEraser<L: Layout>: ErasedLayout {
  let layout: L

  var identity: ObjectIdentifier { ObjectIdentifier(L.self) }

  var orientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  private func open<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
    var own = cache as! L.Cache
    defer { cache = own }
    return body(&own)
  }

  func erasedCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateErasedCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    open(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  func erasedSpacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    open(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func erasedSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    -> CGSize
  {
    open(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func erasedPlace(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    open(&cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func erasedGuide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    open(&cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func erasedGuide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    open(&cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// A way of arranging views that an app defines itself. Apple's `SwiftUI.Layout`.
///
/// The methods are called on the main actor while the graph lays out. Sizes follow the usual rules:
/// the container is offered a size, asks its subviews for theirs and chooses its own; then it places
/// them. Places are given as if the script ran from left to right; the graph mirrors them where it
/// runs the other way.
public protocol Layout: Animatable {
  /// What the layout remembers between calls; `Void` by default.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// What the container is, for views in it that ask.
  static var layoutProperties: LayoutProperties { get }

  /// What to remember, made once for a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is remembered up to date after the subviews or the layout have changed. By default
  /// it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How much room the container likes around itself. By default what its subviews like.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container chooses when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews. One that is not placed stands in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The container, of the size that it chose for `proposal`.
  ///   - proposal: What the container was offered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is; `nil` leaves it to the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is; `nil` leaves it to the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// A view that arranges `content`: `MyLayout() { … }`.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(arrangement: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a container is. Apple's `SwiftUI.LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction of a row or column, along which a `Spacer` in it stretches; `nil` for others.
  public var stackOrientation: Axis?

  public init() {}
}

/// A remark of a view to the layout that it is in. Apple's `SwiftUI.LayoutValueKey`.
public protocol LayoutValueKey {
  associatedtype Value

  /// For views that make no remark.
  static var defaultValue: Value { get }
}

private enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Makes a remark to the layout that the view is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
  }
}

extension LayoutNode {
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    trait(LayoutValueTrait<K>.self)
  }
}

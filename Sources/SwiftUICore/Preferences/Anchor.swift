/// A place or a rectangle of a view, to be found in the space of another. Apple's `SwiftUI.Anchor`: a
/// `GeometryProxy` tells it.
public struct Anchor<Value> {
  /// What of a view an anchor stands for. Apple's `SwiftUI.Anchor.Source`.
  public struct Source {
    let key: AnyHashable
    let resolve: (CGRect) -> Value
  }

  let source: Source
  let place: AnchorPlace
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.place === right.place && left.source.key == right.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.key)
  }
}

/// Where the view of an anchor is.
@MainActor
final class AnchorPlace {
  weak var layout: LayoutNode?
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Self {
    Self(key: "bounds") { $0 }
  }

  /// A part of the view, in its own space.
  public static func rect(_ rect: CGRect) -> Self {
    Self(key: [rect.minX, rect.minY, rect.width, rect.height]) {
      rect.offsetBy(dx: $0.minX, dy: $0.minY)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Self {
    Self(key: [point.x, point.y]) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in units of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(key: point) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension View {
  /// Hands up a value that is made of an anchor in the view. What views inside say of it is lost.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<K, A>(source: value, replaces: true) { $0 = transform($1) })
  }

  /// Changes what the views inside hand up, by means of an anchor in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<K, A>(source: value, replaces: false, transform: transform))
  }
}

struct AnchorWriter<Key: PreferenceKey, A>: PrimitiveModifier {
  let source: Anchor<A>.Source
  let replaces: Bool
  let transform: (inout Key.Value, Anchor<A>) -> Void

  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    AnchorNode(view, context)
  }
}

final class AnchorNode<Content: View, Key: PreferenceKey, A>: ModifiedNode<
  Content, AnchorWriter<Key, A>
>
{
  private let place = AnchorPlace()

  override func didMakeChild() { host.preferenceDidChange(Key.self) }

  override func modifierDidChange(from old: AnchorWriter<Key, A>) {
    host.preferenceDidChange(Key.self)
  }

  override func willRemove() { host.preferenceDidChange(Key.self) }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into values: inout Other.Value?
  ) {
    guard Other.self == Key.self else { return super.collectPreference(key, into: &values) }
    place.layout = child.elements.first
    var own: Key.Value?
    if !modifier.replaces { child.collectPreference(Key.self, into: &own) }
    var value = own ?? Key.defaultValue
    modifier.transform(&value, Anchor(source: modifier.source, place: place))
    Other.add(value as! Other.Value, to: &values)
  }
}

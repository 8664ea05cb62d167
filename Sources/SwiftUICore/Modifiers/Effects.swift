/// A modifier that draws its content with an effect, and does not change the layout.
@MainActor
protocol EffectModifier: ElementModifier {
  func properties(_ owner: ViewNode) -> GroupProperties
}

extension EffectModifier {
  func makeWrapper(_ owner: ViewNode) -> LayoutNode {
    PassthroughLayoutNode(owner, element: RenderElement(owner, .group(properties(owner))))
  }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    wrapper.element?.content = .group(properties(owner))
  }
}

/// An effect that is described by the properties themselves.
struct EffectOf: EffectModifier {
  let properties: GroupProperties

  func properties(_ owner: ViewNode) -> GroupProperties { properties }
}

struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func properties(_ owner: ViewNode) -> GroupProperties {
    var properties = GroupProperties()
    properties.shadow = .init(
      color: color.resolved(in: owner.environment), radius: radius, x: x, y: y)
    return properties
  }
}

/// Shows only what is inside of a shape.
struct ClipModifier<S: Shape>: ElementModifier, Animatable {
  var shape: S

  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func makeWrapper(_ owner: ViewNode) -> LayoutNode { ClipLayoutNode(owner) }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    guard let wrapper = wrapper as? ClipLayoutNode else { return }
    wrapper.geometry = { [shape] in shapeGeometry(shape, $0) }
    wrapper.updateClip()
  }
}

final class ClipLayoutNode: PassthroughLayoutNode {
  var geometry: (CGSize) -> ShapeGeometry = { _ in .rectangle }

  init(_ owner: ViewNode) {
    super.init(owner, element: RenderElement(owner, .group(GroupProperties())))
    element?.fit = { [unowned self] content, size in
      guard case .group(var properties) = content else { return content }
      properties.clip = geometry(size)
      return .group(properties)
    }
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) { updateClip() }

  func updateClip() {
    var properties = GroupProperties()
    properties.clip = geometry(frame.size)
    element?.setContentInLayout(.group(properties))
  }
}

/// Leaves the content out, keeping its place.
struct HiddenModifier: ElementModifier {
  func makeWrapper(_ owner: ViewNode) -> LayoutNode { HiddenLayoutNode(owner) }
  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {}
}

final class HiddenLayoutNode: PassthroughLayoutNode {
  override var isHidden: Bool { true }
}

extension View {
  private func effect(_ change: (inout GroupProperties) -> Void) -> some View {
    var properties = GroupProperties()
    change(&properties)
    return modifier(EffectOf(properties: properties))
  }

  /// The view, see-through to a degree: 0 cannot be seen, 1 is as it is.
  public func opacity(_ opacity: Double) -> some View {
    effect { $0.opacity = opacity }
  }

  /// The view with its corners cut off round.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// What of the view is inside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  /// What of the view is inside of its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  public func mask<Mask: Shape>(_ mask: Mask) -> some View {
    clipShape(mask)
  }

  /// A shadow behind the view.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// The view turned, clockwise; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect {
      $0.rotation = angle.radians
      $0.anchor = anchor.point
    }
  }

  /// The view made larger or smaller; its place in the layout stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    effect {
      $0.scale = CGSize(width: x, height: y)
      $0.anchor = anchor.point
    }
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { $0.blurRadius = radius }
  }

  public func grayscale(_ amount: Double) -> some View {
    effect { $0.grayscale = amount }
  }

  /// Whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    effect { $0.isInteractive = enabled }
  }

  /// The view's place without the view.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

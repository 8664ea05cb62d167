extension View {
  /// Does something when the view is tapped, or clicked, `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, isLong: false) { _ in action() })
  }

  /// Does something with the place in the view at which it is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void)
    -> some View
  {
    modifier(TapModifier(count: count, isLong: false, action: action))
  }

  /// Does something when the view has been pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: 1, isLong: true) { _ in action() })
  }

  /// What of the view takes taps and long presses; without it all of its frame does.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }

  /// What of the view takes taps and the like, whatever kinds are named.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }
}

/// For what a content shape counts. Apple's `SwiftUI.ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
}

private struct ContentShapeModifier<S: Shape>: ElementModifier {
  let shape: S

  func makeWrapper(_ owner: ViewNode) -> LayoutNode { ContentShapeLayoutNode(owner) }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    (wrapper as? ContentShapeLayoutNode)?.geometry = { [shape] in shapeGeometry(shape, $0) }
  }
}

private final class ContentShapeLayoutNode: PassthroughLayoutNode {
  var geometry: (CGSize) -> ShapeGeometry = { _ in .rectangle }
}

extension LayoutNode {
  /// Whether a point of the node is in the shape that its content has for touches.
  fileprivate func isTouchable(_ point: CGPoint) -> Bool {
    var node = self
    var point = point
    while node.isWrapper, let child = node.children.first {
      if let shaped = node as? ContentShapeLayoutNode {
        return shaped.geometry(node.frame.size).contains(point, in: node.frame.size)
      }
      point = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
      node = child
    }
    return true
  }
}

extension ShapeGeometry {
  /// Whether a point is inside of the outline in a size; of paths, in their bounds.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    func isInOval(_ rect: CGRect) -> Bool {
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / rect.width * 2
      let y = (point.y - rect.midY) / rect.height * 2
      return x * x + y * y <= 1
    }
    func isInRounded(_ corner: CGSize) -> Bool {
      guard rect.contains(point) else { return false }
      let x = min(point.x, size.width - point.x)
      let y = min(point.y, size.height - point.y)
      guard x < corner.width, y < corner.height else { return true }
      let (dx, dy) = (1 - x / corner.width, 1 - y / corner.height)
      return dx * dx + dy * dy <= 1
    }
    switch self {
    case .rectangle, .trimmed, .rotated, .scaled: return rect.contains(point)
    case .roundedRectangle(let corner): return isInRounded(corner)
    case .capsule:
      let radius = min(size.width, size.height) / 2
      return isInRounded(CGSize(width: radius, height: radius))
    case .circle:
      let side = min(size.width, size.height)
      return isInOval(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .ellipse: return isInOval(rect)
    case .path(let path): return path.boundingRect.contains(point)
    case .inset(let inner, let amount):
      return inner.contains(
        CGPoint(x: point.x - amount, y: point.y - amount),
        in: CGSize(width: size.width - 2 * amount, height: size.height - 2 * amount))
    case .offset(let inner, let offset):
      return inner.contains(
        CGPoint(x: point.x - offset.width, y: point.y - offset.height), in: size)
    }
  }
}

struct TapModifier: ElementModifier {
  let count: Int
  let isLong: Bool
  let action: (CGPoint) -> Void

  func makeWrapper(_ owner: ViewNode) -> LayoutNode {
    PassthroughLayoutNode(owner, element: RenderElement(owner, .group(GroupProperties())))
  }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    guard let element = wrapper.element else { return }
    var attributes = ElementAttributes()
    attributes.isEnabled = owner.environment.isEnabled
    attributes.tapCount = isLong ? nil : count
    attributes.reportsLongPress = isLong
    let own = owner.environment.ownAttributes
    if !isLong, count == 1, own.traits.contains(.isButton) {
      // A button that was made by hand: what is in it is its name.
      attributes.traits = own.traits
      attributes.children = .combine
      attributes.accessibilityLabel = own.accessibilityLabel
      attributes.accessibilityValue = own.accessibilityValue
      attributes.accessibilityHint = own.accessibilityHint
      attributes.isHiddenFromAccessibility = own.isHiddenFromAccessibility
    }
    element.attributes = attributes
    let isEnabled = owner.environment.isEnabled
    element.onEvent = { [action, isLong, weak wrapper] event in
      switch event {
      case .tap(let point) where !isLong && isEnabled:
        if wrapper?.isTouchable(point) != false { action(point) }
      case .longPress where isLong && isEnabled: action(.zero)
      default: break
      }
    }
  }
}

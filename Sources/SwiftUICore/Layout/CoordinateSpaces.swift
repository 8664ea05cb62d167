/// A coordinate space of a kind. Apple's `SwiftUI.CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// Apple's `SwiftUI.NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

/// Apple's `SwiftUI.LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Apple's `SwiftUI.GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Gives the view's coordinates a name, by which views inside can ask for their frames in them.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.coordinateSpace.name ?? AnyHashable("")))
  }
}

extension CoordinateSpace {
  fileprivate var name: AnyHashable? {
    if case .named(let name) = self { return name }
    return nil
  }
}

private struct CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable

  func makeWrapper(_ owner: ViewNode) -> LayoutNode { CoordinateSpaceLayoutNode(owner) }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    (wrapper as? CoordinateSpaceLayoutNode)?.name = name
  }
}

private final class CoordinateSpaceLayoutNode: PassthroughLayoutNode {
  var name: AnyHashable?
}

extension LayoutNode {
  /// The frame in a space. Where no view around has the name that is asked for, and for the global
  /// space, it is that of the window, the sheet or the row in which the node is.
  func frame(in space: CoordinateSpace) -> CGRect {
    var origin = CGPoint.zero
    if space == .local { return CGRect(origin: origin, size: frame.size) }
    var node = self
    while let parent = node.parent {
      if let name = space.name, (node as? CoordinateSpaceLayoutNode)?.name == name { break }
      origin.x += node.frame.minX
      origin.y += node.frame.minY
      if let scroll = parent as? ScrollLayoutNode {
        origin.x -= scroll.offset.x
        origin.y -= scroll.offset.y
      }
      node = parent
    }
    return CGRect(origin: origin, size: frame.size)
  }
}

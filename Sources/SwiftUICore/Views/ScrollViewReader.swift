internal import ListSupport

/// Views that can move scroll views and lists in them. Apple's `SwiftUI.ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ScrollReaderNode(self, context)
  }
}

/// Moves scroll views and lists. Apple's `SwiftUI.ScrollViewProxy`. It is for the main actor, and
/// for actions, not for bodies.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var reader: ViewNode?

  /// Moves the first scroll view or list that has the view so that it is seen, once everything that
  /// has changed is in place.
  ///
  /// - Parameters:
  ///   - id: What `id(_:)` gives the view, or by which a `ForEach` tells it apart.
  ///   - anchor: Which place of the view and of the scroll view meet; `nil` moves no farther than
  ///     needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader, !reader.isRemoved else { return }
    reader.scroll(to: AnyHashable(id), anchor, attempts: 3)
  }
}

final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private typealias Inner = ForEachRow<ScrollViewProxy, Content>

  private var child: TypedNode<Inner>!

  init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(inner(view), childContext)
  }

  private func inner(_ view: ScrollViewReader<Content>) -> Inner {
    Inner(element: ScrollViewProxy(reader: self), content: view.content)
  }

  override func update(_ view: ScrollViewReader<Content>) {
    child.update(inner(view))
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}

/// How an attempt to bring a view into view has ended.
enum RowAim {
  /// There is no such view.
  case missed
  /// By what is known so far.
  case guessed
  case sure
}

/// A node that may have views out of view, which have no nodes.
@MainActor
protocol RowScroller: ViewNode {
  /// Moves so that the view is seen.
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> RowAim
}

/// A node whose views have identities.
@MainActor
protocol IdentifiedNode: ViewNode {
  func elements(of id: AnyHashable) -> [LayoutNode]
}

extension ViewNode {
  /// Looks for a view after the next layout, and moves what it is in. Rows that come into view may
  /// turn out to be larger than was guessed, and are aimed at again.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?, attempts: Int) {
    host.commits.add { [weak self] in
      guard let self, !isRemoved, aim(at: id, anchor) == .guessed, attempts > 1 else { return }
      scroll(to: id, anchor, attempts: attempts - 1)
    }
    host.setNeedsFlush()
  }

  private func aim(at id: AnyHashable, _ anchor: UnitPoint?) -> RowAim {
    if let rows = self as? any RowScroller {
      let aim = rows.scroll(toRow: id, anchor)
      if aim != .missed { return aim }
    }
    if let target = (self as? any IdentifiedNode)?.elements(of: id).first,
      target.scrollIntoView(CGRect(origin: .zero, size: target.frame.size), anchor)
    {
      return .sure
    }
    var aim = RowAim.missed
    forEachChild { if aim == .missed { aim = $0.aim(at: id, anchor) } }
    return aim
  }

  /// The first element of a view that is there.
  func firstElement(of id: AnyHashable) -> LayoutNode? {
    if let found = (self as? any IdentifiedNode)?.elements(of: id).first { return found }
    var found: LayoutNode?
    forEachChild { if found == nil { found = $0.firstElement(of: id) } }
    return found
  }
}

extension LayoutNode {
  /// Moves the nearest scroll view around so that a part of this is seen.
  ///
  /// - Returns: Whether there is one.
  func scrollIntoView(_ part: CGRect, _ anchor: UnitPoint?) -> Bool {
    var target = part
    var node: LayoutNode? = self
    while let current = node {
      if let scroll = current as? ScrollLayoutNode {
        scroll.scroll(to: target, anchor)
        return true
      }
      target.origin.x += current.frame.minX
      target.origin.y += current.frame.minY
      node = current.parent
    }
    return false
  }
}

extension ScrollLayoutNode {
  /// Moves the content.
  ///
  /// - Parameter target: What is to be seen, in the content.
  func scroll(to target: CGRect, _ anchor: UnitPoint?) {
    guard let element, case .scroll(var properties) = element.content else { return }
    var new = offset
    for axis in Axis.allCases {
      guard properties.axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
        continue
      }
      let (start, length) = (target.origin[axis], target.size[axis])
      let view = frame.size[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        new[axis] = start + part * (length - view)
      } else if start < offset[axis] || length > view {
        new[axis] = start
      } else if start + length > offset[axis] + view {
        new[axis] = start + length - view
      }
      new[axis] = max(0, min(new[axis], properties.contentSize[axis] - view))
    }
    guard new != offset else { return }
    properties.target = ScrollTarget(number: RowNumbers.next(), offset: new)
    element.setContentInLayout(.scroll(properties))
    offset = new
  }
}

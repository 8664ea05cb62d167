/// Makes a view from another. Apple's `SwiftUI.ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The view to be shown instead of `content`, which stands for the view that is modified and may
  /// be used anywhere inside.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that does nothing. Apple's `SwiftUI.EmptyModifier`.
public struct EmptyModifier: PrimitiveModifier {
  public static let identity = EmptyModifier()

  public init() {}

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ModifiedNode(view, context)
  }
}

/// A modifier that the graph itself knows.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
}

extension View {
  /// This view as `modifier` shows it.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

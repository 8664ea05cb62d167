/// A piece of user interface, described by a value. Apple's `SwiftUI.View`.
///
/// A view is made anew whenever what it is made from changes; the graph behind it keeps the state,
/// compares the new description with the old one and touches only what differs. `body` runs on the
/// main actor, and runs again only if the view's own fields or something that it read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the graph itself knows how to show: it has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// A node for the view, which the caller keeps and updates with later values.
  func makeNode(_ context: NodeContext) -> TypedNode<Self>
}

extension View where Body == Never {
  /// Primitive views have no body; the graph never asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

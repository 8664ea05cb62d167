/// The space around the content of a row.
enum RowInsetsTrait: TraitKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// Which of the lines above and below a row are left out.
enum RowHiddenLinesTrait: TraitKey {
  static var defaultValue: Edge.Set { [] }
}

/// The colour of the line below a row.
enum RowLineTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}

/// Whether a row may not be deleted, moved or chosen, whatever the others may be.
enum RowDeleteDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

enum RowMoveDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

enum RowSelectionDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// What is behind a row, over all of its place.
enum RowBackgroundTrait: TraitKey {
  static var defaultValue: (any RowBackground)? { nil }
}

@MainActor
protocol RowBackground: AnyObject {
  var backgroundElements: [LayoutNode] { get }
}

extension View {
  /// The space around the view where it is a row of a list; `nil` is what is usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Whether there are lines above and below the view where it is a row of a list.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    modifier(TraitModifier<RowHiddenLinesTrait>(value: visibility == .hidden ? edges : []))
  }

  /// The colour of the line below the view where it is a row of a list.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
    modifier(TraitModifier<RowLineTintTrait>(value: color))
  }

  /// What is behind the view where it is a row of a list; `nil` is what is usual.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackgroundView(content: self, background: view)
  }

  /// The row cannot be deleted, though others of its `ForEach` can.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<RowDeleteDisabledTrait>(value: isDisabled))
  }

  /// The row cannot be moved, though others of its `ForEach` can.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<RowMoveDisabledTrait>(value: isDisabled))
  }

  /// The row cannot be chosen, though others of its list can.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<RowSelectionDisabledTrait>(value: isDisabled))
  }
}

private struct RowBackgroundView<Content: View, Background: View>: View, PrimitiveView {
  let content: Content
  let background: Background?

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    RowBackgroundNode(self, context)
  }
}

private final class RowBackgroundNode<Content: View, Background: View>: TypedNode<
  RowBackgroundView<Content, Background>
>, RowBackground
{
  private var child: TypedNode<Content>!
  private var background: TypedNode<Background?>!

  init(_ view: RowBackgroundView<Content, Background>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    var context = childContext
    context.isLazy = false
    background = SwiftUICore.makeNode(view.background, context)
  }

  override func update(_ view: RowBackgroundView<Content, Background>) {
    child.update(view.content)
    background.update(view.background)
  }

  override var isRowBoundary: Bool { child.isRowBoundary }
  override var showsOwnElements: Bool { true }

  override func makeElements() -> [LayoutNode] {
    for element in child.elements { element.setTrait(RowBackgroundTrait.self, self) }
    return child.elements
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
    action(background)
  }

  var backgroundElements: [LayoutNode] { background.elements }
}

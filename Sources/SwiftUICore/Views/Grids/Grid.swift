/// Views in rows and columns. Apple's `SwiftUI.Grid`.
///
/// Each ``GridRow`` in it is a row; any other view is a row by itself that spans all columns. A
/// column is as wide as its widest cell, and columns and rows share out the space as the views of
/// stacks do.
public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: Where cells are that are smaller than their space.
  ///   - horizontalSpacing: Between columns, in points; `nil` is what is usual.
  ///   - verticalSpacing: Between rows, in points; `nil` is what is usual.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GridNode(self, context)
  }
}

final class GridNode<Content: View>: ContainerNode<Grid<Content>>, TraitReader {
  private var child: TypedNode<Content>!

  init(_ view: Grid<Content>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    start(GridLayoutNode(self, arrangement(view)), content: [child])
  }

  private func arrangement(_ view: Grid<Content>) -> GridArrangement {
    let usual = host.renderer.metrics.spacing
    return GridArrangement(
      alignment: view.alignment,
      spacing: CGSize(
        width: view.horizontalSpacing ?? usual, height: view.verticalSpacing ?? usual))
  }

  override func update(_ view: Grid<Content>) {
    unsafeDowncast(layout!, to: GridLayoutNode.self).arrangement = arrangement(view)
    child.update(view.content)
  }

  override func refreshElements() {
    super.refreshElements()
    // A cell may have got another row without being another.
    layout.invalidateLayout()
  }
}

/// A row of a grid. Apple's `SwiftUI.GridRow`. Outside of a grid it is as a `Group`.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: Where cells of the row are that are lower than it; `nil` is as the grid
  ///   says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GridRowNode(self, context)
  }
}

final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private var alignment: VerticalAlignment?
  private var child: TypedNode<Content>!

  init(_ view: GridRow<Content>, _ context: NodeContext) {
    alignment = view.alignment
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
  }

  override func update(_ view: GridRow<Content>) {
    if alignment != view.alignment {
      alignment = view.alignment
      elementsDidChange()
    }
    child.update(view.content)
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }

  override func makeElements() -> [LayoutNode] {
    let row = GridRowMark(id: ObjectIdentifier(self), alignment: alignment)
    for element in child.elements { element.setTrait(GridRowTrait.self, row) }
    return child.elements
  }
}

/// To which row of a grid a cell belongs.
struct GridRowMark {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowTrait: TraitKey {
  static var defaultValue: GridRowMark? { nil }
}

/// What a cell says about itself and its column.
enum GridColumnsTrait: TraitKey {
  static var defaultValue: Int { 1 }
}

enum GridAnchorTrait: TraitKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentTrait: TraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedAxesTrait: TraitKey {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Over how many columns of a grid the cell goes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridColumnsTrait>(value: max(1, count)))
  }

  /// Where the cell of a grid is in its space, whatever its row and column say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// Where cells of this one's column are that are narrower than it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Along which axes the cell takes the space that the others of its row or column need, and asks
  /// for none itself.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
  }
}

/// A row of a list that the renderer shows.
@MainActor
final class RealizedRow {
  let layout: RootLayoutNode

  /// How the list lets the row be edited now.
  var controls = RowLook.Controls() {
    didSet { if controls != oldValue { apply() } }
  }

  init(_ owner: ViewNode) {
    layout = RootLayoutNode(owner, element: RenderElement(owner, .group(GroupProperties())))
    layout.alignment = .leading
    layout.onLayout = { [weak self] in self?.apply() }
  }

  /// The row is made of these elements.
  func show(_ elements: [LayoutNode]) {
    let background = elements.first?.trait(RowBackgroundTrait.self)?.backgroundElements ?? []
    layout.backdropCount = background.count
    layout.setChildren(elements + background)
    apply()
  }

  /// Brings the row in line with what its content says of it.
  private func apply() {
    guard let content = layout.children.first, let element = layout.element,
      let owner = layout.owner
    else { return }
    var insets = content.trait(RowInsetsTrait.self) ?? layout.host.renderer.metrics.rowInsets
    if controls.deletes { insets.leading += RowLook.controlWidth }
    if controls.moves { insets.trailing += RowLook.controlWidth }
    if layout.insets != insets {
      layout.insets = insets
      layout.invalidateLayout()
    }
    let hidden = content.trait(RowHiddenLinesTrait.self)
    var look = RowLook()
    look.hidesLineAbove = hidden.contains(.top)
    look.hidesLineBelow = hidden.contains(.bottom)
    look.lineColor = content.trait(RowLineTintTrait.self)?.resolved(in: owner.environment)
    look.hasBackground = layout.backdropCount > 0
    look.controls = controls
    if element.attributes.row != look { element.attributes.row = look }
  }
}

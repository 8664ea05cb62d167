internal import Gtk

/// Says what is in the rows of a list to those who do not see it.
@MainActor
final class RowNames {
  private unowned let element: RenderElement
  private unowned let list: ListView

  /// The places of headers and footers, once they have been looked for since the rows have changed.
  private var titles: [Int]?

  init(of element: RenderElement, _ list: ListView) {
    self.element = element
    self.list = list
  }

  func rowsDidChange() { titles = nil }

  func describe(_ cell: RowCell, _ properties: ListProperties) {
    guard Accessibility.isOn, let row = cell.row, let id = cell.id else { return }
    list.describe(
      cell.box, name: row.element.spokenText, place: place(of: id, in: cell),
      isSelected: properties.selection.contains(id), activates: row.element.hasLink)
  }

  /// Which of the rows it is, headers and footers not counted.
  private func place(of id: Int, in cell: RowCell) -> (number: Int, count: Int)? {
    guard let rows = element.rows, rows.kind(of: id) == .row,
      let index = list.index(of: cell.box)
    else { return nil }
    let titles = titles ?? rows.ids.indices.filter { rows.kind(of: rows.ids[$0]) != .row }
    self.titles = titles
    return (index + 1 - titles.count { $0 < index }, rows.ids.count - titles.count)
  }
}

extension RenderElement {
  /// Whether there is a link in the element.
  fileprivate var hasLink: Bool {
    if case .button(let properties) = content, properties.style == .link { return true }
    return children.contains(where: \.hasLink)
  }
}

/// How a grid places its cells.
struct GridArrangement: Equatable {
  var alignment: Alignment
  var spacing: CGSize
}

/// The layout of a `Grid`. Its children are cells, which know their rows.
final class GridLayoutNode: LayoutNode {
  var arrangement: GridArrangement {
    didSet { if arrangement != oldValue { invalidateLayout() } }
  }

  init(_ owner: ViewNode, _ arrangement: GridArrangement) {
    self.arrangement = arrangement
    super.init(owner)
  }

  private struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    let unsized: Axis.Set
  }

  private struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
  }

  private var knownRows: [Row]?

  override func willInvalidateLayout() {
    knownRows = nil
  }

  private var rows: [Row] {
    if let knownRows { return knownRows }
    var rows: [Row] = []
    var last: ObjectIdentifier?
    var widest = 1
    for child in children {
      let mark = child.trait(GridRowTrait.self)
      if let mark, mark.id == last, let before = rows.last?.cells.last {
        rows[rows.count - 1].cells.append(cell(child, from: before.columns.upperBound))
      } else if let mark {
        rows.append(Row(cells: [cell(child, from: 0)], alignment: mark.alignment))
      } else {
        // Gets its columns once all are known.
        rows.append(Row(cells: [Cell(node: child, columns: 0..<0, unsized: .horizontal)]))
      }
      last = mark?.id
      widest = max(widest, rows.last?.cells.last?.columns.upperBound ?? 1)
    }
    for index in rows.indices where rows[index].cells[0].columns.isEmpty {
      let node = rows[index].cells[0].node
      let unsized = node.trait(GridUnsizedAxesTrait.self)
      rows[index].cells = [Cell(node: node, columns: 0..<widest, unsized: unsized)]
    }
    knownRows = rows
    return rows
  }

  private func cell(_ node: LayoutNode, from column: Int) -> Cell {
    Cell(
      node: node, columns: column..<column + node.trait(GridColumnsTrait.self),
      unsized: node.trait(GridUnsizedAxesTrait.self))
  }

  /// The widths of the columns and the heights of the rows.
  private func measure(_ proposal: ProposedViewSize) -> (widths: [CGFloat], heights: [CGFloat]) {
    let rows = rows
    let count = rows.lazy.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    var widths = SpaceSharing(spacing: arrangement.spacing.width).lengths(
      count, of: proposal.width
    ) { column, offer in
      rows.lazy.flatMap(\.cells).reduce(0) { width, cell in
        guard cell.columns == column..<column + 1, !cell.unsized.contains(.horizontal) else {
          return width
        }
        return max(width, cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
      }
    }
    widen(&widths, rows, proposal.width)
    let heights = SpaceSharing(spacing: arrangement.spacing.height).lengths(
      rows.count, of: proposal.height
    ) { row, offer in
      rows[row].cells.reduce(0) { height, cell in
        guard !cell.unsized.contains(.vertical) else { return height }
        let width = length(cell.columns, widths, arrangement.spacing.width)
        return max(
          height, cell.node.sizeThatFits(ProposedViewSize(width: width, height: offer)).height)
      }
    }
    return (widths, heights)
  }

  /// Makes columns wider, equally, over which cells go that need more.
  private func widen(_ widths: inout [CGFloat], _ rows: [Row], _ total: CGFloat?) {
    for cell in rows.lazy.flatMap(\.cells) {
      guard cell.columns.count > 1, !cell.unsized.contains(.horizontal) else { continue }
      let own = length(cell.columns, widths, arrangement.spacing.width)
      // All the columns together get what is offered, at most.
      let offer = total.map { total in
        own + max(0, total - length(0..<widths.count, widths, arrangement.spacing.width))
      }
      let wanted = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > own, wanted.isFinite else { continue }
      for column in cell.columns {
        widths[column] += (wanted - own) / CGFloat(cell.columns.count)
      }
    }
  }

  private func length(_ range: Range<Int>, _ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths[range].reduce(0, +) + spacing * CGFloat(max(0, range.count - 1))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let (widths, heights) = measure(proposal)
    return CGSize(
      width: length(0..<widths.count, widths, arrangement.spacing.width),
      height: length(0..<heights.count, heights, arrangement.spacing.height))
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let (widths, heights) = measure(proposal)
    let columnAlignments = columnAlignments(widths.count)
    var placements: [Placement] = []
    var y: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      let vertical = row.alignment ?? arrangement.alignment.vertical
      let offers = row.cells.map {
        ProposedViewSize(
          width: length($0.columns, widths, arrangement.spacing.width), height: height)
      }
      let line = line(row, offers, vertical, height)
      for (cell, offer) in zip(row.cells, offers) {
        let start = cell.columns.lowerBound
        let x = widths[..<start].reduce(0) { $0 + $1 + arrangement.spacing.width }
        let space = CGRect(x: x, y: y, width: offer.width ?? 0, height: height)
        placements.append(
          Placement(
            origin: origin(
              cell.node, in: space, offer,
              columnAlignments[start] ?? arrangement.alignment.horizontal, vertical, line: line),
            proposal: offer))
      }
      y += height + arrangement.spacing.height
    }
    return placements
  }

  private func columnAlignments(_ count: Int) -> [HorizontalAlignment?] {
    var found = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.flatMap(\.cells) {
      guard let alignment = cell.node.trait(GridColumnAlignmentTrait.self) else { continue }
      found[cell.columns.lowerBound] = alignment
    }
    return found
  }

  /// Where the guide of a row is on which its cells stand.
  private func line(
    _ row: Row, _ offers: [ProposedViewSize], _ vertical: VerticalAlignment, _ height: CGFloat
  ) -> CGFloat {
    let isText = vertical == .firstTextBaseline || vertical == .lastTextBaseline
    guard isText else {
      return ViewDimensions(width: 0, height: height) { _ in nil }[vertical]
    }
    return zip(row.cells, offers).map { $0.node.dimensions($1)[vertical] }.max() ?? 0
  }

  private func origin(
    _ node: LayoutNode, in space: CGRect, _ offer: ProposedViewSize,
    _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment, line: CGFloat
  ) -> CGPoint {
    let dimensions = node.dimensions(offer)
    if let anchor = node.trait(GridAnchorTrait.self) {
      return CGPoint(
        x: space.minX + anchor.x * (space.width - dimensions.width),
        y: space.minY + anchor.y * (space.height - dimensions.height))
    }
    let outer = ViewDimensions(width: space.width, height: space.height) { _ in nil }
    return CGPoint(
      x: space.minX + outer[horizontal] - dimensions[horizontal],
      y: space.minY + line - dimensions[vertical])
  }
}

/// Shares out a length among columns or rows as a stack does among its views: the least flexible
/// first, each offered an equal part of what is left.
struct SpaceSharing {
  let spacing: CGFloat

  /// - Parameters:
  ///   - total: What there is; `nil` lets each choose.
  ///   - measure: The length that one chooses when it is offered a length.
  func lengths(_ count: Int, of total: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat)
    -> [CGFloat]
  {
    guard let total else { return (0..<count).map { measure($0, nil) } }
    var left = total - spacing * CGFloat(max(0, count - 1))
    var lengths = [CGFloat](repeating: 0, count: count)
    let order = (0..<count).map { ($0, measure($0, .infinity) - measure($0, 0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (position, (index, _)) in order.enumerated() {
      lengths[index] = measure(index, max(0, left / CGFloat(count - position)))
      // What is offered without end does not get less.
      if left.isFinite { left -= lengths[index] }
    }
    return lengths
  }
}

internal import Gtk

/// The place of a row in a list, with the row in it while it is in view.
@MainActor
final class RowCell {
  let box: ContentBox

  /// Of the row that the cell is for, if it is for one.
  var id: Int?
  private(set) weak var row: ElementHandle?

  /// Whether the list has said where the cell is since it was given its row.
  private(set) var isPlaced = false

  init() {
    box = ContentBox()
    box.onSize = { [weak self] _ in self?.isPlaced = true }
  }

  /// The cell is for another row, and will be placed anew.
  func awaitPlace() {
    isPlaced = false
    box.setNeedsAllocation()
  }

  /// Shows a row at the top left corner.
  func show(_ row: ElementHandle, in frame: CGRect, height: CGFloat) {
    // Another cell may have shown it in between.
    if self.row !== row || row.widget.parent !== box {
      removeRow()
      self.row = row
      box.insert(row.widget)
    }
    box.wanted = CGSize(width: 0, height: height)
    rowFrame = frame
    putRow()
  }

  /// Keeps the space for a row that is not there.
  func keepSpace(_ height: CGFloat) {
    box.wanted = CGSize(width: 0, height: height)
  }

  func removeRow() {
    guard let row else { return }
    if row.widget.parent === box { box.takeOut(row.widget) }
    self.row = nil
  }

  // MARK: What is beside the row

  private var rowFrame = CGRect.zero
  private var shift: CGFloat = 0

  var rowHeight: CGFloat { rowFrame.height }

  private func putRow() {
    guard let row else { return }
    box.put(row.widget, in: rowFrame.offsetBy(dx: shift, dy: 0))
  }

  /// Moves the row out of its place, to the right.
  func shift(by distance: CGFloat) {
    shift = distance
    putRow()
  }

  private var deleteButton: Gtk.Button?
  private var handle: Icon?
  private var handleFrame = CGRect.zero

  /// Shows what deletes and moves the row.
  func showControls(
    _ controls: RowLook.Controls, isMirrored: Bool, delete: @escaping @MainActor () -> Void
  ) {
    if let deleteButton { box.takeOut(deleteButton) }
    if let handle { box.takeOut(handle) }
    deleteButton = nil
    handle = nil
    handleFrame = .zero
    func place(isLeading: Bool) -> CGRect {
      let inset: CGFloat = 14
      let isLeft = isLeading != isMirrored
      return CGRect(
        x: isLeft ? rowFrame.minX + inset : rowFrame.maxX - inset - 24,
        y: (rowFrame.height - 24) / 2, width: 24, height: 24)
    }
    if controls.deletes {
      let button = Gtk.Button(iconName: "list-remove-symbolic")
      button.cssClasses = ["circular", "sw-row-delete"]
      button.setAccessibleLabel("Delete")
      button.on(.clicked) { delete() }
      box.append(decoration: button)
      box.put(button, in: place(isLeading: true))
      deleteButton = button
    }
    if controls.moves {
      let icon = Icon("list-drag-handle-symbolic", pixelSize: 16)
      icon.opacity = 0.6
      icon.setCursor("grab")
      box.append(decoration: icon)
      handleFrame = place(isLeading: false)
      box.put(icon, in: handleFrame)
      handle = icon
    }
  }

  /// Whether a point is over what the row is moved by.
  func isOverHandle(_ point: CGPoint) -> Bool {
    handleFrame.insetBy(dx: -8, dy: -8).contains(point)
  }
}

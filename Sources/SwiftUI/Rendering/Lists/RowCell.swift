internal import Gtk

/// The place of a row in a list, with the row in it while it is in view.
@MainActor
final class RowCell {
  let box: ContentBox

  /// Of the row that the cell is for, if it is for one.
  var id: Int?
  private(set) weak var row: ElementHandle?
  private(set) var menu: Popover?

  /// Whether the list has said where the cell is since it was given its row.
  private(set) var isPlaced = false

  init() {
    box = ContentBox(role: .presentation)
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
    box.put(row.widget, in: frame)
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

  /// Shows a menu with one thing to do.
  func openMenu(_ title: String, _ action: @escaping () -> Void) {
    let button = Gtk.Button(title)
    button.cssClasses = ["flat", "sw-destructive"]
    let menu = Popover(child: button)
    button.on(.clicked) { [weak menu] in
      menu?.close()
      action()
    }
    self.menu = menu
    menu.open(at: box)
  }
}

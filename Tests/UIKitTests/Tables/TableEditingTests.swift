import Gtk
@testable import UIKit
import XCTest

/// Rows that can be edited in every way.
@MainActor
private final class Rows: UITableViewController {
  var texts = ["a", "b", "c", "d"]
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    cell.accessoryType = .detailButton
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    texts.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(row: min(2, proposedDestinationIndexPath.row), section: 0)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.log.append("flag \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("info \(indexPath.row)") }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in self.log.append("open \(indexPath.row)") }])
    }
  }
}

final class TableEditingTests: WidgetTestCase {
  func testAPullShowsActionsAndALongOnePerformsTheFirst() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        let y = height(of: 1, table)
        // A short pull goes back.
        drag(table, from: CGPoint(x: 200, y: y), by: CGPoint(x: 20, y: 0))
        XCTAssertEqual(rows.log, ["begin 1", "end"])
        // A longer one leaves the buttons open.
        drag(table, from: CGPoint(x: 200, y: y), by: CGPoint(x: -70, y: 2))
        XCTAssertEqual(rows.log, ["begin 1", "end", "begin 1"])
        let row = table.swipedRow!
        XCTAssertEqual(row.offset, -row.extent(-1))
        pump(seconds: 0.1)
        // A click elsewhere closes them and chooses nothing.
        table.activated(0)
        XCTAssertNil(table.swipedRow)
        XCTAssertEqual(rows.log.suffix(1), ["end"])
        rows.log = []
        // To the end.
        drag(table, from: CGPoint(x: 20, y: y), by: CGPoint(x: 280, y: 0))
        XCTAssertEqual(rows.log, ["begin 1", "flag 1", "end"])
        drag(table, from: CGPoint(x: 290, y: y), by: CGPoint(x: -280, y: 0))
        pump { rows.texts == ["a", "c", "d"] && shownTexts(table) == rows.texts }
        XCTAssertEqual(shownTexts(table), ["a", "c", "d"])
        XCTAssertNil(table.swipedRow)
      }
    }
  }

  func testAPullDownwardsIsNone() {
    onMain {
      withRows { rows, window in
        drag(rows.tableView, from: CGPoint(x: 100, y: 20), by: CGPoint(x: 30, y: 60))
        XCTAssertEqual(rows.log, [])
      }
    }
  }

  func testTwoFingersPullARow() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        let point = CGPoint(x: 100, y: height(of: 0, table))
        XCTAssertFalse(table.wheelMoved(0, 1, at: point))
        for _ in 0..<3 { XCTAssertTrue(table.wheelMoved(1, 0, at: point)) }
        XCTAssertEqual(table.swipedRow?.offset, -90)
        pump { table.swipedRow?.isSwiping == false }
        XCTAssertEqual(table.swipedRow.map { $0.offset }, table.swipedRow.map { -$0.extent(-1) })
        XCTAssertFalse(table.wheelMoved(0, 1, at: point))
        XCTAssertNil(table.swipedRow)
      }
    }
  }

  func testAPullEndsWhenRowsChangeAndDeletesItsOwnRow() throws {
    try onMain {
      try withRows { rows, window in
        let table = rows.tableView!
        drag(
          table, from: CGPoint(x: 200, y: height(of: 1, table)), by: CGPoint(x: -70, y: 2))
        XCTAssertNotNil(table.swipedRow)
        let delete = try XCTUnwrap(
          table.trailingActions(at: IndexPath(row: 1, section: 0))?.actions.first)
        rows.texts.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        XCTAssertNil(table.swipedRow)
        rows.log = []
        var answers: [Bool] = []
        delete.handler(delete, table) { answers.append($0) }
        XCTAssertEqual(rows.log, ["commit \(UITableViewCell.EditingStyle.delete) 0"])
        XCTAssertEqual(rows.texts, ["c", "d"])
        // The row has gone: nothing else does.
        delete.handler(delete, table) { answers.append($0) }
        XCTAssertEqual(rows.texts, ["c", "d"])
        XCTAssertEqual(answers, [true, false])
      }
    }
  }

  func testHeightsOfRowsThatHaveGoneAreForgotten() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        for _ in 0..<200 {
          rows.texts.remove(at: 0)
          rows.texts.append("x")
          table.beginUpdates()
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
          table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
          table.endUpdates()
          for number in table.rows.flat { table.heights[number] = (width: 1, height: 1) }
        }
        XCTAssertLessThan(table.heights.count, 100)
      }
    }
  }

  func testTheEditButtonShowsControls() throws {
    try onMain {
      try withRows { rows, window in
        let table = rows.tableView!
        rows.setEditing(true, animated: true)
        pump(seconds: 0.1)
        XCTAssertTrue(table.isEditing)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.editingStyle, .delete)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        table.activated(0)
        XCTAssertEqual(rows.log, [])
        // The control asks before it deletes.
        cell.pressEditControl()
        XCTAssertEqual(rows.texts.count, 4)
        pump(seconds: 0.05)
        table.swipedRow?.swipe?.buttons.first?.click()
        pump { rows.texts == ["a", "c", "d"] }
        XCTAssertEqual(rows.texts, ["a", "c", "d"])
        rows.setEditing(false, animated: true)
        pump(seconds: 0.05)
        XCTAssertEqual(table.visibleCells.map(\.contentView.frame.minX), [0, 0, 0])
      }
    }
  }

  func testARowIsMovedByItsHandle() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        rows.isEditing = true
        pump(seconds: 0.1)
        let (first, third) = (height(of: 0, table), height(of: 2, table))
        table.dragBegan(at: CGPoint(x: 285, y: first))
        XCTAssertTrue(table.dragged(by: CGPoint(x: 0, y: third - first)))
        pump { shownTexts(table) == ["b", "c", "a", "d"] }
        XCTAssertEqual(shownTexts(table), ["b", "c", "a", "d"])
        XCTAssertEqual(rows.log, [])
        // The delegate lets nothing go further down.
        XCTAssertTrue(table.dragged(by: CGPoint(x: 0, y: third + 50 - first)))
        table.dragEnded()
        XCTAssertEqual(rows.log, ["move 0 2"])
        XCTAssertEqual(rows.texts, ["b", "c", "a", "d"])
        // The last row has no handle.
        table.dragBegan(at: CGPoint(x: 285, y: height(of: 3, table)))
        XCTAssertFalse(table.dragged(by: CGPoint(x: 0, y: -50)))
        table.dragEnded()
      }
    }
  }

  func testSeveralRowsAreChosenWhileEditing() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        table.allowsMultipleSelectionDuringEditing = true
        rows.isEditing = true
        table.activated(0)
        table.activated(2)
        XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 2])
        rows.isEditing = false
        XCTAssertNil(table.indexPathsForSelectedRows)
      }
    }
  }

  func testTheMenuOfARow() {
    onMain {
      withRows { rows, window in
        let table = rows.tableView!
        let row = table.shown.values.first { $0.number == table.list.identifiers[1] }!
        table.openMenu(row.number!, at: CGPoint(x: 10, y: 10), in: row.box)
        XCTAssertEqual(MenuPopover.current?.titles, ["Open", "Flag", "Delete"])
        MenuPopover.current?.choose("Open")
        XCTAssertEqual(rows.log, ["open 1"])
        pump { MenuPopover.current == nil }
        table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryPressed()
        XCTAssertEqual(rows.log, ["open 1", "info 2"])
      }
    }
  }
}

@MainActor
private func drag(_ table: UITableView, from point: CGPoint, by distance: CGPoint) {
  table.dragBegan(at: point)
  for step in 1...4 {
    _ = table.dragged(
      by: CGPoint(x: distance.x * CGFloat(step) / 4, y: distance.y * CGFloat(step) / 4))
  }
  table.dragEnded()
}

@MainActor
private func height(of row: Int, _ table: UITableView) -> CGFloat {
  table.rectForRow(at: IndexPath(row: row, section: 0)).midY
}

@MainActor
private func shownTexts(_ table: UITableView) -> [String] {
  table.visibleCells.map { $0.textLabel?.text ?? "" }
}

@MainActor
private func withRows(_ body: (Rows, UIWindow) throws -> Void) rethrows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let rows = Rows(style: .plain)
  window.rootViewController = rows
  window.makeKeyAndVisible()
  pump { rows.tableView.visibleCells.count == 4 }
  try body(rows, window)
  window.isHidden = true
}

@testable import UIKit
import XCTest

/// Rows of texts.
@MainActor
final class Texts: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var made = 0
  var log: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.section).\(indexPath.row)")
  }
}

@MainActor
final class CountingCell: UITableViewCell {
  static var made = 0
  static var reused = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    Self.made += 1
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.reused += 1
  }
}

final class TableViewTests: WidgetTestCase {
  func testRowsHeadersAndPaths() {
    onMain {
      withTable(Texts([["a", "b"], ["c"]])) { table in
        XCTAssertEqual(texts(table), ["a", "b", "c"])
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
        XCTAssertEqual(cell?.textLabel?.text, "c")
        XCTAssertEqual(cell.flatMap { table.indexPath(for: $0) }, IndexPath(row: 0, section: 1))
        // Two rows and two headers above it.
        let frames = table.visibleCells.compactMap { $0.box.frame(in: table.box)?.minY }
        XCTAssertEqual(frames[1] - frames[0], 44)
        XCTAssertGreaterThan(frames[2] - frames[1], 44 + 15)
      }
    }
  }

  func testSelection() {
    onMain {
      let source = Texts([["a", "b"]])
      withTable(source) { table in
        table.activated(0)
        table.activated(1)
        XCTAssertEqual(source.log, ["+0.0", "-0.0", "+0.1"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true])
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false])
        XCTAssertEqual(source.log.count, 3)
      }
    }
  }

  func testInsertsDeletesAndMoves() {
    onMain {
      let source = Texts([["a", "b", "c", "d"]])
      withTable(source) { table in
        source.sections = [["x", "a", "d", "c"]]
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
          table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 2, section: 0))
        }
        pump { texts(table) == ["x", "a", "d", "c"] }
        XCTAssertEqual(texts(table), ["x", "a", "d", "c"])
        source.sections[0][1] = "A"
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        XCTAssertEqual(texts(table), ["x", "A", "d", "c"])
        source.sections = [["q"], ["r"]]
        table.reloadData()
        pump { texts(table) == ["q", "r"] }
        XCTAssertEqual(texts(table), ["q", "r"])
      }
    }
  }

  func testTheContextMenuDeletes() {
    onMain {
      let source = Texts([["a", "b"]])
      withTable(source) { table in
        let actions = table.actions(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(actions.map(\.title), ["Delete"])
        actions[0].handler(actions[0], table) { XCTAssertTrue($0) }
        pump { texts(table) == ["b"] }
        XCTAssertEqual(texts(table), ["b"])
      }
    }
  }

  func testCellsAreUsedAgain() {
    onMain {
      (CountingCell.made, CountingCell.reused) = (0, 0)
      let source = Texts([(0..<10_000).map { "row \($0)" }])
      let start = Date()
      withTable(source) { table in
        let opened = -start.timeIntervalSinceNow
        let first = CountingCell.made
        table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .middle, animated: false)
        pump { texts(table).contains("row 5000") }
        XCTAssertTrue(texts(table).contains("row 5000"))
        XCTAssertLessThan(CountingCell.made, 700)
        XCTAssertGreaterThan(CountingCell.reused, 0)
        print("10,000 rows: open \(opened) s, \(first) cells at first, \(CountingCell.made) made")
      }
    }
  }
}

@MainActor
private func withTable(_ source: Texts, _ body: (UITableView) throws -> Void) rethrows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let controller = UIViewController()
  let table = UITableView(frame: .zero)
  controller.view = table
  table.register(CountingCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  table.delegate = source
  window.rootViewController = controller
  window.makeKeyAndVisible()
  pump { !table.visibleCells.isEmpty }
  try body(table)
  window.isHidden = true
}

@MainActor
private func texts(_ table: UITableView) -> [String] {
  table.visibleCells.map { $0.textLabel?.text ?? "" }
}

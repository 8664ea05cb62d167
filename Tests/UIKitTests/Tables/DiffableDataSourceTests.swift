@testable import UIKit
import XCTest

final class DiffableDataSourceTests: WidgetTestCase {
  func testAppliesAreShownAndRowsThatStayKeepTheirCells() {
    onMain {
      withTable { table, source in
        var snapshot = source.snapshot()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems([1, 2, 3], toSection: "one")
        snapshot.appendItems([9])
        source.apply(snapshot)
        pump { texts(table) == ["1", "2", "3", "9"] }
        XCTAssertEqual(texts(table), ["1", "2", "3", "9"])
        let kept = table.cellForRow(at: IndexPath(row: 0, section: 0))
        snapshot.deleteItems([2])
        snapshot.insertItems([7, 8], beforeItem: 3)
        snapshot.moveItem(9, afterItem: 7)
        var completed = false
        source.apply(snapshot, animatingDifferences: true) { completed = true }
        pump { texts(table) == ["1", "7", "9", "8", "3"] }
        XCTAssertEqual(texts(table), ["1", "7", "9", "8", "3"])
        XCTAssertTrue(completed)
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
        XCTAssertEqual(source.itemIdentifier(for: IndexPath(row: 2, section: 0)), 9)
        XCTAssertEqual(source.indexPath(for: 8), IndexPath(row: 3, section: 0))
      }
    }
  }

  func testASelectionStaysWithItsItem() {
    onMain {
      withTable { table, source in
        var snapshot = source.snapshot()
        snapshot.appendSections([""])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        snapshot.insertItems([0], beforeItem: 1)
        source.apply(snapshot)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        snapshot.deleteItems([2])
        source.apply(snapshot)
        XCTAssertNil(table.indexPathForSelectedRow)
      }
    }
  }

  func testTenThousandRowsAndAChangeOfThem() {
    onMain {
      withTable { table, source in
        var snapshot = source.snapshot()
        snapshot.appendSections([""])
        snapshot.appendItems(Array(0..<10_000))
        var start = Date()
        source.apply(snapshot)
        pump { !table.visibleCells.isEmpty }
        let first = -start.timeIntervalSinceNow
        snapshot.deleteItems(Array(stride(from: 0, to: 10_000, by: 7)))
        snapshot.insertItems([20_000], beforeItem: 1)
        start = Date()
        source.apply(snapshot)
        let apply = -start.timeIntervalSinceNow
        pump { texts(table).first == "20000" }
        print(
          "10,000 rows by a snapshot: shown after \(first) s; a change throughout applied in "
            + "\(apply) s and shown after \(-start.timeIntervalSinceNow) s")
        XCTAssertEqual(texts(table).prefix(3), ["20000", "1", "2"])
      }
    }
  }

  func testTenThousandRandomChangesAndTheRowsThatAreSeen() {
    onMain {
      withTable { table, source in
        var random = SeededGenerator(state: 1)
        var (snapshot, next) = (Source.Snapshot(), 0)
        snapshot.appendSections(["a", "b"])
        for step in 1...10_000 {
          let items = snapshot.itemIdentifiers
          switch Int.random(in: 0..<4, using: &random) {
          case 0,
            1 where items.count < 30:
            next += 1
            if let before = items.randomElement(using: &random) {
              snapshot.insertItems([next], beforeItem: before)
            } else {
              snapshot.appendItems([next], toSection: Bool.random(using: &random) ? "a" : "b")
            }
          case 2:
            if let item = items.randomElement(using: &random) { snapshot.deleteItems([item]) }
          default:
            if let item = items.randomElement(using: &random),
              let other = items.randomElement(using: &random), item != other
            {
              snapshot.moveItem(item, afterItem: other)
            }
          }
          if step % 10 == 0 { source.apply(snapshot) }
          guard step % 100 == 0 else { continue }
          XCTAssertEqual(table.list.identifiers, table.rows.flat)
          let all = snapshot.itemIdentifiers.map { "\($0)" }
          // The list keeps its place: what is seen is a part of the whole, in its order.
          pump { isSeen(table, of: all) }
          XCTAssertTrue(isSeen(table, of: all), "\(texts(table)) of \(all)")
        }
      }
    }
  }

  func testRandomSnapshotsAgainstTheTable() {
    onMain {
      withTable { table, source in
        var random = SeededGenerator(state: 2)
        for _ in 0..<60 {
          var snapshot = Source.Snapshot()
          let names = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }
          snapshot.appendSections(names)
          var free = Array(0..<40).shuffled(using: &random)
          for name in names {
            let count = Int.random(in: 0...8, using: &random)
            snapshot.appendItems(Array(free.prefix(count)), toSection: name)
            free.removeFirst(count)
          }
          source.apply(snapshot)
          XCTAssertEqual(
            table.rows.sections.map(\.rows.count),
            names.map {
              snapshot.numberOfItems(inSection: $0)
            })
          XCTAssertEqual(table.list.identifiers, table.rows.flat)
          for (section, name) in names.enumerated() {
            for (row, item) in snapshot.itemIdentifiers(inSection: name).enumerated() {
              let path = IndexPath(row: row, section: section)
              XCTAssertEqual(source.indexPath(for: item), path)
              let number = table.rows.number(at: path)!
              XCTAssertEqual(table.rows.kind(of: number), .row(path))
              if let cell = table.cellForRow(at: path) {
                XCTAssertEqual(cell.textLabel?.text, "\(item)")
              }
            }
          }
        }
      }
    }
  }
}

@MainActor
private func withTable(_ body: (UITableView, Source) -> Void) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let controller = UITableViewController(style: .plain)
  let table = controller.tableView!
  table.register(CountingCell.self, forCellReuseIdentifier: "cell")
  let source = Source(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "\(item)"
    return cell
  }
  window.rootViewController = controller
  window.makeKeyAndVisible()
  body(table, source)
  window.isHidden = true
}

@MainActor
private func texts(_ table: UITableView) -> [String] {
  table.visibleCells.map { $0.textLabel?.text ?? "" }
}

private typealias Source = UITableViewDiffableDataSource<String, Int>

/// Whether the rows that are seen are neighbours in `all`, in its order.
@MainActor
private func isSeen(_ table: UITableView, of all: [String]) -> Bool {
  let seen = texts(table)
  guard let first = seen.first, let start = all.firstIndex(of: first) else { return all.isEmpty }
  return Array(all[start...].prefix(seen.count)) == seen
}

import Gtk
@testable import UIKit
import XCTest

@MainActor
private final class Banner: UITableViewHeaderFooterView {
  static var made = 0

  override init(reuseIdentifier: String?) {
    Self.made += 1
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Sections: UITableViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner") as? Banner
    view?.textLabel?.text = "Section \(section)"
    return view
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 30 }
}

final class TableHeaderTests: WidgetTestCase {
  func testHeadersStayAtTheTop() {
    onMain {
      let (table, controller, window) = show(.plain)
      XCTAssertNil(table.stickyView)
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "Section 0")
      table.contentOffset.y = 100
      pump { (table.stickyView as? Banner)?.textLabel?.text == "Section 0" }
      XCTAssertEqual((table.stickyView as? Banner)?.textLabel?.text, "Section 0")
      XCTAssertEqual(
        table.stickyFrame, CGRect(x: 0, y: 0, width: table.bounds.width, height: 30))
      // The next one, ten points below the top, pushes it out.
      table.contentOffset.y = 30 + 20 * 44 - 10
      pump { table.stickyFrame.minY == -20 }
      XCTAssertEqual(table.stickyFrame.minY, -20)
      table.contentOffset.y = 30 + 20 * 44 + 40
      pump { (table.stickyView as? Banner)?.textLabel?.text == "Section 1" }
      XCTAssertEqual((table.stickyView as? Banner)?.textLabel?.text, "Section 1")
      table.contentOffset.y = 0
      pump { table.stickyView == nil }
      XCTAssertNil(table.stickyView)
      _ = controller
      window.isHidden = true
    }
  }

  func testGroupsDoNotStick() {
    onMain {
      let (table, _, window) = show(.insetGrouped)
      table.contentOffset.y = 100
      pump(seconds: 0.1)
      XCTAssertNil(table.stickyView)
      // Rows are moved in.
      let cell = table.visibleCells.first { $0.textLabel?.text == "0.3" }
      XCTAssertEqual(cell.flatMap { $0.box.frame(in: table.box)?.minX }, 16)
      XCTAssertEqual(cell?.bounds.width, table.list.size.width - 32)
      XCTAssertEqual(table.backgroundColor, .systemGroupedBackground)
      window.isHidden = true
    }
  }
}

@MainActor
private func show(
  _ style: UITableView.Style
) -> (table: UITableView, controller: UITableViewController, window: UIWindow) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let controller = Sections(style: style)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  pump { controller.tableView.visibleCells.count > 5 }
  return (controller.tableView, controller, window)
}

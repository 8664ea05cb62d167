import UIKit
import XCTest

final class SnapshotTests: XCTestCase {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  func testQuestions() {
    let snapshot = snapshot
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
    XCTAssertEqual(snapshot.numberOfItems(inSection: "b"), 2)
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 3), "a")
    XCTAssertEqual(snapshot.indexOfItem(4), 3)
    XCTAssertNil(snapshot.indexOfItem(6))
  }

  func testChanges() {
    var snapshot = snapshot
    snapshot.moveItem(1, afterItem: 5)
    snapshot.deleteItems([2])
    snapshot.insertItems([8], afterItem: 3)
    XCTAssertEqual(snapshot.itemIdentifiers, [3, 8, 4, 5, 1])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "c", "a"])
    snapshot.deleteSections(["b"])
    XCTAssertEqual(snapshot.itemIdentifiers, [3, 8])
    snapshot.appendItems([4], toSection: "c")
    XCTAssertEqual(snapshot.itemIdentifiers, [4, 3, 8])
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot.numberOfSections, 0)
  }
}

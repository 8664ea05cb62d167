import Foundation
import Gtk
import XCTest

final class ListViewTests: WidgetTestCase {
  /// A list of numbers in a window.
  @MainActor
  private final class Fixture {
    var made = 0
    var bound: [Int] = []
    var unbound: [Int] = []
    let list: ListView
    let scrolled: ScrolledWindow
    let window = Window(size: CGSize(width: 300, height: 400))

    init(selection: ListView.Selection = .none) {
      weak var weakSelf: Fixture?
      list = ListView(
        RowFactory(
          make: {
            weakSelf?.made += 1
            return Label()
          },
          bind: { widget, identifier in
            weakSelf?.bound.append(identifier)
            (widget as? Label)?.text = "Row \(identifier)"
          },
          unbind: { _, identifier in weakSelf?.unbound.append(identifier) }), selection: selection)
      scrolled = ScrolledWindow(child: list)
      weakSelf = self
      window.setContent(scrolled)
    }

    func show() {
      window.present()
      pump { !bound.isEmpty }
      pump(seconds: 0.05)
    }

    /// The text of the widget that shows a row.
    func text(_ identifier: Int) -> String? { (list.widget(for: identifier) as? Label)?.text }
  }

  func testOnlyWhatIsSeenHasWidgets() {
    onMain {
      let fixture = Fixture()
      fixture.list.identifiers = Array(0..<10_000)
      fixture.show()
      XCTAssertEqual(fixture.text(0), "Row 0")
      XCTAssertNil(fixture.text(9_000))
      XCTAssertLessThan(fixture.made, 400)
      let made = fixture.made
      fixture.list.scroll(to: 9_000)
      XCTAssertTrue(pump { fixture.text(9_000) == "Row 9000" })
      XCTAssertTrue(fixture.unbound.contains(50))
      XCTAssertLessThan(fixture.made, made + 400)
      fixture.window.close()
    }
  }

  func testADifferenceTouchesOnlyWhatDiffers() {
    onMain {
      let fixture = Fixture()
      fixture.list.identifiers = Array(0..<5)
      fixture.show()
      XCTAssertEqual(fixture.bound.sorted(), [0, 1, 2, 3, 4])
      let kept = fixture.list.widget(for: 0)
      fixture.bound = []
      fixture.list.identifiers = [0, 1, 9, 8, 3, 4]
      XCTAssertTrue(pump { fixture.text(8) != nil })
      XCTAssertTrue(fixture.unbound.contains(2))
      XCTAssertFalse(fixture.bound.contains { $0 < 2 }, "\(fixture.bound)")
      XCTAssertTrue(fixture.list.widget(for: 0) === kept)
      fixture.bound = []
      fixture.list.reload([1, 77])
      XCTAssertEqual(fixture.bound, [1])
      fixture.list.identifiers = []
      XCTAssertEqual(fixture.list.identifiers, [])
      fixture.window.close()
    }
  }

  func testRowsAreChosenAndActivated() {
    onMain {
      let fixture = Fixture(selection: .single)
      fixture.list.identifiers = [10, 11, 12]
      fixture.show()
      XCTAssertEqual(fixture.list.selectedIndices, [])
      var told: [[Int]] = []
      fixture.list.on(.selectionChanged) { told.append($0) }
      fixture.list.selectedIndices = [1]
      XCTAssertEqual(told.last, [1])
      XCTAssertEqual(fixture.list.selectedIndices, [1])
      var activated: [Int] = []
      fixture.list.on(.activated) { activated.append($0) }
      fixture.list.activateRow(at: 2)
      XCTAssertEqual(activated, [2])
      let several = Fixture(selection: .multiple)
      several.list.identifiers = [1, 2, 3]
      several.list.selectedIndices = [0, 2]
      XCTAssertEqual(several.list.selectedIndices, [0, 2])
      fixture.window.close()
    }
  }

  func testAReleasedListUnbindsItsRows() {
    onMain {
      var unbound: Set<Int> = []
      var disposed = 0
      do {
        let list = ListView(
          RowFactory(
            make: { Label() }, bind: { _, _ in }, unbind: { unbound.insert($1) },
            dispose: { _ in disposed += 1 }))
        list.identifiers = [1, 2, 3]
        let window = Window(size: CGSize(width: 100, height: 300))
        window.setContent(ScrolledWindow(child: list))
        window.present()
        XCTAssertTrue(pump { list.madeRows.count >= 3 })
        window.close()
      }
      XCTAssertEqual(unbound, [1, 2, 3])
      XCTAssertGreaterThanOrEqual(disposed, 3)
    }
  }

  func testALongListTakesAChangeQuickly() {
    onMain {
      let fixture = Fixture()
      fixture.list.identifiers = Array(0..<10_000)
      fixture.show()
      let start = Date()
      fixture.list.identifiers = Array(20_000..<30_000)
      let taken = Date().timeIntervalSince(start)
      XCTAssertTrue(pump { fixture.text(20_000) != nil })
      print("A change of 10000 rows: \(Int(taken * 1000)) ms")
      XCTAssertLessThan(taken, 2)
      fixture.window.close()
    }
  }
}

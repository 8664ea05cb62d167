import Foundation
import Gtk
import SwiftUI
import XCTest

@MainActor
private final class Rows: ObservableObject {
  @Published var numbers: [Int]
  var made: [Int: Int] = [:]
  init(_ numbers: [Int]) { self.numbers = numbers }

  func add() async {
    await Task.yield()
    numbers.append(numbers.count)
  }
}

private struct Row: View {
  let number: Int
  let rows: Rows

  var body: some View {
    rows.made[number, default: 0] += 1
    return Text(verbatim: "Row \(number)")
  }
}

private struct Sample: View {
  @ObservedObject var rows: Rows

  var body: some View {
    SwiftUI.List(rows.numbers, id: \.self) { Row(number: $0, rows: rows) }
  }
}

final class ListTests: ViewTestCase {
  func testTenThousandRowsOpenInLessThanASecondWithFewMade() throws {
    onMain {
      let rows = Rows(Array(0..<10_000))
      let start = Date()
      let window = TestWindow(height: 400, Sample(rows: rows))
      XCTAssertTrue(pump { window.label("Row 0") != nil })
      let time = Date().timeIntervalSince(start)
      print("10 000 rows opened in \(Int(time * 1000)) ms, \(rows.made.count) rows made")
      XCTAssertLessThan(time, 1)
      pump(seconds: 0.1)
      XCTAssertLessThan(window.hosted.realizedRowCount, 40)
      XCTAssertLessThan(rows.made.count, 60)
      XCTAssertGreaterThanOrEqual(window.hosted.realizedRowCount, 6)
    }
  }

  func testScrollingMakesRowsAndLetsOthersGo() throws {
    try onMain {
      let rows = Rows(Array(0..<1000))
      let window = TestWindow(height: 400, Sample(rows: rows))
      let list = try XCTUnwrap(window.all(ListView.self).first)
      list.scroll(to: 500)
      XCTAssertTrue(pump { window.label("Row 500") != nil })
      pump(seconds: 0.1)
      XCTAssertNil(window.label("Row 0"))
      XCTAssertLessThan(window.hosted.realizedRowCount, 60)
      list.scroll(to: 0)
      XCTAssertTrue(pump { window.label("Row 0") != nil })
    }
  }

  func testAnInsertionKeepsTheOtherRows() throws {
    onMain {
      let rows = Rows(Array(0..<1000))
      let window = TestWindow(height: 400, Sample(rows: rows))
      XCTAssertTrue(pump { window.label("Row 3") != nil })
      let kept = window.label("Row 0")
      let made = rows.made
      rows.numbers.insert(5000, at: 2)
      window.settle()
      XCTAssertTrue(pump { window.label("Row 5000") != nil })
      XCTAssertTrue(window.label("Row 0") === kept)
      XCTAssertEqual(rows.made[0], made[0])
      XCTAssertEqual(window.all(ListView.self).first?.identifiers.count, 1001)
      rows.numbers.removeFirst(500)
      window.settle()
      XCTAssertTrue(pump { window.label("Row 499") != nil })
    }
  }

  func testAChangeOfTenThousandRowsIsQuick() throws {
    onMain {
      let rows = Rows(Array(0..<10_000))
      let window = TestWindow(height: 400, Sample(rows: rows))
      XCTAssertTrue(pump { window.label("Row 0") != nil })
      var numbers = rows.numbers
      for index in stride(from: 9_000, to: 0, by: -1_000) { numbers.remove(at: index) }
      numbers.insert(contentsOf: 20_000..<20_005, at: 1)
      let start = Date()
      rows.numbers = numbers
      window.hosted.host.flush()
      print("10 000 rows changed in \(Int(Date().timeIntervalSince(start) * 1000)) ms")
      XCTAssertLessThan(Date().timeIntervalSince(start), 0.5)
      XCTAssertTrue(pump { window.label("Row 20000") != nil })
    }
  }

  func testRowsAreChosen() throws {
    struct Choosing: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text(chosen.map { "chosen \($0)" } ?? "none")
          SwiftUI.List(selection: $chosen) {
            ForEach(0..<20, id: \.self) { Text("Row \($0)") }
          }
        }
      }
    }
    try onMain {
      let window = TestWindow(height: 400, Choosing())
      let list = try XCTUnwrap(window.all(ListView.self).first)
      XCTAssertTrue(pump { window.label("Row 3") != nil })
      list.selectedIndices = [3]
      window.settle()
      XCTAssertNotNil(window.label("chosen 3"))
    }
  }

  func testSectionsHaveHeadersAndFooters() throws {
    onMain {
      let window = TestWindow(
        height: 500,
        SwiftUI.Form {
          SwiftUI.Section(header: Text("Head"), footer: Text("Foot")) {
            Text("Inside")
            SwiftUI.Button("Press") {}
          }
        })
      XCTAssertTrue(pump { window.label("Inside") != nil })
      XCTAssertTrue(window.texts.contains { $0.lowercased() == "head" })
      XCTAssertNotNil(window.label("Foot"))
    }
  }

  func testAListIsRefreshed() throws {
    struct Refreshing: View {
      @ObservedObject var rows: Rows
      var body: some View {
        SwiftUI.List(0..<3, id: \.self) { Text("Row \($0) of \(rows.numbers.count)") }
          .refreshable { [rows] in await rows.add() }
      }
    }
    try onMain {
      let window = TestWindow(height: 400, Refreshing(rows: Rows([])))
      XCTAssertTrue(pump { window.label("Row 0 of 0") != nil })
      XCTAssertEqual(window.all(Spinner.self).count, 0)
      let element = try XCTUnwrap(list(in: window.hosted.host.rootElement))
      element.send(.refresh)
      window.hosted.host.flush()
      XCTAssertEqual(window.all(Overlay.self).first?.overlays.count, 1)
      XCTAssertTrue(pump { window.label("Row 0 of 1") != nil })
      XCTAssertTrue(pump { window.all(Overlay.self).first?.overlays.isEmpty == true })
    }
  }
}

@MainActor
private func list(in element: RenderElement) -> RenderElement? {
  if case .list = element.content { return element }
  return element.children.lazy.compactMap { list(in: $0) }.first
}

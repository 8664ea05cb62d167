import Gtk
import SwiftUICore
import XCTest

@testable import SwiftUI

final class RowTests: WindowTestCase {
  /// What has happened to rows; used on the main thread only.
  private final class Log: @unchecked Sendable {
    var shown: Set<Int> = []
    var most = 0
    var appeared = 0
  }

  private struct Rows: SwiftUICore.View {
    let count: Int
    let log: Log

    var body: some SwiftUICore.View {
      List {
        ForEach(0..<count, id: \.self) { number in
          Text("row \(number)")
            .frame(height: 60)
            .onAppear {
              log.shown.insert(number)
              log.appeared += 1
              log.most = max(log.most, log.shown.count)
            }
            .onDisappear { log.shown.remove(number) }
        }
      }
      .listStyle(PlainListStyle())
    }
  }

  func testOnlyRowsInViewAreThere() throws {
    let log = Log()
    try show(Rows(count: 10_000, log: log)) { window in
      XCTAssertTrue(log.shown.isSuperset(of: 0..<6), "\(log.shown)")
      XCTAssertTrue(log.shown.count < 20, "\(log.shown.count)")
      let scroller = try XCTUnwrap(window.widgets(ScrolledWindow.self).first)
      for step in 1...20 {
        scroller.offset = CGPoint(x: 0, y: step * 3000)
        settle()
      }
      XCTAssertFalse(log.shown.contains(0))
      XCTAssertTrue(log.most < 40, "\(log.most)")
      XCTAssertTrue(log.shown.count >= 6 && log.shown.count < 20, "\(log.shown.count)")
      let middle = try XCTUnwrap(log.shown.sorted().dropFirst(log.shown.count / 2).first)
      XCTAssertTrue(window.texts.contains("row \(middle)"))
      scroller.offset = .zero
      settle()
      XCTAssertTrue(log.shown.isSuperset(of: 0..<6), "\(log.shown)")
    }
    XCTAssertEqual(log.shown, [])
  }

  private struct Changing: SwiftUICore.View {
    @State private var names = ["a", "b", "c"]

    var body: some SwiftUICore.View {
      VStack {
        SwiftUICore.Button("Change") { names = ["c", "x", "a"] }
        List(names, id: \.self) { Text($0) }
      }
    }
  }

  func testRowsFollowTheData() {
    show(Changing()) { window in
      XCTAssertEqual(window.texts, ["Change", "a", "b", "c"])
      window.press("Change")
      settle()
      XCTAssertEqual(window.texts, ["Change", "c", "x", "a"])
    }
  }

  private struct Links: SwiftUICore.View {
    var body: some SwiftUICore.View {
      NavigationView {
        List(0..<3, id: \.self) { number in
          NavigationLink("item \(number)") { Text("page \(number)") }
        }
      }
    }
  }

  func testReturnOnARowFollowsItsLink() throws {
    try show(Links()) { window in
      try XCTUnwrap(window.widgets(ListView.self).first).activateRow(at: 1)
      window.host.flush()
      settle()
      XCTAssertTrue(window.texts.contains("page 1"))
    }
  }

  private struct Selecting: SwiftUICore.View {
    @State private var chosen: Int? = 1

    var body: some SwiftUICore.View {
      VStack {
        Text("chosen \(chosen ?? -1)")
        List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
      }
    }
  }

  func testTheSelectionIsBound() throws {
    try show(Selecting()) { window in
      let list = try XCTUnwrap(window.widgets(ListView.self).first)
      XCTAssertEqual(list.selectedIndices, [1])
      list.selectedIndices = [2]
      window.host.flush()
      XCTAssertEqual(window.texts.first, "chosen 2")
    }
  }
}

import Gtk
import SwiftUICore
import XCTest

@testable import SwiftUI

final class RowGestureTests: WindowTestCase {
  private struct Mails: SwiftUICore.View {
    @State private var mails = ["one", "two", "three", "four"]
    @State private var log = ""

    var body: some SwiftUICore.View {
      NavigationStack {
        SwiftUICore.List {
          ForEach(mails, id: \.self) { mail in
            Text(verbatim: mail)
              .contextMenu {
                SwiftUICore.Button("Copy") { log += " copied \(mail)" }
                SwiftUICore.Menu("Move to") {
                  SwiftUICore.Button("Archive") { log += " archived \(mail)" }
                }
              }
              .swipeActions(edge: .leading) {
                SwiftUICore.Button("Read", systemImage: "envelope.open") { log += " read \(mail)" }
                  .tint(.blue)
              }
              .badge(mail.count)
          }
          .onDelete { mails.remove(atOffsets: $0) }
          .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
          Text(verbatim: "log\(log)").listRowBackground(SwiftUICore.Color.yellow)
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func list(_ window: HostedWindow) throws -> ListHandle {
    try XCTUnwrap(window.handles(ListHandle.self).first)
  }

  private func rowTexts(_ window: HostedWindow) -> [String] {
    window.texts.filter { Int($0) == nil && $0 != "Edit" && $0 != "Done" }
  }

  private func button(_ title: String, _ window: HostedWindow) -> Gtk.Button? {
    window.widgets(Gtk.Button.self).last { button in
      var isFound = false
      button.forEachDescendant { if ($0 as? Gtk.Label)?.text == title { isFound = true } }
      return isFound
    }
  }

  func testASwipeShowsButtonsThatAct() throws {
    try show(Mails()) { window in
      let list = try list(window)
      let ids = list.element.rows?.ids ?? []
      list.gestures.swipe(ids[0], by: -90)
      settle()
      let delete = try XCTUnwrap(button("Delete", window))
      XCTAssertTrue(delete.isMapped)
      try keep(window, as: "swipe-trailing")
      delete.click()
      settle()
      XCTAssertEqual(rowTexts(window), ["two", "three", "four", "log"])
      list.gestures.swipe(ids[1], by: 90)
      settle()
      try keep(window, as: "swipe-leading")
      try XCTUnwrap(button("Read", window)).click()
      settle()
      XCTAssertEqual(rowTexts(window), ["two", "three", "four", "log read two"])
      XCTAssertNil(button("Read", window))
    }
  }

  func testASwipeOverMostOfTheRowActsAtOnce() throws {
    try show(Mails()) { window in
      let list = try list(window)
      list.gestures.swipe(try XCTUnwrap(list.element.rows?.ids[1]), by: -380)
      settle()
      XCTAssertEqual(rowTexts(window), ["one", "three", "four", "log"])
    }
  }

  func testRowsAreMovedByDraggingAndByKeys() throws {
    try show(Mails()) { window in
      let list = try list(window)
      let ids = try XCTUnwrap(list.element.rows?.ids)
      let last = try XCTUnwrap(list.bound[ids[3]]?.box.frame(in: list.scroller))
      list.gestures.drag(ids[0], to: last.midY + 4)
      settle()
      XCTAssertEqual(rowTexts(window), ["two", "three", "four", "one", "log"])
      list.list.focus(ids[2])
      XCTAssertTrue(list.gestures.pressed(KeyEvent(value: 0xFF52, modifiers: .alt)))
      settle()
      XCTAssertEqual(rowTexts(window), ["three", "two", "four", "one", "log"])
      XCTAssertEqual(list.list.focusedIdentifier, ids[2])
      XCTAssertFalse(list.gestures.pressed(KeyEvent(value: 0xFF52, modifiers: .alt)))
    }
  }

  func testARowsMenuHasItsOwnItemsAndThoseOfSwipes() throws {
    try show(Mails()) { window in
      let list = try list(window)
      let ids = try XCTUnwrap(list.element.rows?.ids)
      list.gestures.openMenu(of: ids[1])
      settle()
      for title in ["Copy", "Move to", "Read", "Delete"] {
        XCTAssertNotNil(button(title, window), title)
      }
      try XCTUnwrap(button("Move to", window)).click()
      settle()
      XCTAssertNil(button("Copy", window))
      try XCTUnwrap(button("Archive", window)).click()
      settle()
      XCTAssertEqual(rowTexts(window).last, "log archived two")
      list.list.focus(ids[0])
      XCTAssertTrue(list.gestures.pressed(KeyEvent(value: 0xFF67)))
      settle()
      try XCTUnwrap(button("Copy", window)).click()
      settle()
      XCTAssertEqual(rowTexts(window).last, "log archived two copied one")
    }
  }

  func testEditingShowsWhatDeletesAndMoves() throws {
    try show(Mails()) { window in
      try XCTUnwrap(button("Edit", window)).click()
      settle()
      try keep(window, as: "edit-mode")
      let minus = window.widgets(Gtk.Button.self).filter { $0.cssClasses.contains("sw-row-delete") }
      XCTAssertEqual(minus.count, 4)
      minus[0].click()
      settle()
      try XCTUnwrap(button("Delete", window)).click()
      settle()
      XCTAssertEqual(rowTexts(window), ["two", "three", "four", "log"])
    }
  }

  /// Writes pictures to the directory that `TRIBUTARY_PICTURES` names, if it does.
  @MainActor
  private func keep(_ window: HostedWindow, as name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] else { return }
    let directory = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try window.window.writePNG(to: directory.appendingPathComponent("\(name).png"))
  }
}

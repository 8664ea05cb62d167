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

  func testASwipeShowsButtonsThatAct() throws {
    try show(Mails()) { window in
      let list = try window.list()
      let ids = list.element.rows?.ids ?? []
      list.gestures.swipe(ids[0], by: -90)
      settle()
      let delete = try XCTUnwrap(window.button("Delete"))
      XCTAssertTrue(delete.isMapped)
      try window.keep(as: "swipe-trailing")
      delete.click()
      settle()
      XCTAssertEqual(window.rowTexts, ["two", "three", "four", "log"])
      list.gestures.swipe(ids[1], by: 90)
      settle()
      try window.keep(as: "swipe-leading")
      try XCTUnwrap(window.button("Read")).click()
      settle()
      XCTAssertEqual(window.rowTexts, ["two", "three", "four", "log read two"])
      XCTAssertNil(window.button("Read"))
    }
  }

  func testASwipeOverMostOfTheRowActsAtOnce() throws {
    try show(Mails()) { window in
      let list = try window.list()
      list.gestures.swipe(try XCTUnwrap(list.element.rows?.ids[1]), by: -380)
      settle()
      XCTAssertEqual(window.rowTexts, ["one", "three", "four", "log"])
    }
  }

  func testRowsAreMovedByDraggingAndByKeys() throws {
    try show(Mails()) { window in
      let list = try window.list()
      let ids = try XCTUnwrap(list.element.rows?.ids)
      let last = try XCTUnwrap(list.bound[ids[3]]?.box.frame(in: list.scroller))
      list.gestures.drag(ids[0], to: last.midY + 4)
      settle()
      XCTAssertEqual(window.rowTexts, ["two", "three", "four", "one", "log"])
      list.list.focus(ids[2])
      XCTAssertTrue(list.gestures.pressed(KeyEvent(value: 0xFF52, modifiers: .alt)))
      settle()
      XCTAssertEqual(window.rowTexts, ["three", "two", "four", "one", "log"])
      XCTAssertEqual(list.list.focusedIdentifier, ids[2])
      XCTAssertFalse(list.gestures.pressed(KeyEvent(value: 0xFF52, modifiers: .alt)))
    }
  }

  func testARowsMenuHasItsOwnItemsAndThoseOfSwipes() throws {
    try show(Mails()) { window in
      let list = try window.list()
      let ids = try XCTUnwrap(list.element.rows?.ids)
      list.gestures.openMenu(of: ids[1])
      settle()
      if let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"],
        let popover = window.widgets(Popover.self).first
      {
        try popover.writePNG(to: URL(fileURLWithPath: path).appendingPathComponent("menu.png"))
      }
      for title in ["Copy", "Move to", "Read", "Delete"] {
        XCTAssertNotNil(window.button(title), title)
      }
      try XCTUnwrap(window.button("Move to")).click()
      settle()
      XCTAssertNil(window.button("Copy"))
      try XCTUnwrap(window.button("Archive")).click()
      settle()
      XCTAssertEqual(window.rowTexts.last, "log archived two")
      list.list.focus(ids[0])
      XCTAssertTrue(list.gestures.pressed(KeyEvent(value: 0xFF67)))
      settle()
      try XCTUnwrap(window.button("Copy")).click()
      settle()
      XCTAssertEqual(window.rowTexts.last, "log archived two copied one")
    }
  }

  func testEditingShowsWhatDeletesAndMoves() throws {
    try show(Mails()) { window in
      try XCTUnwrap(window.button("Edit")).click()
      settle()
      try window.keep(as: "edit-mode")
      let minus = window.widgets(Gtk.Button.self).filter { $0.cssClasses.contains("sw-row-delete") }
      XCTAssertEqual(minus.count, 4)
      minus[0].click()
      settle()
      try XCTUnwrap(window.button("Delete")).click()
      settle()
      XCTAssertEqual(window.rowTexts, ["two", "three", "four", "log"])
    }
  }
}

@MainActor
extension HostedWindow {
  fileprivate func list() throws -> ListHandle {
    try XCTUnwrap(handles(ListHandle.self).first)
  }

  /// The texts of rows but badges.
  fileprivate var rowTexts: [String] {
    texts.filter { Int($0) == nil && $0 != "Edit" && $0 != "Done" }
  }

  fileprivate func button(_ title: String) -> Gtk.Button? {
    widgets(Gtk.Button.self).last { button in
      var isFound = button.text == title
      button.forEachDescendant { if ($0 as? Gtk.Label)?.text == title { isFound = true } }
      return isFound
    }
  }

  /// Writes a picture to the directory that `TRIBUTARY_PICTURES` names, if it does.
  fileprivate func keep(as name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] else { return }
    let directory = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try window.writePNG(to: directory.appendingPathComponent("\(name).png"))
  }
}

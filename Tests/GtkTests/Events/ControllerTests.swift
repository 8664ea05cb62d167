import Foundation
import Gtk
import XCTest

private struct MissingTool: Error, CustomStringConvertible {
  var description: String {
    "xdotool, which sends events, is not there or has failed: run make setup"
  }
}

/// Events as a person makes them: sent by xdotool through the display.
final class ControllerTests: WidgetTestCase {
  /// Runs xdotool while the main loop goes on, and gives whether it succeeded.
  @MainActor
  private static func send(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    pump { !process.isRunning }
    guard process.terminationStatus == 0 else {
      throw MissingTool()
    }
  }

  /// A window at the display's corner that has the keyboard; `content` fills it.
  @MainActor
  private static func show(_ content: Widget) throws -> Window {
    let title = UUID().uuidString
    let window = Window(title: title, size: CGSize(width: 300, height: 200), headerBar: nil)
    window.setContent(content)
    window.present()
    pump { window.isMapped }
    // There is no window manager that would give it the keyboard.
    try send("search", "--sync", "--name", title, "windowfocus", "--sync")
    pump { window.isActive }
    return window
  }

  func testAClickIsSeenWithItsPlaceAndCount() throws {
    try onMain {
      let canvas = Canvas { _, _ in }
      var clicks: [Click] = []
      var points: [CGPoint] = []
      let click = ClickController()
      click.on(.released) { clicks.append($0) }
      let motion = MotionController()
      motion.on(.moved) { points.append($0) }
      canvas.add(click)
      canvas.add(motion)
      let window = try Self.show(canvas)
      try Self.send("mousemove", "100", "80", "click", "1")
      XCTAssertTrue(pump { clicks.count == 1 && !points.isEmpty })
      XCTAssertEqual(clicks.first?.count, 1)
      XCTAssertEqual(clicks.first?.point, points.last)
      XCTAssertTrue(motion.containsPointer)
      canvas.removeController(click)
      try Self.send("mousemove", "101", "80", "click", "1")
      pump(seconds: 0.05)
      XCTAssertEqual(clicks.count, 1)
      window.close()
    }
  }

  func testKeysGoToControllersShortcutsAndEntries() throws {
    try onMain {
      let (first, second) = (Entry(), Entry())
      let keys = KeyController()
      keys.phase = .capture
      var pressed: [KeyEvent] = []
      keys.onPress = {
        pressed.append($0)
        return $0.character == "x"
      }
      second.add(keys)
      let shortcuts = ShortcutController()
      var undone = 0
      XCTAssertTrue(
        shortcuts.add("<Control>j") {
          undone += 1
          return true
        })
      XCTAssertFalse(shortcuts.add("no such key") { true })
      let focus = FocusController()
      var entered = 0
      focus.on(.entered) { entered += 1 }
      second.add(focus)
      let window = try Self.show(Box(.vertical, children: [first, second]))
      window.add(shortcuts)
      first.grabFocus()
      try Self.send("type", "ab")
      XCTAssertTrue(pump { first.text == "ab" })
      try Self.send("key", "Tab")
      XCTAssertTrue(pump { second.containsFocus })
      XCTAssertEqual(entered, 1)
      try Self.send("type", "cxd")
      XCTAssertTrue(pump { second.text == "cd" }, second.text)
      XCTAssertEqual(pressed.compactMap(\.character), ["c", "x", "d"])
      try Self.send("key", "ctrl+j")
      XCTAssertTrue(pump { undone == 1 })
      XCTAssertTrue(pressed.contains { $0.name == "j" && $0.modifiers == .control })
      window.close()
    }
  }

  func testAButtonIsPressedByPointerKeyAndMnemonic() throws {
    try onMain {
      let button = Button("_Press", mnemonic: true)
      var count = 0
      button.on(.clicked) { count += 1 }
      let window = try Self.show(Box(.vertical, children: [Entry(), button]))
      button.setExpands(horizontally: true, vertically: true)
      pump(seconds: 0.05)
      try Self.send("mousemove", "150", "150", "click", "1")
      XCTAssertTrue(pump { count == 1 })
      button.grabFocus()
      try Self.send("key", "Return")
      XCTAssertTrue(pump { count == 2 })
      try Self.send("key", "alt+p")
      XCTAssertTrue(pump { count == 3 })
      window.close()
    }
  }

  func testTheWheelScrolls() throws {
    try onMain {
      let canvas = Canvas(size: CGSize(width: 100, height: 2000)) { _, _ in }
      let scroll = ScrollController()
      var distances: [Double] = []
      scroll.onScroll = { _, y in
        distances.append(y)
        return false
      }
      canvas.add(scroll)
      let scrolled = ScrolledWindow(child: canvas)
      let window = try Self.show(scrolled)
      try Self.send("mousemove", "100", "80", "click", "5")
      XCTAssertTrue(pump { scrolled.offset.y > 0 })
      XCTAssertEqual(distances, [1])
      window.close()
    }
  }

  func testADragIsSeenFromItsBeginToItsEnd() throws {
    try onMain {
      let canvas = Canvas { _, _ in }
      let drag = DragController()
      var told: [String] = []
      drag.on(.began) { told.append("began \(Int($0.y))") }
      drag.on(.moved) { told.append("moved \(Int($0.x))") }
      drag.on(.ended) { told.append("ended \(Int($0.x))") }
      canvas.add(drag)
      let window = try Self.show(canvas)
      try Self.send(
        "mousemove", "50", "60", "mousedown", "1", "mousemove", "90", "60", "mouseup", "1")
      XCTAssertTrue(pump { told.last == "ended 40" }, "\(told)")
      XCTAssertTrue(told.contains("moved 40"))
      window.close()
    }
  }
}

import Foundation
import Gtk

/// A keyboard and a pointer as a person uses them: what is pressed goes through the display.
@MainActor
package enum Keyboard {
  /// Gives the keyboard to a window on the screen. Under Xvfb nobody else does.
  package static func use(_ window: Gtk.Widget) throws {
    pump { window.isMapped }
    guard let number = window.displayWindow else { throw KeyboardError("there is no such window") }
    try send(["windowfocus", "--sync", "\(number)"])
    if let window = window as? Gtk.Window { pump { window.isActive } }
    pump(seconds: 0.02)
  }

  /// Presses and releases keys, by their names in X11, one after the other: `Tab`, `shift+Tab`,
  /// `alt+s`, `Return`.
  package static func press(_ keys: String...) throws {
    try send(["key", "--delay", "2"] + keys)
    pump(seconds: 0.03)
  }

  /// Types letters.
  package static func type(_ text: String) throws {
    try send(["type", "--delay", "2", text])
    pump(seconds: 0.03)
  }

  /// Holds a key down while `body` runs.
  package static func holding(_ key: String, _ body: @MainActor () throws -> Void) throws {
    try send(["keydown", key])
    pump(seconds: 0.03)
    let result = Result { try body() }
    try send(["keyup", key])
    pump(seconds: 0.03)
    try result.get()
  }

  /// Runs xdotool while the main loop goes on.
  package static func send(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    pump { !process.isRunning }
    guard !process.isRunning, process.terminationStatus == 0 else {
      throw KeyboardError("xdotool, which sends events, is not there or has failed: run make setup")
    }
  }

  @discardableResult
  private static func pump(until condition: @MainActor () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !condition() {
      guard Date() < deadline else { return false }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
  }

  private static func pump(seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}

package struct KeyboardError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

import Foundation
import Gtk
import UIKit
import UsersSwiftUI

/// What the windows of all apps cost when nothing happens, and what they leave behind.
@MainActor
enum WindowsCheck {
  private static let restingTime = 10.0

  static func run() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "window-check-\(UUID())")
    setenv("XDG_STATE_HOME", folder.path, 1)
    defer { try? FileManager.default.removeItem(at: folder) }
    rest()
    leaks()
    UsersApp.close()
  }

  private static func rest() {
    let windows = OpenWindow.all()
    pump(seconds: 10) { windows.allSatisfy { $0.window.frameCount > 0 } }
    Report.add("from the start to five windows", ProcessFigures.age, "s", digits: 2)
    // Posters, spinners.
    pump(seconds: 4)
    Report.add("memory with five windows", ProcessFigures.memory, "MB", atMost: 150)
    let frames = windows.map(\.window.frameCount)
    let turns = MainLoop.shared.turns
    let time = ProcessFigures.processorTime
    pump(seconds: restingTime)
    let spent = ProcessFigures.processorTime - time
    Report.add("at rest, 10 s: processor time", spent * 1000, "ms", atMost: 20)
    Report.add(
      "  turns of the main loop", Double(MainLoop.shared.turns - turns), "", atMost: 20, digits: 0)
    for (window, before) in zip(windows, frames) {
      Report.add(
        "  frames of \(window.name)", Double(window.window.frameCount - before), "", atMost: 0,
        digits: 0)
    }
    for window in windows { window.close() }
  }

  private struct Living: Equatable {
    let widgets: Int
    let objects: Int
    let responders: Int
    let textures: Int

    @MainActor
    init() {
      widgets = Widget.liveCount
      objects = Widget.liveObjectCount
      responders = UIResponder.liveCount
      textures = Texture.liveCount
    }
  }

  private static func leaks() {
    pump(seconds: 1)
    let before = Living()
    var nodes = 0
    for _ in 0..<5 {
      let windows = OpenWindow.all()
      pump(seconds: 10) { windows.allSatisfy { $0.window.frameCount > 0 } }
      pump(seconds: 0.5)
      for window in windows { window.close() }
      let counters = windows.compactMap(\.nodes)
      pump(seconds: 0.5)
      nodes += counters.reduce(0) { $0 + $1.count }
    }
    pump(seconds: 5) { Living() == before }
    let after = Living()
    func add(_ name: String, _ path: KeyPath<Living, Int>) {
      let count = after[keyPath: path] - before[keyPath: path]
      Report.add("five times all windows: \(name) left", Double(count), "", atMost: 0, digits: 0)
    }
    add("widgets", \.widgets)
    add("objects of GTK's", \.objects)
    add("views and controllers", \.responders)
    add("pictures", \.textures)
    Report.add("five times all windows: nodes left", Double(nodes), "", atMost: 0, digits: 0)
  }
}

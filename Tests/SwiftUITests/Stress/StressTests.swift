import Foundation
import Gtk
import SwiftUI
import XCTest

final class StressTests: ViewTestCase {
  /// How many changes, and of which sequence.
  private static let steps = number("TRIBUTARY_STRESS_STEPS") ?? 10_000
  private static let seed = number("TRIBUTARY_STRESS_SEED") ?? 1

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  func testTheWindowShowsWhatTheModelSaysAfterRandomChanges() {
    // In some thousand changes GTK keeps an empty box or two that Swift has let go of.
    onMain(tolerated: Self.steps / 1000) {
      var random = SeededGenerator(state: UInt64(Self.seed))
      let model = StressModel()
      let window = TestWindow(width: 420, height: 900, StressScreen(model: model))
      // A tab's content is made when the tab is first chosen, and kept.
      for tab in [1, 2] {
        model.tab = tab
        window.settle()
      }
      model.reset()
      window.settle()
      let nodes = window.hosted.host.counter.count
      let widgets = Widget.liveCount
      for step in 1...Self.steps {
        if Int.random(in: 0..<8, using: &random) == 0 {
          Self.use(window, &random)
        } else {
          model.change(&random)
        }
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<12: window.hosted.host.flush()
        case 12: pump(seconds: 0.001)
        default: break
        }
        guard step % 100 == 0 else { continue }
        if let difference = Self.compare(window, model) {
          return XCTFail("seed \(Self.seed), after \(step) changes: \(difference)")
        }
      }
      model.reset()
      window.settle()
      XCTAssertTrue(
        pump { window.hosted.host.counter.count == nodes && Widget.liveCount == widgets })
      XCTAssertEqual(window.hosted.host.counter.count, nodes, "nodes that are left")
      XCTAssertEqual(Widget.liveCount, widgets, "widgets that are left")
    }
  }

  /// Changes something as a person does, where it can be reached.
  @MainActor
  private static func use(_ window: TestWindow, _ random: inout SeededGenerator) {
    let number = Int.random(in: 0..<10, using: &random)
    guard MessageDialog.open.isEmpty, Window.shown.count == 1 else { return }
    switch number {
    case 0..<4:
      window.all(Entry.self).first?.text = "typed \(Int.random(in: 0...99, using: &random))"
    case 4..<6:
      if let toggle = window.all(Switch.self).first { toggle.isOn.toggle() }
    case 6..<8: window.all(Scale.self).first?.value = Double(number) / 10
    default: window.all(SegmentedControl.self).first?.press(number - 8)
    }
  }

  /// What of the window is not as the model has it.
  @MainActor
  private static func compare(_ window: TestWindow, _ model: StressModel) -> String? {
    window.settle()
    var difference: String?
    // Rows of a list get their places by and by.
    pump {
      difference = Self.difference(window, model)
      return difference == nil
    }
    return difference ?? focusDifference(window, model)
  }

  @MainActor
  private static func difference(_ window: TestWindow, _ model: StressModel) -> String? {
    func check<Value: Equatable>(_ name: String, _ found: Value, _ wanted: Value) -> String? {
      found == wanted ? nil : "\(name): \(found) and not \(wanted)"
    }
    let main = window.hosted.window
    let sheet = Window.shown.last { $0 !== main }
    if let found = check("window", texts(main), model.texts.map { $0.lowercased() })
      ?? check("sheet", sheet.map(texts) ?? [], model.sheetTexts)
      ?? check("alert", MessageDialog.open.map(\.heading), model.hasAlert ? ["·alert"] : [])
      ?? outside(main)
    {
      return found
    }
    guard model.tab == 1 else { return nil }
    return check("fields", window.all(Entry.self).map(\.text), [model.text, model.text])
      ?? check("switch", window.all(Switch.self).map(\.isOn), [model.isOn])
      ?? check("slider", window.all(Scale.self).map(\.value), [model.level])
      ?? check(
        "picker", window.all(SegmentedControl.self).map(\.selectedIndex), [model.choice])
  }

  @MainActor
  private static func focusDifference(_ window: TestWindow, _ model: StressModel) -> String? {
    guard model.tab == 1, model.sheet == nil, !model.hasAlert else { return nil }
    for (index, field) in [StressModel.Field.first, .second].enumerated() {
      model.focus = nil
      window.settle()
      model.focus = field
      window.settle()
      let entries = window.all(Entry.self)
      guard entries.count == 2, entries[index].containsFocus else {
        return "the field \(field) has not got the keyboard"
      }
    }
    return nil
  }

  /// The texts of the model that are seen, from top to bottom, and from left to right.
  @MainActor
  private static func texts(_ window: Gtk.Window) -> [String] {
    var found: [(text: String, frame: CGRect)] = []
    for label in marked(window) {
      found.append((label.text.lowercased(), label.frame(in: window) ?? .zero))
    }
    found.sort { left, right in
      if abs(left.frame.midY - right.frame.midY) > 6 { return left.frame.midY < right.frame.midY }
      return left.frame.minX < right.frame.minX
    }
    return found.map(\.text)
  }

  @MainActor
  private static func marked(_ window: Gtk.Window) -> [Gtk.Label] {
    var found: [Gtk.Label] = []
    window.forEachDescendant { widget in
      if widget.isMapped, let label = widget as? Gtk.Label, label.text.hasPrefix("·") {
        found.append(label)
      }
    }
    return found
  }

  /// A text that is not within the window.
  @MainActor
  private static func outside(_ window: Gtk.Window) -> String? {
    let bounds = CGRect(origin: .zero, size: window.size).insetBy(dx: -1, dy: -1)
    let label = marked(window).first { label in
      guard let frame = label.frame(in: window) else { return true }
      return !bounds.contains(frame) || frame.isEmpty
    }
    return label.map {
      "'\($0.text)' is at \(String(describing: $0.frame(in: window))) of \(bounds)"
    }
  }
}

import Foundation
import Gtk
@testable import UIKit
import XCTest

final class StressTests: WidgetTestCase {
  private static let steps = number("TRIBUTARY_STRESS_STEPS") ?? 10_000
  private static let seed = number("TRIBUTARY_STRESS_SEED") ?? 1

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  func testTheWindowShowsWhatTheModelSaysAfterRandomChanges() {
    onMain {
      // The application is one for the life of the program.
      _ = UIApplication.shared
      let responders = UIResponder.liveCount
      Self.inScope {
        var random = SeededGenerator(state: UInt64(Self.seed))
        let model = StressModel()
        let root = StressController(model)
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 900))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        pump { root.view.window != nil && window.gtkWindow.isMapped }
        for step in 1...Self.steps {
          Self.change(root, navigation, &random)
          if Int.random(in: 0..<40, using: &random) == 0 { pump(seconds: 0.001) }
          guard step % 100 == 0 else { continue }
          var difference: String?
          pump {
            difference = Self.difference(root, navigation, window)
            return difference == nil
          }
          if let difference {
            XCTFail("seed \(Self.seed), after \(step) changes: \(difference)")
            break
          }
        }
        window.isHidden = true
        window.rootViewController = nil
      }
      pump { UIResponder.liveCount <= responders }
      XCTAssertLessThanOrEqual(UIResponder.liveCount, responders, "views and controllers leak")
    }
  }

  /// A scope of its own, at whose end everything is released.
  @MainActor
  private static func inScope(_ body: () -> Void) { body() }

  @MainActor
  private static func change(
    _ root: StressController, _ navigation: UINavigationController,
    _ random: inout SeededGenerator
  ) {
    let model = root.model
    let number = Int.random(in: 0...100, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: root.changeRows(&random)
    case 3: root.changeSections(&random)
    case 4..<6: root.changeItems(&random)
    case 6..<8: root.changeLabels(&random)
    case 8:
      if model.pages.count < 3, number < 50 {
        let page = model.next()
        model.pages.append(page)
        navigation.pushViewController(StressPage(page), animated: false)
      } else if !model.pages.isEmpty, number < 80 {
        model.pages.removeLast()
        navigation.popViewController(animated: false)
      } else {
        model.pages = []
        navigation.popToRootViewController(animated: false)
      }
    case 9:
      model.text = "text \(number)"
      root.field.text = model.text
    case 10:
      model.isOn.toggle()
      root.toggle.isOn = model.isOn
    case 11:
      model.level = Float(number) / 100
      root.slider.value = model.level
    case 12:
      model.choice = number % 3
      root.segments.selectedSegmentIndex = model.choice
    default: use(root, number)
    }
  }

  /// Changes something as a person does.
  @MainActor
  private static func use(_ root: StressController, _ number: Int) {
    guard root.view.window != nil, root.model.pages.isEmpty else { return }
    var entries: [Entry] = []
    var switches: [Switch] = []
    root.column.box.forEachDescendant { widget in
      if let entry = widget as? Entry { entries.append(entry) }
      if let toggle = widget as? Switch { switches.append(toggle) }
    }
    if number < 50 {
      entries.first?.text = "typed \(number)"
    } else {
      switches.first?.isOn.toggle()
    }
  }

  /// What of the window is not as the model has it.
  @MainActor
  private static func difference(
    _ root: StressController, _ navigation: UINavigationController, _ window: UIWindow
  ) -> String? {
    let model = root.model
    func check<Value: Equatable>(_ name: String, _ found: Value, _ wanted: Value) -> String? {
      found == wanted ? nil : "\(name): \(found) and not \(wanted)"
    }
    let found =
      check(
        "pages", navigation.viewControllers.compactMap { ($0 as? StressPage)?.number }, model.pages)
      ?? check("field", root.field.text ?? "", model.text)
      ?? check("switch", root.toggle.isOn, model.isOn)
      ?? check("slider", root.slider.value, model.level)
      ?? check("segments", root.segments.selectedSegmentIndex, model.choice)
      ?? check("numbers", root.table.list.identifiers, root.table.rows.flat)
    if let found { return found }
    if let page = model.pages.last {
      return check("page", texts(of: window.gtkWindow, in: window.gtkWindow), ["·page \(page)"])
    }
    return check("labels", texts(of: root.column.box, in: window.gtkWindow), model.labelTexts)
      ?? check("rows", texts(of: root.table.box, in: window.gtkWindow), model.rowTexts)
      ?? check("items", texts(of: root.other.box, in: window.gtkWindow), model.itemTexts)
      ?? controls(root)
  }

  /// Whether the toolkit's controls show what the views say.
  @MainActor
  private static func controls(_ root: StressController) -> String? {
    var result: String?
    root.column.box.forEachDescendant { widget in
      switch widget {
      case let entry as Entry where entry.text != root.model.text: result = "entry: \(entry.text)"
      case let toggle as Switch where toggle.isOn != root.model.isOn: result = "switch"
      default: break
      }
    }
    return result
  }

  /// The texts of the model that are seen, from top to bottom; one that is outside of the window is
  /// marked.
  @MainActor
  private static func texts(of widget: Widget, in window: Gtk.Window) -> [String] {
    var found: [(String, CGRect)] = []
    let bounds = CGRect(origin: .zero, size: window.size).insetBy(dx: -1, dy: -1)
    widget.forEachDescendant { widget in
      guard widget.isMapped, let label = widget as? Gtk.Label, label.text.hasPrefix("·") else {
        return
      }
      let frame = label.frame(in: window) ?? .null
      found.append((label.text + (bounds.contains(frame) ? "" : " outside, at \(frame)"), frame))
    }
    return found.sorted { $0.1.minY < $1.1.minY }.map(\.0)
  }
}

/// A random generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

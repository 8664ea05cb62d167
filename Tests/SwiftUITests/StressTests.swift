import Gtk
import SwiftUI
import XCTest

@MainActor
private final class Model: ObservableObject {
  @Published var rows: [Int] = [1, 2, 3]
  @Published var isOn = false
  @Published var text = "start"
}

private struct Everything: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack(spacing: 0) {
      TextField("Text", text: $model.text)
      Text(verbatim: "text: \(model.text)")
      if model.isOn {
        Text("on").padding().background(SwiftUI.Color.red)
      } else {
        HStack { ForEach(model.rows, id: \.self) { Text(verbatim: "r\($0)") } }
      }
      ForEach(model.rows, id: \.self) { row in
        HStack {
          Text(verbatim: "row \(row)")
          if row % 2 == 0 { Circle().frame(width: 4, height: 4) }
        }
      }
    }
  }

  /// The texts that are to be seen.
  @MainActor static func texts(_ model: Model) -> [String] {
    ["text: \(model.text)"] + (model.isOn ? ["on"] : model.rows.map { "r\($0)" })
      + model.rows.map { "row \($0)" }
  }
}

final class StressTests: ViewTestCase {
  func testTheWindowShowsWhatTheModelSaysAfterRandomChanges() {
    onMain {
      var random = SystemRandomNumberGenerator()
      let model = Model()
      let window = TestWindow(height: 500, Everything(model: model))
      for step in 1...2000 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: model.isOn.toggle()
        case 1: model.text = "text \(step)"
        case 2: model.rows.shuffle()
        case 3 where model.rows.count < 12:
          model.rows.insert(step + 10, at: Int.random(in: 0...model.rows.count))
        case 4 where !model.rows.isEmpty:
          model.rows.remove(at: Int.random(in: model.rows.indices))
        default: window.all(Entry.self).first?.text = "typed \(step)"
        }
        if step % 7 == 0 { window.hosted.host.flush() }
        guard step % 100 == 0 else { continue }
        window.settle()
        let shown = window.texts.filter { $0 != "Test" }
        XCTAssertEqual(shown, Everything.texts(model), "after \(step) changes")
        XCTAssertEqual(window.all(Entry.self).first?.text, model.text)
      }
    }
  }
}

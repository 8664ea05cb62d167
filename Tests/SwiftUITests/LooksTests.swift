import Gtk
import SwiftUI
import XCTest

/// Looks of controls and texts, to be looked at, and a few of their pixels.
final class LooksTests: ViewTestCase {
  private struct Controls: SwiftUI.View {
    @State private var isOn = true
    @State private var choice = 0
    @State private var text = "a line\nand another"

    var body: some SwiftUI.View {
      VStack(alignment: .leading) {
        Toggle("Switch", isOn: $isOn)
        Toggle("Ticked", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
        Slider(value: .constant(0.6))
        ProgressView(value: 0.6)
        SwiftUI.Stepper("Count", onIncrement: {}, onDecrement: {})
        Picker("Kind", selection: $choice) {
          Text("First").tag(0)
          Text("Second").tag(1)
        }
        .pickerStyle(.segmented)
        HStack {
          SwiftUI.Button("Bordered") {}.buttonStyle(.bordered)
          SwiftUI.Button("Prominent") {}.buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
          SwiftUI.Button("Plain") {}.buttonStyle(.borderless)
        }
        HStack {
          SwiftUI.Button("Mini") {}.controlSize(.mini)
          SwiftUI.Button("Small") {}.controlSize(.small)
          SwiftUI.Button("Large") {}.controlSize(.large)
          ProgressView().controlSize(.small)
          ProgressView().controlSize(.large)
        }
        TextField("Note", text: $text, axis: .vertical).lineLimit(2...4)
      }
      .padding()
      .tint(.orange)
    }
  }

  private struct Texts: SwiftUI.View {
    var body: some SwiftUI.View {
      VStack(alignment: .leading) {
        Text("**Bold**, *italic*, `code`, ~~gone~~ and [a link](https://example.org)")
        Text("Lines that are\nfar apart").lineSpacing(14).border(SwiftUI.Color.gray)
        Text("A text that does not fit").minimumScaleFactor(0.4).lineLimit(1).frame(width: 90)
        Text("up") + Text("3").baselineOffset(8).font(.caption) + Text(" down")
        Text("1111\n8888").monospacedDigit()
        Text("two lines of space").lineLimit(2, reservesSpace: true).border(SwiftUI.Color.gray)
        HStack {
          Image(systemName: "star.fill").symbolRenderingMode(.multicolor)
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill").imageScale(.large)
          SwiftUI.Label("Title", systemImage: "star").labelStyle(.titleOnly)
          SwiftUI.Label("Icon", systemImage: "star").labelStyle(.iconOnly)
        }
      }
      .padding()
    }
  }

  func testControlsHaveTheTint() throws {
    try onMain {
      let window = TestWindow(width: 400, height: 560, Controls())
      try keep(window, as: "tinted-controls")
      let picture = try XCTUnwrap(window.picture)
      let scale = try XCTUnwrap(window.all(Scale.self).first)
      let frame = try XCTUnwrap(scale.frame(in: try XCTUnwrap(window.hosted.window.content)))
      XCTAssertTrue(
        picture.isPixel(Int(frame.minX) + 40, Int(frame.midY), [255, 149, 0, 255]),
        "\(picture.pixel(Int(frame.minX) + 40, Int(frame.midY)))")
      let bar = try XCTUnwrap(window.all(Gtk.ProgressBar.self).first)
      let place = try XCTUnwrap(bar.frame(in: try XCTUnwrap(window.hosted.window.content)))
      XCTAssertTrue(picture.isPixel(Int(place.minX) + 40, Int(place.midY), [255, 149, 0, 255]))
      let view = try XCTUnwrap(window.all(TextView.self).first)
      XCTAssertEqual(view.text, "a line\nand another")
      window.close()
    }
  }

  func testABorderMayBeAsRoundAsCanBe() {
    onMain {
      let window = TestWindow(
        width: 200, height: 100,
        SwiftUI.Button("Round") {}.buttonStyle(.bordered)
          .buttonBorderShape(.roundedRectangle(radius: .infinity)))
      XCTAssertNotNil(window.label("Round"))
      window.close()
    }
  }

  func testTextsHaveTheirLooks() throws {
    try onMain {
      let window = TestWindow(width: 460, height: 420, Texts())
      try keep(window, as: "texts")
      let small = try XCTUnwrap(window.label("A text that does not fit"))
      XCTAssertTrue(small.textSize().width <= 91, "\(small.textSize())")
      let apart = try XCTUnwrap(window.label("Lines that are\nfar apart"))
      let lines = apart.baselines()
      XCTAssertEqual(lines.last - lines.first, 14 + 20, accuracy: 4)
      window.close()
    }
  }
}

import Foundation
import Gtk
import KeyboardSupport
import SwiftUI
import XCTest

/// Views that go from right to left: with the desktop's direction, and where a view says so.
final class RightToLeftTests: ViewTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { Appearance.isRightToLeft = false }
  }

  @MainActor
  private static func frame(_ text: String, _ window: TestWindow) throws -> CGRect {
    let label = try XCTUnwrap(window.label(text), "\(window.texts)")
    return try XCTUnwrap(label.frame(in: try XCTUnwrap(window.hosted.window.content)))
  }

  private struct Boxes: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          Text("A").frame(width: 50)
          Text("B").frame(width: 100, alignment: .leading)
          Spacer(minLength: 0)
        }
        Text("C").padding(.leading, 30)
        Text("D").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  /// Of the window's points the first row takes 50, 10 and 100; letters are not as wide as their
  /// frames.
  @MainActor
  private static func check(_ window: TestWindow, isMirrored: Bool) throws {
    let (a, b, c, d) = try (
      frame("A", window), frame("B", window), frame("C", window), frame("D", window)
    )
    let width = try XCTUnwrap(window.hosted.window.content).size.width
    if isMirrored {
      XCTAssertEqual(a.midX, width - 25, accuracy: 1)
      XCTAssertEqual(b.maxX, width - 60, accuracy: 1)
      XCTAssertEqual(c.maxX, width - 30, accuracy: 1)
      XCTAssertEqual(d.minX, 0, accuracy: 1)
    } else {
      XCTAssertEqual(a.midX, 25, accuracy: 1)
      XCTAssertEqual(b.minX, 60, accuracy: 1)
      XCTAssertEqual(c.minX, 30, accuracy: 1)
      XCTAssertEqual(d.maxX, width, accuracy: 1)
    }
  }

  func testStacksFramesAndPaddingAreMirroredWithTheDesktop() throws {
    try onMain {
      let window = TestWindow(width: 400, height: 300, Boxes())
      pump(seconds: 0.1)
      try Self.check(window, isMirrored: false)
      Appearance.isRightToLeft = true
      window.settle()
      try Self.check(window, isMirrored: true)
      Appearance.isRightToLeft = false
      window.settle()
      try Self.check(window, isMirrored: false)
      window.close()
    }
  }

  func testAViewMaySayItsDirection() throws {
    try onMain {
      let window = TestWindow(
        width: 400, height: 300, Boxes().environment(\.layoutDirection, .rightToLeft))
      pump(seconds: 0.1)
      try Self.check(window, isMirrored: true)
      let label = try XCTUnwrap(window.label("A"))
      XCTAssertTrue(label.isRightToLeft)
      window.close()
    }
  }

  private struct Everything: View {
    @State private var choice = 0
    @State private var amount = 0.2
    @State private var count = 1

    var body: some View {
      VStack {
        Picker("Kind", selection: $choice) {
          Text("One").tag(0)
          Text("Two").tag(1)
          Text("Three").tag(2)
        }
        .pickerStyle(.segmented)
        Slider(value: $amount, in: 0...1, step: 0.1)
        ProgressView(value: 0.25)
        Stepper("Count", value: $count, in: 0...5)
        Toggle("Loud", isOn: .constant(true))
        TextField("Name", text: .constant(""))
        Text("\(choice) \(Int(amount * 10)) \(count)")
      }
      .padding()
    }
  }

  func testControlsAreMirroredAndArrowsMoveAsIsSeen() throws {
    try onMain {
      for isDesktop in [true, false] {
        Appearance.isRightToLeft = isDesktop
        let window = TestWindow(
          width: 360, height: 400, Everything().environment(\.layoutDirection, .rightToLeft))
        try Keyboard.use(window.hosted.window)
        let buttons = window.all(Gtk.ToggleButton.self)
        let places = try buttons.map { try XCTUnwrap(window.frame(of: $0)).minX }
        XCTAssertEqual(buttons.map(\.text), ["One", "Two", "Three"])
        XCTAssertEqual(places, places.sorted(by: >), "the first is at the right")
        try XCTUnwrap(buttons.first).grabFocus()
        try Keyboard.press("Left")
        window.settle()
        XCTAssertEqual(window.texts.last, "1 2 1")
        try Keyboard.press("Tab", "Left")
        window.settle()
        XCTAssertEqual(window.texts.last, "1 3 1", "what is left is more")
        try Keyboard.press("Tab", "Left")
        window.settle()
        XCTAssertEqual(window.texts.last, "1 3 2")
        try Keyboard.press("Right")
        window.settle()
        XCTAssertEqual(window.texts.last, "1 3 1")
        XCTAssertTrue(try XCTUnwrap(window.all(Entry.self).first).isRightToLeft)
        try keep(window, as: "rtl-controls-\(isDesktop)")
        window.close()
      }
    }
  }

  func testPagesGoTheOtherWay() throws {
    try onMain {
      let window = TestWindow(
        width: 360, height: 400,
        NavigationView {
          List {
            NavigationLink("Next") { Text("There").navigationTitle("Second") }
          }
          .navigationTitle("First")
          .toolbar { Button("Edit") {} }
        }
        .environment(\.layoutDirection, .rightToLeft))
      try Keyboard.use(window.hosted.window)
      let edit = try XCTUnwrap(window.frame(of: try XCTUnwrap(window.button("Edit"))))
      XCTAssertLessThan(edit.midX, 180, "trailing is left")
      let chevron = try XCTUnwrap(window.all(Icon.self).first { $0.iconName.contains("next") })
      XCTAssertLessThan(try XCTUnwrap(window.frame(of: chevron)).midX, 100)
      XCTAssertTrue(chevron.isRightToLeft)
      try keep(window, as: "rtl-first")
      try XCTUnwrap(window.all(Gtk.ListView.self).first).grabFocus()
      try Keyboard.press("Return")
      window.settle()
      XCTAssertNotNil(window.label("There"))
      let back = try XCTUnwrap(
        window.all(Gtk.Button.self).first { $0.accessibleLabel == "Back" })
      XCTAssertTrue(back.isRightToLeft)
      XCTAssertGreaterThan(try XCTUnwrap(window.frame(of: back)).midX, 180)
      try keep(window, as: "rtl-second")
      try Keyboard.press("alt+Left")
      window.settle()
      XCTAssertNotNil(window.label("There"), "that is no way back")
      try Keyboard.press("alt+Right")
      window.settle()
      XCTAssertNil(window.label("There"))
      window.close()
    }
  }

  func testHebrewAndArabicAreSetFromRightToLeft() throws {
    try onMain {
      let window = TestWindow(
        width: 300, height: 200,
        VStack(alignment: .leading) {
          Text("שלום עולם, זה טקסט ארוך שצריך כמה שורות כדי להיכנס")
          Text("مرحبا بالعالم")
        }
        .padding()
        .environment(\.layoutDirection, .rightToLeft))
      try keep(window, as: "rtl-texts")
      let picture = try XCTUnwrap(window.picture)
      // The last line of the first text begins at the right and ends before the left edge.
      XCTAssertGreaterThan(picture.width, 0)
      let arabic = try XCTUnwrap(window.label("مرحبا بالعالم"))
      let isolated = Gtk.TextLayout([TextRun("م ر ح ب ا")]).size().width
      let joined = Gtk.TextLayout([TextRun("مرحبا")]).size().width
      XCTAssertLessThan(joined, isolated, "letters join")
      let frame = try XCTUnwrap(arabic.frame(in: try XCTUnwrap(window.hosted.window.content)))
      let width = try XCTUnwrap(window.hosted.window.content).size.width
      XCTAssertEqual(frame.maxX, width - 16 - (width - 32 - Self.widest(window)) / 2, accuracy: 2)
      window.close()
    }
  }

  /// The width of the widest label.
  @MainActor
  private static func widest(_ window: TestWindow) -> CGFloat {
    window.all(Gtk.Label.self).filter { $0.text.count > 10 }
      .compactMap { $0.frame(in: window.hosted.window.content ?? $0)?.width }.max() ?? 0
  }
}

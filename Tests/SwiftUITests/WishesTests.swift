import Foundation
import Gtk
import SwiftUI
import XCTest

private struct WishesView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Text(
      """
      \(colorScheme == .dark ? "dark" : "light") \
      \(layoutDirection == .rightToLeft ? "rtl" : "ltr") \
      \(reduceMotion ? "still" : "moving") \(typeSize) \(Int(displayScale))
      """)
  }
}

/// What the desktop wants is followed while windows are shown.
final class WishesTests: ViewTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Appearance.colorScheme = .light
      Appearance.isRightToLeft = false
      Appearance.animationsEnabled = false
      Appearance.textScale = 1
    }
  }

  func testTheEnvironmentFollowsTheDesktop() {
    onMain {
      Appearance.animationsEnabled = true
      let window = TestWindow(WishesView())
      XCTAssertEqual(window.texts.last, "light ltr moving large 1")
      Appearance.colorScheme = .dark
      window.settle()
      XCTAssertEqual(window.texts.last, "dark ltr moving large 1")
      Appearance.isRightToLeft = true
      window.settle()
      XCTAssertEqual(window.texts.last, "dark rtl moving large 1")
      Appearance.animationsEnabled = false
      window.settle()
      XCTAssertEqual(window.texts.last, "dark rtl still large 1")
      Appearance.textScale = 1.25
      window.settle()
      XCTAssertEqual(window.texts.last, "dark rtl still xxLarge 1")
      window.close()
    }
  }

  func testTextGrowsWithTheDesktopsSizeOfTextAndLayoutsWithIt() throws {
    try onMain {
      let window = TestWindow(
        width: 400, height: 400,
        VStack(spacing: 0) {
          Text("Body")
          Text("Fixed").font(.system(size: 20))
          TextField("Field", text: .constant("text"))
          Button("Press") {}
        })
      @MainActor func height(_ text: String) throws -> CGFloat {
        try XCTUnwrap(window.frame(of: try XCTUnwrap(window.label(text)))).height
      }
      let (body, fixed, press) = try (height("Body"), height("Fixed"), height("Press"))
      let entry = try XCTUnwrap(window.all(Entry.self).first)
      let field = try XCTUnwrap(window.frame(of: entry)).height
      Appearance.textScale = 2
      window.settle()
      pump(seconds: 0.1)
      XCTAssertEqual(try height("Body"), body * 2, accuracy: 2)
      XCTAssertEqual(try height("Press"), press * 2, accuracy: 2)
      XCTAssertEqual(try height("Fixed"), fixed, "a size that is said stays")
      XCTAssertGreaterThan(try XCTUnwrap(window.frame(of: entry)).height, field * 1.3)
      Appearance.textScale = 1
      window.settle()
      pump(seconds: 0.1)
      XCTAssertEqual(try height("Body"), body)
      XCTAssertEqual(try XCTUnwrap(window.frame(of: entry)).height, field)
      window.close()
    }
  }

  func testAViewMaySayHowLargeItsTextIs() throws {
    try onMain {
      let window = TestWindow(
        VStack {
          Text("Usual")
          Text("Large").dynamicTypeSize(.accessibility3)
        })
      let usual = try XCTUnwrap(window.frame(of: try XCTUnwrap(window.label("Usual"))))
      let large = try XCTUnwrap(window.frame(of: try XCTUnwrap(window.label("Large"))))
      XCTAssertEqual(large.height / usual.height, 40 / 17, accuracy: 0.1)
      window.close()
    }
  }

  func testADisplayOfTwoPixelsToThePointHasTheSameLayout() throws {
    try onMain {
      let window = TestWindow(
        width: 300, height: 200,
        VStack {
          WishesView()
          Text("Where").padding()
        })
      let before = try XCTUnwrap(window.frame(of: try XCTUnwrap(window.label("Where"))))
      guard Appearance.setDisplayScale(2) else { return XCTFail("no X11") }
      pump { window.hosted.window.scaleFactor == 2 }
      window.settle()
      pump(seconds: 0.1)
      XCTAssertEqual(window.texts.first, "light ltr still large 2")
      XCTAssertEqual(UIScreen.main.scale, 2)
      XCTAssertEqual(UITraitCollection.current.displayScale, 2)
      let after = try XCTUnwrap(window.frame(of: try XCTUnwrap(window.label("Where"))))
      XCTAssertEqual(after, before)
      // Before the window goes: GDK tells windows that have been destroyed, too.
      _ = Appearance.setDisplayScale(1)
      pump { window.hosted.window.scaleFactor == 1 }
      pump(seconds: 0.1)
      XCTAssertEqual(UIScreen.main.scale, 1)
      window.close()
    }
  }
}

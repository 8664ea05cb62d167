import Gtk
import SwiftUI
import XCTest

final class PopoverTests: ViewTestCase {
  private struct Root: SwiftUI.View {
    @State private var isShown = false
    @State private var isCovered = false
    @State private var count = 0

    var body: some SwiftUI.View {
      VStack(spacing: 20) {
        Text("count \(count)")
        SwiftUI.Button("Open") { isShown = true }
          .keyboardShortcut("o")
          .popover(isPresented: $isShown) {
            VStack {
              Text("In the bubble")
              SwiftUI.Button("Count") { count += 1 }
            }
            .padding()
          }
        SwiftUI.Button("Cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { Covering() }
        SwiftUI.LinearGradient(
          colors: [.red, .blue], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 260, height: 60)
        .mask { Text("Masked").font(.system(size: 48, weight: .bold)) }
      }
    }
  }

  private struct Covering: SwiftUI.View {
    @Environment(\.dismiss) private var dismiss
    var body: some SwiftUI.View {
      VStack {
        Text("Over all")
        SwiftUI.Button("Close") { dismiss() }
      }
    }
  }

  func testAPopoverIsABubbleAtItsView() throws {
    try onMain {
      let window = TestWindow(Root())
      window.click("Open")
      pump(seconds: 0.3)
      let popover = try XCTUnwrap(window.all(Popover.self).first)
      XCTAssertTrue(popover.isOpen)
      XCTAssertTrue(window.texts.contains("In the bubble"), "\(window.texts)")
      window.click("Count")
      XCTAssertTrue(window.texts.contains("count 1"))
      try keep(window, as: "popover")
      if let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] {
        try popover.writePNG(to: URL(fileURLWithPath: path).appendingPathComponent("bubble.png"))
      }
      popover.close()
      pump { window.all(Popover.self).isEmpty }
      window.settle()
      XCTAssertFalse(window.texts.contains("In the bubble"))
      window.click("Open")
      pump(seconds: 0.3)
      XCTAssertTrue(window.texts.contains("In the bubble"))
      window.close()
    }
  }

  func testACoverFillsTheWindow() throws {
    try onMain {
      let window = TestWindow(Root())
      let content = try XCTUnwrap(window.hosted.window.content)
      XCTAssertTrue(window.texts.contains("count 0"))
      try keep(window, as: "mask")
      window.click("Cover")
      pump(seconds: 0.1)
      XCTAssertEqual(window.texts.filter { $0 != "Test" }, ["Over all", "Close"])
      let title = try XCTUnwrap(window.label("Over all")?.frame(in: content))
      XCTAssertEqual(title.midX, content.size.width / 2, accuracy: 2)
      try keep(window, as: "cover")
      window.click("Close")
      pump(seconds: 0.1)
      XCTAssertTrue(window.texts.contains("count 0"))
      XCTAssertFalse(window.texts.contains("Over all"))
      window.close()
    }
  }

  func testTheSceneFollowsTheWindow() throws {
    struct Phase: SwiftUI.View {
      @Environment(\.scenePhase) private var phase
      var body: some SwiftUI.View { Text(verbatim: "\(phase)") }
    }
    onMain {
      let window = TestWindow(Phase())
      window.hosted.setScenePhase(.inactive)
      window.settle()
      XCTAssertEqual(window.texts.filter { $0 != "Test" }, ["inactive"])
      window.hosted.setScenePhase(.active)
      window.settle()
      XCTAssertEqual(window.texts.filter { $0 != "Test" }, ["active"])
      window.close()
    }
  }
}

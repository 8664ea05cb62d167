import Gtk
import SwiftUI
import XCTest

@MainActor
private final class Model: ObservableObject {
  static var count = 0
  @Published var title = "First"
  init() { Self.count += 1 }
}

private struct Sample: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup("Sample \(model.title)") {
      SwiftUI.Button("Change") { model.title = "Second" }
    }
    .defaultSize(width: 420, height: 260)
  }
}

final class AppTests: ViewTestCase {
  func testAnAppsWindowHasItsTitleSizeAndOneModel() {
    onMain {
      Model.count = 0
      let hosted = HostedWindow(Sample())
      hosted.show()
      pump { hosted.window.isMapped }
      XCTAssertEqual(hosted.window.title, "Sample First")
      pump { hosted.window.size.width > 0 }
      XCTAssertEqual(hosted.window.size.width, 420, accuracy: 12)
      XCTAssertEqual(Model.count, 1)
      hosted.window.forEachDescendant { ($0 as? Gtk.Button)?.click() }
      hosted.host.flush()
      XCTAssertEqual(hosted.window.title, "Sample Second")
      XCTAssertEqual(Model.count, 1)
      hosted.close()
      XCTAssertEqual(HostedWindow.shown.count, 0)
    }
  }

  func testViewsSeeHowTheDesktopLooks() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    onMain {
      let window = TestWindow(Scheme())
      XCTAssertNotNil(window.label("light"))
      Appearance.colorScheme = .dark
      pump { window.label("dark") != nil }
      XCTAssertNotNil(window.label("dark"))
      Appearance.colorScheme = .light
      window.settle()
    }
  }
}

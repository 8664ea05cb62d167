import Gtk
import SwiftUI
import UIKit
import XCTest

private struct Represented: UIViewRepresentable {
  var text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

private struct Switching: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Represented(text: "from UIKit \(count)")
      SwiftUI.Button("Add") { count += 1 }
    }
  }
}

final class HostingTests: ViewTestCase {
  func testAViewOfUIKitFollowsTheState() {
    onMain {
      let window = TestWindow(Switching())
      XCTAssertNotNil(window.label("from UIKit 0"))
      window.click("Add")
      XCTAssertTrue(pump { window.label("from UIKit 1") != nil })
    }
  }

  func testAControllerShowsAViewOfSwiftUI() throws {
    try onMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let controller = UIHostingController(rootView: Text("hosted"))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      @MainActor func label() -> Gtk.Label? {
        var found: Gtk.Label?
        window.gtkWindow.forEachDescendant { widget in
          if let label = widget as? Gtk.Label, label.isMapped, label.text.hasPrefix("hosted") {
            found = label
          }
        }
        return found
      }
      XCTAssertTrue(pump { label() != nil })
      // In the middle of the window.
      let frame = try XCTUnwrap(label()?.frame(in: window.gtkWindow))
      let content = try XCTUnwrap(
        window.gtkWindow.content.flatMap { $0.frame(in: window.gtkWindow) })
      XCTAssertEqual(frame.midX, content.midX, accuracy: 1)
      controller.rootView = Text("hosted anew")
      XCTAssertTrue(pump { label()?.text == "hosted anew" })
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  func testAPictureOfUIKitIsDrawn() throws {
    try onMain {
      let texture = Texture(
        rgba: Data([UInt8](repeating: 0, count: 0) + (0..<100).flatMap { _ in [0, 0, 255, 255] }),
        width: 10, height: 10)
      let image = try XCTUnwrap(UIImage(data: texture.pngData()))
      let window = TestWindow(
        SwiftUI.Image(uiImage: image).resizable().frame(width: 100, height: 100))
      let picture = try XCTUnwrap(window.picture)
      XCTAssertTrue(picture.isPixel(picture.width / 2, picture.height / 2, [0, 0, 255, 255]))
      XCTAssertTrue(picture.isPixel(picture.width / 2 - 48, picture.height / 2, [0, 0, 255, 255]))
    }
  }
}

import Gtk
import SwiftUI
import XCTest

final class AlertFieldTests: ViewTestCase {
  private struct Login: SwiftUI.View {
    @State private var isShown = true
    @State private var name = ""
    @State private var log = ""

    var body: some SwiftUI.View {
      Text("log \(log)")
        .alert("Sign in", isPresented: $isShown) {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant("x"))
          SwiftUI.Button("Cancel", role: .cancel) { log = "cancelled" }
          SwiftUI.Button("Sign in") { log = name }.disabled(name.isEmpty)
        } message: {
          Text("To go on.")
        }
    }
  }

  func testFieldsAreShownAndReturnPressesTheDefaultButton() throws {
    try onMain {
      let window = TestWindow(Login())
      pump { !MessageDialog.open.isEmpty }
      window.settle()
      let dialog = try XCTUnwrap(MessageDialog.open.first)
      var entries: [Entry] = []
      dialog.forEachDescendant { if let entry = $0 as? Entry { entries.append(entry) } }
      XCTAssertEqual(entries.map(\.placeholder), ["Name", "Password"])
      XCTAssertEqual(entries.map(\.isSecure), [false, true])
      entries[0].submit()
      window.settle()
      XCTAssertFalse(MessageDialog.open.isEmpty)
      entries[0].insert("ada")
      window.settle()
      if let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] {
        try dialog.writePNG(to: URL(fileURLWithPath: path).appendingPathComponent("alert.png"))
      }
      entries[0].submit()
      window.settle()
      XCTAssertTrue(MessageDialog.open.isEmpty)
      XCTAssertEqual(window.texts, ["log ada"])
      window.close()
    }
  }
}

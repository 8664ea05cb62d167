@testable import UIKit
import XCTest

final class WindowPictureTests: WidgetTestCase {
  func testAFormAndATableInLightAndDark() throws {
    try onMain {
      for dark in [false, true] {
        try take("form", Forms.form(), dark: dark)
        let cities = Cities(style: .plain)
        let navigation = UINavigationController(rootViewController: cities)
        _ = navigation.view
        try take("table", navigation, dark: dark)
      }
    }
  }
}

@MainActor
private func take(_ name: String, _ controller: UIViewController, dark: Bool) throws {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 380, height: 560))
  window.overrideUserInterfaceStyle = dark ? .dark : .light
  window.rootViewController = controller
  window.makeKeyAndVisible()
  pump(seconds: 0.3)
  let picture = try XCTUnwrap(window.gtkWindow.picture())
  try compare(picture, with: "uikit-\(name)-\(dark ? "dark" : "light")")
  // The lower right part is background.
  let pixel = picture.pixel(picture.width - 60, picture.height - 60)
  XCTAssertEqual(pixel, dark ? [30, 30, 30, 255] : [255, 255, 255, 255], name)
  window.isHidden = true
  window.overrideUserInterfaceStyle = .unspecified
}

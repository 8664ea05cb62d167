import Foundation
import Gtk
import XCTest

final class LayoutBoxTests: WidgetTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @MainActor
  private static func square(_ color: Color) -> Canvas {
    Canvas { snapshot, size in snapshot.fill(CGRect(origin: .zero, size: size), with: color) }
  }

  func testChildrenAreAtTheirFrames() throws {
    try onMain {
      let box = LayoutBox()
      let child = Self.square(Self.red)
      box.insert(child)
      box.setFrame(CGRect(x: 10.5, y: 20, width: 30, height: 5.2), of: child)
      let picture = try XCTUnwrap(box.picture(size: CGSize(width: 60, height: 40)))
      XCTAssertEqual(picture.pixel(20, 22), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(20, 18), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(45, 22), [0, 0, 0, 0])
    }
  }
}

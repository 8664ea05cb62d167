import Foundation
import Gtk
import XCTest

final class PictureTests: WidgetTestCase {
  func testAWidgetInNoWindowIsDrawnInItsNaturalSize() throws {
    try onMain {
      let red = Color(red: 1, green: 0, blue: 0)
      let canvas = Canvas(size: CGSize(width: 30, height: 20)) { snapshot, size in
        snapshot.fill(CGRect(x: 0, y: 0, width: 10, height: size.height), with: red)
        snapshot.fill(CGRect(x: 20, y: 0, width: 10, height: 10), with: .black.withAlpha(0.5))
      }
      let picture = try XCTUnwrap(canvas.picture())
      XCTAssertEqual([picture.width, picture.height], [30, 20])
      XCTAssertEqual(picture.pixel(5, 10), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(15, 10), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(25, 5), [0, 0, 0, 128])
    }
  }

  func testAWindowIsDrawnWithItsHeaderBarAndContent() throws {
    try onMain {
      let canvas = Canvas { snapshot, size in
        snapshot.fill(CGRect(origin: .zero, size: size), with: Color(red: 0, green: 0, blue: 1))
      }
      let window = Window(title: "Colours", size: CGSize(width: 300, height: 200))
      window.setContent(canvas)
      window.present()
      defer { window.close() }
      let picture = try XCTUnwrap(window.picture())
      let frame = try XCTUnwrap(canvas.frame(in: window))
      XCTAssertGreaterThan(frame.minY, 30)
      XCTAssertEqual(
        picture.pixel(Int(frame.midX), Int(frame.midY)), [0, 0, 255, 255])
      XCTAssertNotEqual(picture.pixel(Int(frame.midX), 10), [0, 0, 255, 255])
      let decoded = try Texture(encoded: XCTUnwrap(window.png()))
      XCTAssertEqual(decoded.rgbaData(), picture.rgbaData())
    }
  }

  func testAPNGIsWrittenToAFile() throws {
    try onMain {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try Label("Written").writePNG(to: file)
      XCTAssertEqual(try Array(Data(contentsOf: file).prefix(4)), [0x89, 0x50, 0x4E, 0x47])
      XCTAssertThrowsError(try LayoutBox().writePNG(to: file))
    }
  }
}

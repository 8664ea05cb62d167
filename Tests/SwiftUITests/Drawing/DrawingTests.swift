import Gtk
import SwiftUI
import XCTest

private let red: [UInt8] = [255, 0, 0, 255]
private let blue: [UInt8] = [0, 0, 255, 255]
private let pureRed = SwiftUI.Color(red: 1, green: 0, blue: 0)
private let pureBlue = SwiftUI.Color(red: 0, green: 0, blue: 1)

@MainActor
private func picture<V: View>(_ view: V) throws -> Texture {
  let window = TestWindow(
    width: 300, height: 300,
    view.frame(maxWidth: .infinity, maxHeight: .infinity).background(SwiftUI.Color.white))
  defer { window.close() }
  return try XCTUnwrap(window.picture)
}

final class DrawingTests: ViewTestCase {
  func testShapesAreFilledAndStroked() throws {
    try onMain {
      let texture = try picture(
        Circle().fill(pureRed).frame(width: 100, height: 100)
          .overlay(Rectangle().stroke(pureBlue, lineWidth: 4)))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x, y, red))
      XCTAssertTrue(texture.isPixel(x - 50, y - 50, blue))
      XCTAssertTrue(texture.isPixel(x - 44, y - 44, [255, 255, 255, 255]))
    }
  }

  func testATrimmedCircleIsDrawnInPart() throws {
    try onMain {
      let texture = try picture(
        Circle().trim(from: 0, to: 0.25).stroke(pureRed, lineWidth: 10)
          .frame(width: 100, height: 100))
      let (x, y) = (texture.width / 2, texture.height / 2)
      // A quarter from the right, clockwise.
      XCTAssertTrue(texture.isPixel(x + 35, y + 35, red))
      XCTAssertTrue(texture.isPixel(x + 35, y - 35, [255, 255, 255, 255]))
      XCTAssertTrue(texture.isPixel(x - 50, y, [255, 255, 255, 255]))
    }
  }

  func testOpacityAndClipping() throws {
    try onMain {
      let texture = try picture(
        pureRed.frame(width: 100, height: 100).cornerRadius(30).opacity(0.5))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x, y, [255, 128, 128, 255]))
      XCTAssertTrue(texture.isPixel(x - 48, y - 48, [255, 255, 255, 255]))
      XCTAssertTrue(texture.isPixel(x - 48, y, [255, 128, 128, 255]))
    }
  }

  func testRotationAndScale() throws {
    try onMain {
      let texture = try picture(
        pureRed.frame(width: 100, height: 20).rotationEffect(.degrees(90))
          .scaleEffect(x: 2, y: 1))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x, y + 45, red))
      XCTAssertTrue(texture.isPixel(x + 17, y, red))
      XCTAssertTrue(texture.isPixel(x + 40, y, [255, 255, 255, 255]))
    }
  }

  func testGradientsRunAlongTheirLine() throws {
    try onMain {
      let texture = try picture(
        Rectangle().fill(
          SwiftUI.LinearGradient(
            colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing)
        ).frame(width: 200, height: 50))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x - 98, y, red))
      XCTAssertTrue(texture.isPixel(x + 98, y, blue))
      XCTAssertTrue(texture.isPixel(x, y, [128, 0, 128, 255]))
    }
  }

  func testAShadowIsAroundTheView() throws {
    try onMain {
      let texture = try picture(
        pureRed.frame(width: 60, height: 60)
          .shadow(color: SwiftUI.Color.black, radius: 8, x: 0, y: 0))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x, y, red))
      XCTAssertLessThan(texture.pixel(x + 33, y)[0], 230)
    }
  }

  func testABorderIsInsideOfTheFrame() throws {
    try onMain {
      let texture = try picture(
        SwiftUI.Color.white.frame(width: 100, height: 100).border(pureBlue, width: 4))
      let (x, y) = (texture.width / 2, texture.height / 2)
      XCTAssertTrue(texture.isPixel(x - 48, y, blue))
      XCTAssertTrue(texture.isPixel(x - 40, y, [255, 255, 255, 255]))
    }
  }
}

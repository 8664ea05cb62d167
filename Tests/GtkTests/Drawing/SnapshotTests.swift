import Foundation
import Gtk
import XCTest

final class SnapshotTests: WidgetTestCase {
  private static let size = CGSize(width: 40, height: 40)
  private static let all = CGRect(x: 0, y: 0, width: 40, height: 40)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// The drawing, and a function for its pixels.
  @MainActor
  private static func draw(_ body: @escaping @MainActor (Snapshot) -> Void) throws -> Texture {
    try XCTUnwrap(Canvas(size: size) { snapshot, _ in body(snapshot) }.picture())
  }

  func testOpacityAndClipsHoldForWhatIsDrawnInThem() throws {
    try onMain {
      let picture = try Self.draw { snapshot in
        snapshot.withOpacity(0.5) {
          snapshot.withClip(CGRect(x: 10, y: 10, width: 10, height: 10)) {
            snapshot.fill(Self.all, with: Self.red)
          }
        }
        snapshot.withClip(CGRect(x: 24, y: 24, width: 16, height: 16), radius: 8) {
          snapshot.fill(Self.all, with: .black)
        }
      }
      XCTAssertEqual(Int(picture.pixel(15, 15)[3]), 128, accuracy: 1)
      XCTAssertEqual(picture.pixel(21, 15)[3], 0)
      XCTAssertEqual(picture.pixel(32, 32), [0, 0, 0, 255])
      XCTAssertEqual(picture.pixel(24, 24)[3], 0)
    }
  }

  func testPathsAreFilledAndStroked() throws {
    try onMain {
      let picture = try Self.draw { snapshot in
        snapshot.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: Self.red, in: Self.all)
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 30))
        line.addLine(to: CGPoint(x: 40, y: 30))
        snapshot.stroke(
          line, with: .black, style: StrokeStyle(width: 4, dash: [10, 10]), in: Self.all)
        var ring = Path(rect: CGRect(x: 22, y: 2, width: 16, height: 16))
        ring.elements += Path(rect: CGRect(x: 26, y: 6, width: 8, height: 8)).elements
        snapshot.fill(ring, with: .black, evenOdd: true, in: Self.all)
      }
      XCTAssertEqual(picture.pixel(10, 10), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(1, 1)[3], 0)
      XCTAssertEqual(picture.pixel(5, 30), [0, 0, 0, 255])
      XCTAssertEqual(picture.pixel(15, 30)[3], 0)
      XCTAssertEqual(picture.pixel(5, 33)[3], 0)
      XCTAssertEqual(picture.pixel(24, 10)[3], 255)
      XCTAssertEqual(picture.pixel(30, 10)[3], 0)
    }
  }

  func testTextIsDrawnWithinItsLimits() throws {
    try onMain {
      let picture = try Self.draw { snapshot in
        let text = TextLayout([TextRun("MMMMMMMM", style: TextStyle(size: 12, weight: 900))])
        snapshot.draw(text, at: CGPoint(x: 0, y: 10), color: Self.red, width: 30, lineLimit: 1)
      }
      let pixels = picture.rgbaData()
      let inked = (0..<1600).filter { pixels[$0 * 4 + 3] > 128 }
      XCTAssertFalse(inked.isEmpty)
      XCTAssertTrue(inked.allSatisfy { $0 % 40 < 31 && (10..<30).contains($0 / 40) })
      XCTAssertTrue(inked.contains { pixels[$0 * 4] > 250 && pixels[$0 * 4 + 1] == 0 })
    }
  }

  func testTransformsAreAboutAPoint() throws {
    try onMain {
      let middle = CGPoint(x: 20, y: 20)
      let bar = CGRect(x: 0, y: 18, width: 40, height: 4)
      let turned = try Self.draw { snapshot in
        snapshot.withRotation(.pi / 2, about: middle) { snapshot.fill(bar, with: Self.red) }
      }
      XCTAssertEqual(turned.pixel(20, 3), [255, 0, 0, 255])
      XCTAssertEqual(turned.pixel(3, 20)[3], 0)
      let scaled = try Self.draw { snapshot in
        snapshot.withScale(x: 0.5, y: 2, about: middle) { snapshot.fill(bar, with: Self.red) }
      }
      XCTAssertEqual(scaled.pixel(20, 17), [255, 0, 0, 255])
      XCTAssertEqual(scaled.pixel(8, 20)[3], 0)
      XCTAssertEqual(scaled.pixel(12, 20), [255, 0, 0, 255])
    }
  }

  /// Every matrix in the plane is drawn as it is, mirrors and skews among them.
  func testAnyMatrixIsDrawnAsItIs() throws {
    try onMain {
      let matrices = [
        AffineTransform(m11: 1, m12: 0, m21: 0.5, m22: 1, tX: 0, tY: 0),
        AffineTransform(m11: -1, m12: 0, m21: 0, m22: 1, tX: 5, tY: -3),
        AffineTransform(m11: 0.8, m12: 0.6, m21: 0.6, m22: -0.8, tX: 0, tY: 0),
        AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0.4, tX: 1, tY: 2),
      ]
      let middle = CGPoint(x: 20, y: 20)
      let dot = CGPoint(x: 28, y: 15)
      for matrix in matrices {
        let picture = try Self.draw { snapshot in
          snapshot.withTransform(matrix, about: middle) {
            snapshot.fill(
              CGRect(x: dot.x - 2, y: dot.y - 2, width: 4, height: 4), with: Self.red)
          }
        }
        let (x, y) = (dot.x - middle.x, dot.y - middle.y)
        let image = CGPoint(
          x: middle.x + matrix.m11 * x + matrix.m21 * y + matrix.tX,
          y: middle.y + matrix.m12 * x + matrix.m22 * y + matrix.tY)
        XCTAssertEqual(
          picture.pixel(Int(image.x), Int(image.y)), [255, 0, 0, 255], "\(matrix)")
      }
    }
  }

  func testTexturesGradientsShadowsAndBlur() throws {
    try onMain {
      let texture = Texture(rgba: Data([0, 0, 255, 255]), width: 1, height: 1)
      let picture = try Self.draw { snapshot in
        snapshot.draw(texture, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let gradient = LinearGradient(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
          start: CGPoint(x: 0, y: 0), end: CGPoint(x: 40, y: 0))
        snapshot.fill(
          Path(rect: CGRect(x: 0, y: 12, width: 40, height: 4)), with: gradient, in: Self.all)
        snapshot.withShadow(color: .black, radius: 0, x: 10, y: 0) {
          snapshot.fill(CGRect(x: 0, y: 20, width: 8, height: 4), with: Self.red)
        }
        snapshot.withBlur(radius: 6) {
          snapshot.fill(CGRect(x: 10, y: 30, width: 6, height: 6), with: .black)
        }
        snapshot.outsetShadow(
          CGRect(x: 30, y: 30, width: 6, height: 6), radius: 2, color: .black, blur: 6)
      }
      XCTAssertEqual(picture.pixel(5, 5), [0, 0, 255, 255])
      XCTAssertLessThan(picture.pixel(2, 14)[0], 30)
      XCTAssertGreaterThan(picture.pixel(37, 14)[0], 220)
      XCTAssertEqual(Int(picture.pixel(4, 22)[0]), 255, accuracy: 8)
      XCTAssertEqual(picture.pixel(14, 22), [0, 0, 0, 255])
      XCTAssertTrue((1...254).contains(picture.pixel(9, 33)[3]))
      XCTAssertGreaterThan(picture.pixel(29, 33)[3], 0)
    }
  }
}

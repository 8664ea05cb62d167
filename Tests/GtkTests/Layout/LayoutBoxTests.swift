import Foundation
import Gtk
import XCTest

final class LayoutBoxTests: WidgetTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  @MainActor
  private static func square(_ color: Color) -> Canvas {
    Canvas { snapshot, size in snapshot.fill(CGRect(origin: .zero, size: size), with: color) }
  }

  func testChildrenAreAtTheirFrames() throws {
    try onMain {
      let box = LayoutBox()
      let child = Self.square(Self.red)
      box.insert(child)
      box.setFrame(CGRect(x: 10, y: 20, width: 30, height: 5.2), of: child)
      let picture = try XCTUnwrap(box.picture(size: CGSize(width: 60, height: 40)))
      XCTAssertEqual(picture.pixel(20, 22), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(20, 25), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(20, 27), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(20, 18), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(9, 22), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(41, 22), [0, 0, 0, 0])
      XCTAssertEqual(box.frame(of: child), CGRect(x: 10, y: 20, width: 30, height: 5.2))
    }
  }

  func testClosuresDecideTheSizeAndTheFrames() throws {
    try onMain {
      let box = LayoutBox()
      let child = Self.square(Self.red)
      box.insert(child)
      var sizes: [CGSize] = []
      box.onMeasure = { axis, _ in Measure(minimum: 4, natural: axis == .horizontal ? 50 : 30) }
      box.onAllocate = { [weak box] size in
        sizes.append(size)
        box?.place(child, in: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
      }
      XCTAssertEqual(box.measure(.horizontal), Measure(minimum: 4, natural: 50))
      let picture = try XCTUnwrap(box.picture())
      XCTAssertEqual(sizes.last, CGSize(width: 50, height: 30))
      XCTAssertEqual(picture.pixel(24, 15), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(26, 15), [0, 0, 0, 0])
      box.removeAll()
    }
  }

  func testTheHeightMayDependOnTheWidth() {
    onMain {
      let box = LayoutBox()
      box.onMeasure = { axis, other in
        if axis == .horizontal { return Measure(natural: 100) }
        return Measure(natural: other < 0 ? 10 : 1000 / max(1, other))
      }
      XCTAssertEqual(box.measure(.vertical, for: 50).natural, 20)
      XCTAssertEqual(box.naturalSize(width: 20), CGSize(width: 20, height: 50))
    }
  }

  func testChildrenAreDrawnInOrderWhichCanBeChanged() {
    onMain {
      let box = LayoutBox()
      let (red, green) = (Self.square(Self.red), Self.square(Self.green))
      box.insert(red)
      box.insert(green)
      let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      for child in [red, green] { box.setFrame(frame, of: child) }
      XCTAssertEqual(box.picture()?.pixel(10, 10), [0, 255, 0, 255])
      box.move(red, to: 1)
      XCTAssertEqual(box.children, [green, red])
      XCTAssertEqual(box.picture()?.pixel(10, 10), [255, 0, 0, 255])
      box.insert(green, at: 1)
      XCTAssertEqual(box.children, [red, green])
      box.setFrame(frame, of: green)
      XCTAssertEqual(box.picture()?.pixel(10, 10), [0, 255, 0, 255])
      red.isVisible = false
      green.removeFromParent()
      XCTAssertNil(green.parent)
      XCTAssertEqual(box.picture(size: frame.size)?.pixel(10, 10), [0, 0, 0, 0])
    }
  }

  func testAChildIsTurnedAboutItsCentre() throws {
    try onMain {
      let box = LayoutBox()
      let child = Self.square(Self.red)
      box.insert(child)
      var quarter = AffineTransform()
      quarter.rotate(byDegrees: 90)
      box.setFrame(CGRect(x: 10, y: 28, width: 40, height: 4), of: child, transform: quarter)
      let picture = try XCTUnwrap(box.picture(size: CGSize(width: 60, height: 60)))
      XCTAssertEqual(picture.pixel(30, 15), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(30, 45), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(15, 30), [0, 0, 0, 0])
    }
  }

  func testAChildGetsItsMinimumAtLeast() throws {
    try onMain {
      let box = LayoutBox()
      let button = Button("A text that does not fit")
      box.insert(button)
      box.setFrame(CGRect(x: 0, y: 0, width: 5, height: 5), of: button)
      box.clipsToBounds = true
      let window = Window(size: CGSize(width: 300, height: 200))
      window.setContent(box)
      window.present()
      _ = window.picture()
      XCTAssertEqual(box.widget(at: CGPoint(x: 3, y: 3)), button)
      XCTAssertEqual(box.widget(at: CGPoint(x: 3, y: 100)), box)
      window.close()
      XCTAssertGreaterThanOrEqual(
        try XCTUnwrap(button.frame(in: box)).width, Double(button.measure(.horizontal).minimum))
    }
  }

  func testDrawingIsAroundTheChildren() throws {
    try onMain {
      let box = LayoutBox()
      let child = Self.square(Self.red)
      box.insert(child)
      box.setFrame(CGRect(x: 0, y: 0, width: 40, height: 40), of: child)
      box.onDraw = { snapshot, size in
        let bounds = CGRect(origin: .zero, size: size)
        snapshot.withClip(bounds.insetBy(dx: 5, dy: 5), radius: 15) { snapshot.drawChildren() }
        snapshot.border(bounds, width: 2, color: Self.green)
      }
      let picture = try XCTUnwrap(box.picture())
      XCTAssertEqual(picture.pixel(20, 20), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(1, 20), [0, 255, 0, 255])
      XCTAssertEqual(picture.pixel(6, 6), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(3, 20), [0, 0, 0, 0])
    }
  }

  func testAContainerHoldsItsChildrenAndLetsGoOfThem() {
    onMain {
      let box = LayoutBox()
      weak var weakLabel: Label?
      do {
        let label = Label("x")
        weakLabel = label
        box.insert(label)
      }
      XCTAssertNotNil(weakLabel)
      weakLabel?.removeFromParent()
      XCTAssertNil(weakLabel)
      let inner = LayoutBox()
      box.insert(inner)
      for _ in 0..<10 { inner.insert(Label("deep")) }
    }
  }
}

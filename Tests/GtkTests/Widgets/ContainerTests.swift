import Combine
import Foundation
import Gtk
import XCTest

final class ContainerTests: WidgetTestCase {
  func testABoxKeepsTheOrderOfItsChildren() {
    onMain {
      let box = Box(.horizontal, spacing: 5)
      let (one, two, three) = (Label("1"), Label("2"), Label("3"))
      box.append(one)
      box.append(three)
      box.insert(two, at: 1)
      XCTAssertEqual(box.children, [one, two, three])
      let other = Box(.vertical, children: [two])
      XCTAssertEqual(box.children, [one, three])
      XCTAssertEqual(two.parent, other)
      XCTAssertEqual(box.spacing, 5)
      var found: [Widget] = []
      box.forEachDescendant { found.append($0) }
      XCTAssertEqual(found, [box, one, three])
    }
  }

  func testAStackShowsOneChild() {
    onMain {
      let stack = Stack()
      let (one, two) = (Label("1"), Label("2"))
      stack.append(one)
      stack.append(two)
      XCTAssertEqual(stack.visibleChild, one)
      stack.show(two, transition: .slideForward)
      XCTAssertEqual(stack.visibleChild, two)
      two.removeFromParent()
      XCTAssertEqual(stack.children, [one])
    }
  }

  func testAnOverlayHoldsAChildAndThoseAboveIt() {
    onMain {
      let overlay = Overlay()
      let (child, above) = (Label("1"), Label("2"))
      overlay.setChild(child)
      overlay.addOverlay(above)
      above.removeFromParent()
      XCTAssertEqual(overlay.overlays, [])
      child.removeFromParent()
      XCTAssertNil(overlay.child)
    }
  }

  func testAScrolledWindowTellsWhereItIs() {
    onMain {
      let canvas = Canvas(size: CGSize(width: 500, height: 2000)) { _, _ in }
      let scrolled = ScrolledWindow(child: canvas)
      let window = Window(size: CGSize(width: 200, height: 200))
      window.setContent(scrolled)
      window.present()
      XCTAssertTrue(pump { scrolled.contentSize.height == 2000 })
      XCTAssertLessThan(scrolled.viewportSize.height, 200)
      var told: [CGPoint] = []
      scrolled.on(.scrolled) { told.append($0) }
      let subscription = scrolled.publisher(for: .scrolled).sink { told.append($0) }
      scrolled.offset = CGPoint(x: 0, y: 1e6)
      let end = CGPoint(x: 0, y: 2000 - scrolled.viewportSize.height)
      XCTAssertEqual(told, [end, end])
      XCTAssertEqual(scrolled.offset, end)
      subscription.cancel()
      window.close()
    }
  }

  func testFramesAreCalledWhileAWidgetIsOnTheScreen() {
    onMain {
      let label = Label("x")
      var times: [Double] = []
      label.onFrame {
        times.append($0); return times.count < 3
      }
      pump(seconds: 0.1)
      XCTAssertEqual(times, [])
      let window = Window()
      window.setContent(label)
      window.present()
      XCTAssertTrue(pump { times.count == 3 })
      XCTAssertEqual(times, times.sorted())
      let handler = label.onFrame { _ in
        times.append(0); return true
      }
      handler.cancel()
      pump(seconds: 0.1)
      XCTAssertEqual(times.count, 3)
      window.close()
    }
  }
}

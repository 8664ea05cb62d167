import Combine
import Foundation
import Gtk
import XCTest

final class SignalTests: WidgetTestCase {
  func testAHandlerIsCalledUntilItsConnectionIsCancelled() {
    onMain {
      let button = Button("x")
      var count = 0
      let connection = button.on(.clicked) { count += 1 }
      button.click()
      button.click()
      XCTAssertEqual(count, 2)
      connection.cancel()
      connection.cancel()
      button.click()
      XCTAssertEqual(count, 2)
    }
  }

  func testAHandlerIsReleasedWithItsConnectionAndWithItsObject() {
    onMain {
      final class Held {}
      weak var first: Held?
      weak var second: Held?
      var button: Button? = Button("x")
      do {
        let (one, two) = (Held(), Held())
        (first, second) = (one, two)
        button?.on(.clicked) { _ = one }.cancel()
        button?.on(.clicked) { _ = two }
      }
      XCTAssertNil(first)
      XCTAssertNotNil(second)
      button = nil
      XCTAssertNil(second)
    }
  }

  func testAHandlerMayReleaseItsObjectAndDisconnectItself() {
    onMain {
      var button: Button? = Button("x")
      var connection: SignalConnection?
      var count = 0
      connection = button?.on(.clicked) {
        connection?.cancel()
        button = nil
        count += 1
      }
      let box = Box(.horizontal, children: [button!])
      button?.click()
      XCTAssertEqual(count, 1)
      XCTAssertNil(button)
      (box.children[0] as? Button)?.click()
      XCTAssertEqual(count, 1)
    }
  }

  func testNoHandlerIsCalledWhileSignalsAreOff() {
    onMain {
      let entry = Entry()
      var texts: [String] = []
      entry.on(.changed) { texts.append($0) }
      entry.text = "typed"
      entry.withoutSignals { entry.text = "set" }
      XCTAssertEqual(texts.last, "typed")
      XCTAssertEqual(entry.text, "set")
    }
  }

  func testAPublisherDeliversWhatIsDemanded() {
    onMain {
      let button = ToggleButton("x")
      var values: [Bool] = []
      let subscription = button.publisher(for: .toggled).sink { values.append($0) }
      button.isActive = true
      button.isActive = false
      XCTAssertEqual(values, [true, false])
      subscription.cancel()
      button.isActive = true
      XCTAssertEqual(values, [true, false])
      var first: [Bool] = []
      let one = button.publisher(for: .toggled).prefix(1).sink { first.append($0) }
      button.isActive = false
      button.isActive = true
      XCTAssertEqual(first, [false])
      one.cancel()
    }
  }

  func testAPublisherCanBeCancelledOnAnyThreadAndDoesNotKeepItsObject() {
    onMain {
      var button: Button? = Button("x")
      weak let weakButton = button
      let subscription = button!.publisher(for: .clicked).sink {}
      // May be cancelled on any thread: that is what is tested.
      nonisolated(unsafe) let cancellable = subscription
      let done = XCTestExpectation(description: "cancelled")
      Thread.detachNewThread {
        cancellable.cancel()
        done.fulfill()
      }
      XCTAssertEqual(XCTWaiter().wait(for: [done], timeout: 10), .completed)
      let other = button!.publisher(for: .clicked).sink {}
      button = nil
      XCTAssertNil(weakButton)
      other.cancel()
    }
  }

  func testASignalOfAPartIsReadThroughItsOwner() {
    onMain {
      let view = TextView()
      var texts: [String] = []
      view.on(.changed) { texts.append($0) }
      view.text = "one"
      XCTAssertEqual(texts.last, "one")
      view.withoutSignals { view.text = "two" }
      XCTAssertEqual(texts.last, "one")
    }
  }
}

import Gtk
import SwiftUI
import XCTest

private struct Pages: View {
  @State private var count = 0

  var body: some View {
    NavigationView {
      SwiftUI.List(0..<3, id: \.self) { number in
        NavigationLink(destination: Text("Page \(number)").navigationTitle("Title \(number)")) {
          Text("Row \(number)")
        }
      }
      .navigationTitle("Root")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          SwiftUI.Button("Add \(count)") { count += 1 }
        }
      }
    }
  }
}

final class NavigationTests: ViewTestCase {
  func testALinkPushesAPageAndBackPopsIt() throws {
    try onMain {
      let window = TestWindow(height: 400, Pages())
      XCTAssertTrue(pump { window.label("Row 1") != nil })
      XCTAssertEqual(window.hosted.window.title, "Root")
      XCTAssertNil(window.hosted.window.headerBar)
      window.all(ListView.self).first?.activateRow(at: 1)
      window.settle()
      XCTAssertNotNil(window.label("Page 1"))
      XCTAssertNil(window.label("Row 1"))
      XCTAssertEqual(window.hosted.window.title, "Title 1")
      let back = try XCTUnwrap(window.all(Gtk.Button.self).first { $0.tooltip == "Back" })
      back.click()
      window.settle()
      XCTAssertNil(window.label("Page 1"))
      XCTAssertTrue(pump { window.label("Row 1") != nil })
      XCTAssertEqual(window.hosted.window.title, "Root")
    }
  }

  func testToolbarItemsArePressedAndFollowTheState() {
    onMain {
      let window = TestWindow(height: 400, Pages())
      window.click("Add 0")
      XCTAssertNotNil(window.button("Add 1"))
    }
  }

  func testAPathDrivesTheStack() {
    struct Sample: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          SwiftUI.Button("Go") { path = [7] }
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    onMain {
      let window = TestWindow(Sample())
      window.click("Go")
      XCTAssertNotNil(window.label("Number 7"))
    }
  }

  func testTabsShowOneContentAtATime() throws {
    onMain {
      let window = TestWindow(
        TabView {
          Text("First content").tabItem { SwiftUI.Label("One", systemImage: "star") }
          Text("Second content").tabItem { Text("Two") }
        })
      XCTAssertNotNil(window.label("First content"))
      XCTAssertNil(window.label("Second content"))
      let tabs = window.all(ToggleButton.self)
      XCTAssertEqual(tabs.count, 2)
      tabs[1].click()
      window.settle()
      XCTAssertNil(window.label("First content"))
      XCTAssertNotNil(window.label("Second content"))
      XCTAssertEqual(window.all(ToggleButton.self).map(\.isActive), [false, true])
      tabs[1].click()
      window.settle()
      XCTAssertEqual(window.all(ToggleButton.self).map(\.isActive), [false, true])
    }
  }

  func testSearchingFilters() throws {
    struct Sample: View {
      @State private var search = ""
      var body: some View {
        NavigationStack {
          SwiftUI.List(
            ["Alpha", "Beta"].filter { search.isEmpty || $0.contains(search) }, id: \.self
          ) {
            Text($0)
          }
          .searchable(text: $search, prompt: "Find")
        }
      }
    }
    try onMain {
      let window = TestWindow(Sample())
      XCTAssertTrue(pump { window.label("Beta") != nil })
      let entry = try XCTUnwrap(window.all(SearchEntry.self).first)
      XCTAssertEqual(entry.placeholder, "Find")
      entry.insert("Al")
      window.settle()
      XCTAssertTrue(pump { window.label("Beta") == nil })
      XCTAssertNotNil(window.label("Alpha"))
    }
  }
}

import Combine
import Foundation
import Gtk
import SwiftUI
import XCTest

@MainActor private final class Model: ObservableObject {
  @Published var rows = Array(0..<50)
  @Published var text = ""
}

/// Changed on one thread while another reads: what apps do by mistake.
private final class Shared: ObservableObject, @unchecked Sendable {
  @Published var text = ""
}

final class UseTests: ViewTestCase {
  func testTheCursorStaysWhereABindingChangesTheText() throws {
    try onMain {
      struct Root: View {
        @State var text = ""
        @State var note = ""
        var body: some View {
          VStack {
            TextField(
              "f", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(5)) }))
            TextEditor(text: Binding(get: { note }, set: { note = $0.uppercased() }))
          }
        }
      }
      let window = TestWindow(Root())
      let entry = try XCTUnwrap(window.all(Entry.self).first)
      for letter in ["a", "b", "c"] {
        entry.insert(letter)
        window.settle()
      }
      XCTAssertEqual(entry.text, "ABC")
      entry.cursorPosition = 1
      entry.insert("x")
      window.settle()
      XCTAssertEqual(entry.text, "AXBC")
      XCTAssertEqual(entry.cursorPosition, 2)
      let editor = try XCTUnwrap(window.all(TextView.self).first)
      editor.text = "ab"
      editor.cursorPosition = 1
      window.settle()
      XCTAssertEqual(editor.text, "AB")
      XCTAssertEqual(editor.cursorPosition, 1)
    }
  }

  func testTheButtonOfAnAlertLeadsToAnotherAlert() {
    struct Failure: Identifiable { let id: Int }
    onMain {
      struct Root: View {
        @State var failure: Failure?
        var body: some View {
          SwiftUI.Button("fail") { failure = Failure(id: 1) }
            .alert(item: $failure) { shown in
              Alert(
                title: Text("failure \(shown.id)"),
                primaryButton: .default(Text("Retry")) { failure = Failure(id: shown.id + 1) },
                secondaryButton: .cancel())
            }
        }
      }
      let window = TestWindow(Root())
      window.click("fail")
      XCTAssertEqual(MessageDialog.open.map(\.heading), ["failure 1"])
      MessageDialog.open.last?.respond("0")
      window.settle()
      XCTAssertEqual(MessageDialog.open.map(\.heading), ["failure 2"])
      MessageDialog.open.last?.respond("1")
      window.settle()
      XCTAssertEqual(MessageDialog.open, [])
      window.click("fail")
      XCTAssertEqual(MessageDialog.open.map(\.heading), ["failure 1"])
    }
  }

  func testTwoAlertsAndASheetAtOnce() {
    onMain {
      struct Root: View {
        @State var a = false
        @State var b = false
        @State var c = false
        var body: some View {
          VStack {
            SwiftUI.Button("all") { (a, b, c) = (true, true, true) }
            Text("\(a) \(b) \(c)")
          }
          .alert("A", isPresented: $a) {}
          .background(Text("x").alert("B", isPresented: $b) {})
          .sheet(isPresented: $c) { Text("in") }
        }
      }
      let window = TestWindow(Root())
      window.click("all")
      XCTAssertEqual(MessageDialog.open.count, 2)
      while let dialog = MessageDialog.open.last {
        dialog.respond("0")
        window.settle()
      }
      XCTAssertNotNil(window.label("false false true"))
    }
  }

  func testAnOpenAlertOfAClosedWindow() {
    onMain {
      struct Root: View {
        @State var a = true
        @State var s = true
        var body: some View {
          Text("x").alert("A", isPresented: $a) {}.sheet(isPresented: $s) { Text("in") }
        }
      }
      for _ in 0..<3 {
        let window = TestWindow(Root())
        window.close()
        XCTAssertEqual(MessageDialog.open, [])
      }
    }
  }

  func testWindowsComeAndGo() {
    onMain {
      struct Root: View {
        @State var n = 0
        var body: some View {
          NavigationStack {
            List {
              ForEach(0..<30) { i in NavigationLink("row \(i)") { Text("page \(i)") } }
              TextField("t", text: .constant(""))
              DatePicker("d", selection: .constant(Date()))
              Picker("p", selection: $n) {
                Text("a").tag(0); Text("b").tag(1)
              }
            }
            .navigationTitle("title")
            .searchable(text: .constant(""))
            .task { try? await Task.sleep(nanoseconds: 1_000_000_000) }
          }
        }
      }
      weak var host: GraphHost?
      for _ in 0..<60 {
        let hosted = HostedWindow(title: "x", Root())
        hosted.show()
        hosted.host.flush()
        host = hosted.host
        hosted.close()
      }
      pump { host == nil }
      XCTAssertNil(host)
      XCTAssertEqual(HostedWindow.shown.count, 0)
    }
  }

  func testSlidersOfOddRanges() {
    onMain {
      struct Root: View {
        @State var v = 5.0
        var body: some View {
          VStack {
            Slider(value: $v, in: 5...5)
            Slider(value: $v, in: 0...10, step: 3)
            Slider(value: .constant(50), in: 0...10)
            Slider(value: .constant(.nan), in: 0...1)
            Text("v \(v)")
          }
        }
      }
      let window = TestWindow(Root())
      let scales = window.all(Scale.self)
      scales[1].value = 9.9
      window.settle()
      XCTAssertNotNil(window.label("v 9.000000"), "\(window.texts)")
    }
  }

  func testHugeTextsAndEmoji() throws {
    try onMain {
      struct Root: View {
        @State var t = String(repeating: "👩‍👩‍👧‍👦 wörld\u{0} ", count: 5000)
        var body: some View {
          VStack {
            ScrollView { Text(t) }
            TextField("t", text: $t)
            Text(String(repeating: "x", count: 100_000)).lineLimit(1)
          }
        }
      }
      let start = Date()
      let window = TestWindow(Root())
      XCTAssertLessThan(Date().timeIntervalSince(start), 5)
      let entry = try XCTUnwrap(window.all(Entry.self).first)
      entry.text = "👩‍👩‍👧‍👦"
      window.settle()
      XCTAssertTrue(window.texts.contains("👩‍👩‍👧‍👦"))
    }
  }

  func testAMissingTagAndAnEmptyPicker() {
    onMain {
      struct Root: View {
        @State var n = 7
        var body: some View {
          VStack {
            Picker("p", selection: $n) {
              Text("a").tag(0); Text("b").tag(1)
            }
            Picker("s", selection: $n) {
              Text("a").tag(0); Text("b").tag(1)
            }.pickerStyle(.segmented)
            Picker("e", selection: $n) {}
            Picker("i", selection: $n) {
              Text("a").tag(0); Text("b").tag(1)
            }.pickerStyle(.inline)
            Text("n \(n)")
          }
        }
      }
      let window = TestWindow(height: 500, Root())
      XCTAssertNotNil(window.label("n 7"))
      XCTAssertNil(window.all(DropDown.self)[0].selectedIndex)
      window.all(DropDown.self)[0].selectedIndex = 1
      window.settle()
      XCTAssertNotNil(window.label("n 1"))
      XCTAssertEqual(window.all(SegmentedControl.self).first?.selectedIndex, 1)
    }
  }

  func testTheListChangesWhileAPageOfItIsOpen() {
    onMain {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            List(model.rows, id: \.self) { row in
              NavigationLink("row \(row)") { Text("page \(row)") }
            }
          }
        }
      }
      let model = Model()
      let window = TestWindow(Root(model: model))
      window.click("row 3")
      XCTAssertNotNil(window.label("page 3"), "\(window.texts)")
      model.rows.insert(99, at: 0)
      window.settle()
      XCTAssertNotNil(window.label("page 3"), "\(window.texts)")
      model.rows.removeAll { $0 == 3 }
      window.settle()
      model.rows = []
      window.settle()
    }
  }

  func testChangesFromThreads() {
    onMain {
      struct Root: View {
        @ObservedObject var model: Shared
        var body: some View { Text("text \(model.text)") }
      }
      let model = Shared()
      let window = TestWindow(Root(model: model))
      DispatchQueue.global().async {
        for i in 0..<200 { model.text = "\(i)" }
      }
      XCTAssertTrue(pump { window.label("text 199") != nil })
    }
  }

  func testFocusMovesOnSubmit() {
    onMain {
      enum Field { case a, b }
      struct Root: View {
        @State var a = ""
        @State var b = ""
        @FocusState var focus: Field?
        var body: some View {
          VStack {
            TextField("a", text: $a).focused($focus, equals: .a).onSubmit { focus = .b }
            TextField("b", text: $b).focused($focus, equals: .b).onSubmit { focus = nil }
            Text(String(describing: focus))
          }
          .onAppear { focus = .a }
        }
      }
      let window = TestWindow(Root())
      let entries = window.all(Entry.self)
      XCTAssertTrue(pump { entries[0].containsFocus })
      entries[0].submit()
      window.settle()
      XCTAssertTrue(entries[1].containsFocus, "\(window.texts)")
      entries[1].submit()
      window.settle()
      XCTAssertFalse(entries[1].containsFocus, "\(window.texts)")
    }
  }
}

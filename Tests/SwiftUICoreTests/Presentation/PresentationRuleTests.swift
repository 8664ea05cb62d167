import SwiftUICore
import Testing

private struct Item: Identifiable, Equatable { var id: Int; var name: String }

@MainActor
@Suite("what is presented and where it comes from")
struct PresentationRuleTests {
  @Test("what the button of an alert leads to is a new alert")
  func alertAgain() {
    struct F: Identifiable { let id: Int }
    struct V: View {
      @State var f: F?
      var body: some View {
        Button("fail") { f = F(id: 1) }
          .alert(item: $f) { f in
            Alert(
              title: Text(verbatim: "e\(f.id)"),
              primaryButton: .default(Text("Retry")) { self.f = F(id: f.id + 1) },
              secondaryButton: .cancel())
          }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("fail")
    let first = w.renderer.presented.last?.id
    w.chooseInAlert("Retry")
    #expect(w.alert?.title == "e2")
    #expect(w.renderer.presented.last?.id != first, "the same dialog, which the user has closed")
    #expect(w.renderer.presented.count == 1)
  }

  @Test("a sheet goes with the page that shows it")
  func popWhileSheet() {
    struct V: View {
      @State var path: [Int] = [1]
      @State var sheet = false
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root").navigationDestination(for: Int.self) { _ in
            Button("sheet") { sheet = true }.sheet(isPresented: $sheet) {
              Button("pop") { path = [] }
            }
          }
        }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("sheet"); #expect(w.renderer.presented.count == 1)
    w.tap("pop"); #expect(w.renderer.presented.count == 0, "sheet of a page that has gone")
    #expect(w.host.counter.count < 200)
  }

  @Test("a sheet may close itself when it appears")
  func dismissInAppear() {
    struct S: View {
      @Environment(\.dismiss) var dismiss; var body: some View { Text("x").onAppear { dismiss() } }
    }
    struct V: View {
      @State var sheet = false
      @State var n = 0
      var body: some View {
        Button("open \(n)") { sheet = true }.sheet(isPresented: $sheet, onDismiss: { n += 1 }) {
          S()
        }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("open 0"); #expect(w.renderer.presented.isEmpty); #expect(w.button("open 1") != nil)
    w.tap("open 1"); #expect(w.button("open 2") != nil)
  }

  @Test("a sheet shows another item with new state")
  func sheetItemChange() {
    struct S: View {
      let i: Item; @State var n = 0; var body: some View { Button("\(i.name) \(n)") { n += 1 } }
    }
    struct V: View {
      @State var item: Item?
      var body: some View {
        VStack {
          Button("a") { item = Item(id: 1, name: "A") }
          Button("b") { item = Item(id: 2, name: "B") }
          Button("a2") { item = Item(id: 1, name: "AA") }
        }
        .sheet(item: $item) { S(i: $0) }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("a"); w.tap("A 0"); #expect(w.button("A 1") != nil)
    w.tap("a2"); #expect(w.button("AA 1") != nil)
    w.tap("b"); #expect(w.button("B 0") != nil)
    #expect(w.renderer.presented.count == 1)
  }

  @Test("an alert goes with the row that shows it")
  func deleteWhileAlert() {
    struct Row: View {
      let i: Int; @State var show = false; let del: () -> Void
      var body: some View {
        Button("row\(i)") { show = true }.alert("sure\(i)", isPresented: $show) {
          Button("del", role: .destructive) { del() }
        }
      }
    }
    struct V: View {
      @State var xs = [1, 2, 3]
      var body: some View {
        VStack {
          List { ForEach(xs, id: \.self) { x in Row(i: x) { xs.removeAll { $0 == x } } } }
          Button("clear") { xs = [] }
        }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("row2"); #expect(w.alert?.title == "sure2"); w.chooseInAlert("del")
    #expect(w.button("row2") == nil); #expect(w.button("row3") != nil)
    #expect(w.renderer.presented.isEmpty)
    w.tap("row3"); w.tap("clear")
    #expect(w.renderer.presented.isEmpty, "alert of a row that is gone")
  }

  @Test("a sheet takes the sheets above it with it")
  func fewer() {
    // A sheet within a sheet, closing the outer.
    struct V: View {
      @State var a = false; @State var b = false
      var body: some View {
        Button("a") { a = true }.sheet(isPresented: $a) {
          Button("b") { b = true }.sheet(isPresented: $b) { Button("close all") { a = false } }
        }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("a"); w.tap("b"); #expect(w.renderer.presented.count == 2)
    w.tap("close all"); #expect(w.renderer.presented.isEmpty)
  }
}

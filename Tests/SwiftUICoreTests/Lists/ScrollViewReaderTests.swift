import SwiftUICore
import Testing

/// Numbers in what scrolls, and buttons that go to some.
private struct Numbers<Content: View>: View {
  let anchor: UnitPoint?
  let ids: [Int]
  let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { id in
          Button("go \(id)") { proxy.scrollTo(id, anchor: anchor) }
        }
        Button("go to the end") { proxy.scrollTo("end", anchor: anchor) }
        content
      }
    }
  }
}

@MainActor
@Suite("scroll view readers")
struct ScrollViewReaderTests {
  private func offset(_ window: InMemoryWindow) -> CGFloat? {
    guard case .scroll(let properties)? = window.elements("scroll").first?.properties.content else {
      return nil
    }
    return properties.target?.offset.y
  }

  /// Buttons are 24 high: of 300, 5 × 24 = 120 are theirs, and 180 what scrolls has.
  private func window<V: View>(anchor: UnitPoint? = nil, _ content: V) -> InMemoryWindow {
    InMemoryWindow(Numbers(anchor: anchor, ids: [2, 30, 50, 99], content: content))
  }

  private var column: some View {
    ScrollView {
      VStack(spacing: 4) {
        ForEach(0..<100) { Text("row \($0)") }
        Text(verbatim: "the end").id("end")
      }
    }
  }

  @Test("a scroll view moves no farther than needed")
  func nearest() {
    let window = window(column)
    window.tap("go 2")
    #expect(offset(window) == nil)
    window.tap("go 50")
    // Row 50 ends at 50 × 20 + 16 = 1016.
    #expect(offset(window) == 836)
    window.tap("go 30")
    #expect(offset(window) == 600)
    window.tap("go to the end")
    // 100 × 20 + 16 = 2016 are there in all.
    #expect(offset(window) == 1836)
  }

  @Test("an anchor says where the view is to be, within what there is")
  func anchors() {
    let top = window(anchor: .top, column)
    top.tap("go 30")
    #expect(offset(top) == 600)
    top.tap("go 99")
    #expect(offset(top) == 1836)
    let middle = window(anchor: .center, column)
    middle.tap("go 30")
    // 600 + 8 - 90.
    #expect(offset(middle) == 518)
    middle.tap("go 2")
    #expect(offset(middle) == 0)
    let bottom = window(anchor: .bottom, column)
    bottom.tap("go 50")
    #expect(offset(bottom) == 836)
  }

  @Test("rows of a lazy stack that have never been seen are found")
  func lazy() {
    let window = window(
      anchor: .top,
      ScrollView {
        LazyVStack(spacing: 4) { ForEach(0..<100) { Text("row \($0)") } }
      })
    #expect(window.text("row 50") == nil)
    window.tap("go 50")
    #expect(offset(window) == 1000)
    #expect(window.text("row 50")?.frame.minY == 1000)
    #expect(window.text("row 0") == nil)
  }

  @Test("lists move to rows that have never been seen, and to views with an identity")
  func list() {
    let window = window(
      List {
        ForEach(0..<100) { Text("row \($0)") }
        Text(verbatim: "the end").id("end")
      })
    window.tap("go 2")
    #expect(window.text("row 0") != nil)
    window.tap("go 50")
    #expect(window.text("row 50") != nil)
    #expect(window.text("row 0") == nil)
    window.tap("go to the end")
    #expect(window.text("the end") != nil)
    #expect(window.text("row 50") == nil)
  }

  @Test("what has just been added can be gone to in the same action")
  func added() {
    struct Chat: View {
      @State private var count = 40
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("add") {
              count += 1
              proxy.scrollTo(count - 1)
            }
            ScrollView {
              VStack(spacing: 0) { ForEach(Array(0..<count), id: \.self) { Text("\($0)") } }
            }
          }
        }
      }
    }
    let window = InMemoryWindow(Chat())
    window.tap("add")
    // 41 × 16 = 656 less 300 - 24.
    #expect(offset(window) == 380)
  }

  @Test("an identity that no view has moves nothing, nor does a reader that has gone")
  func missing() {
    var kept: ScrollViewProxy?
    let window = InMemoryWindow(
      ScrollViewReader { proxy in
        let _ = kept = proxy
        ScrollView { Text(verbatim: "text") }
      })
    kept?.scrollTo("nothing")
    window.flush()
    #expect(offset(window) == nil)
    window.close()
    kept?.scrollTo("text")
    window.flush()
  }
}

import SwiftUICore
import Testing

@MainActor
private func shape(_ window: InMemoryWindow) -> CGRect? {
  window.elements("shape").first?.absoluteFrame
}

@MainActor
@Suite("layout of modifiers")
struct ModifierLayoutTests {
  @Test("padding goes around, on the sides that are named")
  func padding() {
    let window = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "a").padding()
        Text(verbatim: "b").padding(.leading, 5)
        Text(verbatim: "c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text(verbatim: "d")
      })
    // Widths 40, 13, 14, 8; heights 48, 16, 20, 16: 40 × 100 from (180, 100).
    #expect(window.text("a")?.absoluteFrame.origin == CGPoint(x: 196, y: 116))
    #expect(window.text("b")?.absoluteFrame.origin == CGPoint(x: 185, y: 148))
    #expect(window.text("c")?.absoluteFrame.origin == CGPoint(x: 182, y: 165))
    #expect(window.text("d")?.absoluteFrame.origin == CGPoint(x: 180, y: 184))
  }

  @Test("a fixed frame has its size, and aligns a smaller view")
  func fixedFrame() {
    let window = InMemoryWindow(
      Text(verbatim: "ab").frame(width: 100, height: 50, alignment: .bottomTrailing))
    // The frame is at (150, 125) to (250, 175).
    #expect(window.text("ab")?.absoluteFrame == CGRect(x: 234, y: 159, width: 16, height: 16))
  }

  @Test("a frame with limits clamps what is offered")
  func flexibleFrame() {
    #expect(
      shape(InMemoryWindow(Color.red.frame(maxWidth: 100, maxHeight: 40)))
        == CGRect(x: 150, y: 130, width: 100, height: 40))
    #expect(
      shape(InMemoryWindow(Color.red.frame(minWidth: 500)))
        == CGRect(
          x: -50, y: 0, width: 500, height: 300))
    #expect(
      shape(InMemoryWindow(Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()))
        == CGRect(x: 165, y: 135, width: 70, height: 30))
    // A frame that can grow takes the whole width and aligns its content.
    let window = InMemoryWindow(
      Text(verbatim: "ab").frame(maxWidth: .infinity, alignment: .leading))
    #expect(window.text("ab")?.absoluteFrame.minX == 0)
  }

  @Test("a fixed size ignores the proposal")
  func fixedSize() {
    let window = InMemoryWindow(
      Text(verbatim: "one two three").fixedSize().frame(width: 40, height: 16))
    #expect(window.text("one two three")?.frame.size == CGSize(width: 104, height: 16))
    // Wider than its frame, it stands out on both sides: 180 - 32.
    #expect(window.text("one two three")?.absoluteFrame.minX == 148)
  }

  @Test("overlays and backgrounds get the size of the view and do not change it")
  func layers() {
    let window = InMemoryWindow(
      HStack(spacing: 0) {
        Text(verbatim: "abcd").background(Color.red)
        Text(verbatim: "efgh").overlay(alignment: .topTrailing) { Text(verbatim: "x") }
      })
    // 32 + 32 wide from 168.
    #expect(shape(window) == CGRect(x: 168, y: 142, width: 32, height: 16))
    #expect(window.text("x")?.absoluteFrame == CGRect(x: 224, y: 142, width: 8, height: 16))
    // The background is drawn before the text, the overlay after it.
    let order = window.root.all.map { $0.string ?? $0.kind }
    #expect(order == ["group", "shape", "abcd", "efgh", "x"])
  }

  @Test("an offset moves what is drawn only")
  func offset() {
    let window = InMemoryWindow(
      HStack(spacing: 0) {
        Text(verbatim: "a").offset(x: 3, y: 4)
        Text(verbatim: "b")
      })
    #expect(window.text("a")?.absoluteFrame.origin == CGPoint(x: 195, y: 146))
    #expect(window.text("b")?.absoluteFrame.origin == CGPoint(x: 200, y: 142))
  }

  @Test("an aspect ratio fits into, or fills, the space")
  func aspectRatio() {
    #expect(
      shape(InMemoryWindow(Color.red.aspectRatio(2, contentMode: .fit)))
        == CGRect(x: 0, y: 50, width: 400, height: 200))
    #expect(
      shape(InMemoryWindow(Color.red.aspectRatio(2, contentMode: .fill)))
        == CGRect(x: -100, y: 0, width: 600, height: 300))
    #expect(
      shape(InMemoryWindow(Circle().fill(.red)))
        == CGRect(x: 50, y: 0, width: 300, height: 300))
  }

  @Test("an alignment guide moves a view within its stack")
  func alignmentGuide() {
    let window = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "aa")
        Text(verbatim: "bb").alignmentGuide(.leading) { $0.width }
      })
    let a = window.text("aa")?.absoluteFrame.minX
    #expect(window.text("bb")?.absoluteFrame.minX == a.map { $0 - 16 })
  }

  @Test("a geometry reader takes all and tells its size")
  func geometry() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        Text(verbatim: "top")
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        }
      })
    #expect(window.text("400 × 284")?.absoluteFrame.origin == CGPoint(x: 0, y: 16))
    window.resize(width: 200, height: 100)
    #expect(window.text("200 × 84") != nil)
  }

  @Test("a scroll view offers its content no height, and tells its size")
  func scroll() {
    let window = InMemoryWindow(
      ScrollView {
        ForEach(0..<30) { Text(verbatim: "row \($0)") }
      })
    guard case .scroll(let scroll) = window.elements("scroll").first?.properties.content else {
      Issue.record("there is no scroll view")
      return
    }
    // 30 × 16 and 29 × 8.
    #expect(scroll.contentSize == CGSize(width: 48, height: 712))
    #expect(window.elements("scroll").first?.frame.height == 300)
    #expect(window.text("row 29")?.frame.minY == 696)
  }

  @Test("a modifier of a group applies to each of its views")
  func group() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.padding(.bottom, 10)
      })
    let a = window.text("a")?.absoluteFrame.minY
    #expect(window.text("b")?.absoluteFrame.minY == a.map { $0 + 26 })
  }

  @Test("buttons have their chrome around the label")
  func button() {
    let window = InMemoryWindow(Button("Save") {})
    #expect(window.button("Save")?.frame == CGRect(x: 176, y: 138, width: 48, height: 24))
    #expect(window.text("Save")?.frame == CGRect(x: 8, y: 4, width: 32, height: 16))
  }
}

import SwiftUICore
import Testing

@MainActor private func f(_ w: InMemoryWindow, _ t: String) -> CGRect {
  w.text(t)?.absoluteFrame ?? .null
}
@MainActor private func shapes(_ w: InMemoryWindow) -> [CGRect] {
  w.elements("shape").map(\.absoluteFrame)
}
private func r(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: w, height: h)
}

private enum Mid: AlignmentID {
  static func defaultValue(in c: ViewDimensions) -> CGFloat { c[HorizontalAlignment.center] }
}
extension HorizontalAlignment { fileprivate static let mid = HorizontalAlignment(Mid.self) }

@MainActor @Suite("rules of layout")
struct LayoutRuleTests {
  @Test("a view of a lower priority keeps what it needs at least")
  func priorities() {
    // 400 wide, spacing 0. Low needs its minimum (a text's minimum is one character, 8).
    let w = InMemoryWindow(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.blue.layoutPriority(1)
      })
    #expect(shapes(w) == [r(0, 0, 50, 300), r(50, 0, 350, 300)], "\(shapes(w))")
  }
  @Test("a fixed frame ignores lengths that are none")
  func infiniteFixedFrame() {
    let w = InMemoryWindow(Color.red.frame(width: .infinity, height: 50))
    #expect(shapes(w) == [r(0, 125, 400, 50)], "\(shapes(w))")
    let n = InMemoryWindow(Color.red.frame(width: .nan, height: 50))
    #expect(shapes(n) == [r(0, 125, 400, 50)], "\(shapes(n))")
  }
  @Test("limits that contradict one another do no harm")
  func minMaxContradiction() {
    let w = InMemoryWindow(Color.red.frame(minWidth: 200, maxWidth: 100).frame(height: 10))
    #expect(shapes(w).first?.height == 10)
  }
  @Test("frames with limits")
  func flexFrames() {
    let a = InMemoryWindow(
      Text(verbatim: "abcd").frame(minWidth: 0, maxWidth: .infinity, alignment: .leading))
    #expect(f(a, "abcd") == r(0, 142, 32, 16))
    let b = InMemoryWindow(Text(verbatim: "abcd").frame(maxWidth: 100, alignment: .trailing))
    #expect(f(b, "abcd") == r(218, 142, 32, 16))
    let c = InMemoryWindow(Color.red.frame(idealWidth: 60, idealHeight: 70).fixedSize())
    #expect(shapes(c) == [r(170, 115, 60, 70)])
    let d = InMemoryWindow(
      Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: 200, maxHeight: 20))
    #expect(shapes(d) == [r(100, 140, 200, 20)])
    let e = InMemoryWindow(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100); Color.blue
      })
    #expect(shapes(e) == [r(0, 0, 100, 300), r(100, 0, 300, 300)])
    let g = InMemoryWindow(Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize())
    #expect(shapes(g) == [r(195, 145, 10, 10)], "\(shapes(g))")
    let h = InMemoryWindow(Text(verbatim: "abcd").frame(minWidth: 100).background(Color.red))
    // min only: the child's width unless what is offered... 32 -> 100.
    #expect(shapes(h) == [r(150, 142, 100, 16)], "\(shapes(h))")
  }
  @Test("spacers share what is left, and have a least length")
  func spacers() {
    let a = InMemoryWindow(
      HStack(spacing: 0) {
        Text(verbatim: "a"); Spacer(minLength: 30); Text(verbatim: "b")
      }.fixedSize())
    #expect(f(a, "b").minX - f(a, "a").maxX == 30)
    let b = InMemoryWindow(
      VStack {
        Spacer(); Text(verbatim: "a"); Spacer(); Spacer()
      })
    // 300 - 16 = 284 over three spacers.
    #expect(abs(f(b, "a").minY - 284 / 3) < 0.01)
    let c = InMemoryWindow(
      HStack {
        Text(verbatim: "a"); Spacer().frame(width: 20); Text(verbatim: "b")
      })
    #expect(f(c, "b").minX - f(c, "a").maxX == 20, "\(f(c, "b").minX - f(c, "a").maxX)")
    let d = InMemoryWindow(
      ZStack {
        Color.red; Spacer()
      }.frame(width: 50, height: 50))
    #expect(shapes(d) == [r(175, 125, 50, 50)])
  }
  @Test("what shows nothing takes no spacing; what is hidden takes its space")
  func conditionals() {
    let a = InMemoryWindow(
      VStack {
        Text(verbatim: "a"); EmptyView(); if false { Text(verbatim: "x") }; Group {}
        Text(verbatim: "b")
      })
    #expect(f(a, "b").minY - f(a, "a").maxY == 8)
    let b = InMemoryWindow(
      VStack {
        Text(verbatim: "a"); Text(verbatim: "h").hidden(); Text(verbatim: "b")
      })
    #expect(f(b, "b").minY - f(b, "a").maxY == 32)
    #expect(b.text("h") == nil)
  }
  @Test("padding below zero makes a view larger than its space")
  func negativePadding() {
    let a = InMemoryWindow(
      Color.red.frame(width: 100, height: 100).padding(-10).background(Color.blue))
    #expect(shapes(a).contains(r(160, 110, 80, 80)), "\(shapes(a))")
    #expect(shapes(a).contains(r(150, 100, 100, 100)), "\(shapes(a))")
    let b = InMemoryWindow(VStack(spacing: 0) { Color.red.padding(.horizontal, -20) })
    #expect(shapes(b) == [r(-20, 0, 440, 300)], "\(shapes(b))")
  }
  @Test("own guides, and guides that are set")
  func customGuide() {
    let a = InMemoryWindow(
      VStack(alignment: .mid, spacing: 0) {
        HStack(spacing: 0) {
          Text(verbatim: "long label")
          Text(verbatim: ":").alignmentGuide(.mid) { $0[HorizontalAlignment.center] }
        }
        Text(verbatim: "x")
      })
    #expect(f(a, "x").midX == f(a, ":").midX, "\(f(a, "x")) \(f(a, ":"))")
    let b = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "one").alignmentGuide(.leading) { _ in -20 }
        Text(verbatim: "two")
      })
    #expect(f(b, "one").minX - f(b, "two").minX == 20)
    let c = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "one").padding(.leading, 10).alignmentGuide(.leading) { d in
          d[explicit: .leading] ?? 7
        }
        Text(verbatim: "two")
      })
    #expect(f(c, "one").minX - f(c, "two").minX == 3, "\(f(c, "one")) \(f(c, "two"))")
  }
  @Test("layers are aligned with what they are before or behind")
  func overlayAlignment() {
    let a = InMemoryWindow(
      Color.red.frame(width: 100, height: 100).overlay(alignment: .bottomTrailing) {
        Text(verbatim: "ab")
      })
    #expect(f(a, "ab") == r(234, 184, 16, 16))
    let b = InMemoryWindow(
      Color.red.frame(width: 100, height: 100).overlay(Text(verbatim: "ab"), alignment: .topLeading)
    )
    #expect(f(b, "ab") == r(150, 100, 16, 16))
    let c = InMemoryWindow(
      Text(verbatim: "ab").background {
        Color.red; Text(verbatim: "z")
      })
    #expect(shapes(c) == [r(192, 142, 16, 16)], "\(shapes(c))")
    #expect(f(c, "z") == r(196, 142, 8, 16), "\(f(c, "z"))")
  }
  @Test("several views of a layer are over one another")
  func multiOverlayIsZStack() {
    let c = InMemoryWindow(
      Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
        Text(verbatim: "a"); Text(verbatim: "bb")
      })
    #expect(f(c, "a") == r(150, 100, 8, 16)); #expect(f(c, "bb") == r(150, 100, 16, 16))
  }
  @Test("relations of width to height")
  func aspect() {
    let a = InMemoryWindow(Color.red.aspectRatio(2, contentMode: .fit))
    #expect(shapes(a) == [r(0, 50, 400, 200)])
    let b = InMemoryWindow(Color.red.aspectRatio(2, contentMode: .fill))
    #expect(shapes(b) == [r(-100, 0, 600, 300)])
    let c = InMemoryWindow(Color.red.aspectRatio(1, contentMode: .fit).frame(width: 50))
    #expect(shapes(c) == [r(175, 125, 50, 50)])
    let d = InMemoryWindow(Color.red.aspectRatio(2, contentMode: .fit).fixedSize())
    #expect(shapes(d).first?.width == 10, "\(shapes(d))")
    let e = InMemoryWindow(ScrollView { Color.red.aspectRatio(2, contentMode: .fit) })
    #expect(shapes(e) == [r(0, 0, 400, 200)], "\(shapes(e))")
  }
  @Test("a divider is upright in a row, through what stands for it")
  func dividers() {
    let a = InMemoryWindow(
      HStack(spacing: 0) {
        Text(verbatim: "a"); Divider(); Text(verbatim: "b")
      }.frame(height: 50))
    #expect(a.elements("divider").map(\.absoluteFrame).first?.size == CGSize(width: 1, height: 50))
    let b = InMemoryWindow(
      VStack(spacing: 0) {
        Text(verbatim: "a"); Divider(); Text(verbatim: "b")
      })
    #expect(b.elements("divider").map(\.absoluteFrame).first?.size == CGSize(width: 400, height: 1))
    let c = InMemoryWindow(
      HStack(spacing: 0) {
        Divider().padding(.horizontal, 4); Text(verbatim: "b")
      }.frame(height: 50))
    #expect(c.elements("divider").map(\.absoluteFrame).first?.size == CGSize(width: 1, height: 50))
    let d = InMemoryWindow(
      HStack(spacing: 0) {
        Divider().frame(height: 30).overlay(Color.red); Text(verbatim: "b")
      })
    #expect(
      d.elements("divider").map(\.absoluteFrame).first?.size == CGSize(width: 1, height: 30),
      "\(d.elements("divider").map(\.absoluteFrame))")
    let e = InMemoryWindow(
      HStack(spacing: 0) {
        if true { Divider() }; ForEach(0..<1) { _ in Divider() }; Text(verbatim: "b")
      }.frame(height: 40))
    #expect(
      e.elements("divider").map(\.absoluteFrame.size) == [
        CGSize(width: 1, height: 40), CGSize(width: 1, height: 40),
      ])
  }
  @Test("texts break and are cut in what they are offered")
  func texts() {
    // 12 characters a line in 100 points.
    let a = InMemoryWindow(Text(verbatim: "hello wonderful world").frame(width: 100, height: 20))
    #expect(f(a, "hello wonderful world").height == 16)
    let b = InMemoryWindow(
      HStack(spacing: 0) {
        Text(verbatim: "aaaa aaaa aaaa"); Text(verbatim: "bb")
      }.frame(width: 80))
    // The less flexible one first: bb gets 40, takes 16; 64 are left for the other, 8 characters.
    #expect(f(b, "bb").width == 16); #expect(f(b, "aaaa aaaa aaaa").width <= 64)
    #expect(f(b, "aaaa aaaa aaaa").height == 48, "\(f(b, "aaaa aaaa aaaa"))")
    let c = InMemoryWindow(Text(verbatim: "aaaa bbbb cccc").lineLimit(1).frame(width: 64))
    #expect(f(c, "aaaa bbbb cccc").height == 16)
    let d = InMemoryWindow(
      Text(verbatim: "aaaa bbbb cccc").fixedSize(horizontal: false, vertical: true).frame(
        width: 64, height: 16))
    #expect(f(d, "aaaa bbbb cccc").height == 48, "\(f(d, "aaaa bbbb cccc"))")
    let e = InMemoryWindow(Text(verbatim: "aaaa bbbb cccc").fixedSize().frame(width: 64))
    #expect(f(e, "aaaa bbbb cccc").width == 112)
    let g = InMemoryWindow(Text(verbatim: ""))
    #expect(f(g, "").height == 16 || f(g, "").height == 0)
  }
  @Test("scroll views")
  func scroll() {
    let a = InMemoryWindow(
      ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text(verbatim: "r\($0)") } } })
    #expect(f(a, "r29") == r(188, 464, 24, 16), "\(f(a, "r29")) \(f(a, "r29").minY - 464)")
    let sc = a.elements("scroll").first?.absoluteFrame
    #expect(sc?.height == 300, "\(String(describing: sc))")
    let b = InMemoryWindow(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<30) { Text(verbatim: "row\($0)").frame(width: 100) } }
      })
    #expect(
      b.elements("scroll").first?.absoluteFrame == r(0, 142, 400, 16),
      "\(String(describing: b.elements("scroll").first?.absoluteFrame))")
    let c = InMemoryWindow(
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) })
    #expect(c.elements("scroll").first?.absoluteFrame == r(0, 0, 400, 300))
    let d = InMemoryWindow(ScrollView { Text(verbatim: "x").frame(maxWidth: .infinity) })
    #expect(d.elements("scroll").first?.absoluteFrame == r(0, 0, 400, 300))
    let e = InMemoryWindow(
      ScrollView {
        GeometryReader { g in Text(verbatim: "\(Int(g.size.width))x\(Int(g.size.height))") }
      })
    #expect(e.text("400x10") != nil, "\(e.texts)")
  }
  @Test("a geometry reader tells its size and place")
  func geometry() {
    let a = InMemoryWindow(
      HStack(spacing: 0) {
        GeometryReader { g in Text(verbatim: "\(g.size.width)") }; Color.red.frame(width: 100)
      })
    #expect(a.text("300.0")?.absoluteFrame.origin == .zero, "\(a.texts)")
    let b = InMemoryWindow(
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        GeometryReader { g in Text(verbatim: "\(g.frame(in: .global).minY)") }
      })
    #expect(b.text("40.0") != nil, "\(b.texts)")

  }
  @Test("lazy stacks")
  func lazy() {
    let a = InMemoryWindow(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "r\($0)").frame(height: 20) } }
      })
    #expect(a.text("r0") != nil); #expect(a.text("r900") == nil)
    #expect(a.texts.count < 40, "\(a.texts.count)")
    let b = InMemoryWindow(
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          Text(verbatim: "h"); ForEach(0..<3) { Text(verbatim: "r\($0)") }; Text(verbatim: "f")
        }
      })
    #expect(f(b, "f") == r(0, 80, 8, 16), "\(f(b, "f"))")
    let c = InMemoryWindow(LazyVStack { Text(verbatim: "x") }.frame(height: 50))
    #expect(f(c, "x") == r(196, 142, 8, 16), "\(f(c, "x"))")
  }
  @Test("the views of the highest priority decide the size of a pile")
  func zstack() {
    let a = InMemoryWindow(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 50); Text(verbatim: "hi")
      }.background(Color.blue))
    #expect(shapes(a).first == r(150, 125, 100, 50)); #expect(f(a, "hi") == r(150, 125, 16, 16))
    let b = InMemoryWindow(
      ZStack {
        Color.red.frame(width: 100, height: 50).layoutPriority(1); Color.blue
      }.background(Color.green))
    #expect(shapes(b).first == r(150, 125, 100, 50), "priority decides the size \(shapes(b))")
  }
  @Test("offsets and positions")
  func offsets() {
    let a = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "a").offset(x: 30, y: 5); Text(verbatim: "b")
      })
    #expect(f(a, "a").minX - f(a, "b").minX == 30)
    let b = InMemoryWindow(Text(verbatim: "a").position(x: 10, y: 20))
    #expect(f(b, "a") == r(6, 12, 8, 16))
  }
  @Test("a row that stretches without end is served last")
  func nested() {
    let a = InMemoryWindow(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red; Text(verbatim: "abc")
        }
        Text(verbatim: "0123456789012345678901234567890123456789")
        Color.blue.frame(height: 20)
      })
    // 300 - 20 = 280; the text 16; the rest to the row: 264.
    #expect(shapes(a) == [r(0, 0, 376, 264), r(0, 280, 400, 20)], "\(shapes(a))")
  }
  @Test("thirds fill the whole")
  func rounding() {
    let a = InMemoryWindow(
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      })
    #expect(abs(shapes(a).last!.maxX - 400) < 0.001)
  }
  @Test("baselines of rows")
  func baselines() {
    let a = InMemoryWindow(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a"); Color.red.frame(width: 30, height: 30)
        VStack(spacing: 0) {
          Text(verbatim: "b"); Text(verbatim: "c")
        }
      })
    // baselines: 12, 30, 12.
    #expect(f(a, "a").minY == f(a, "b").minY); #expect(f(a, "a").minY + 12 == shapes(a)[0].maxY)
    let b = InMemoryWindow(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "a")
        VStack(spacing: 0) {
          Text(verbatim: "b"); Text(verbatim: "c")
        }
      })
    #expect(f(b, "a").minY == f(b, "c").minY)
  }
  @Test("very large, negative and overlapping lengths")
  func huge() {
    let a = InMemoryWindow(Text(verbatim: "a").frame(width: 1e7, height: 1e7))
    #expect(f(a, "a").width == 8)
    let b = InMemoryWindow(HStack { Text(verbatim: "a") }.frame(width: -5))
    _ = f(b, "a")
    let c = InMemoryWindow(
      HStack(spacing: -4) {
        Text(verbatim: "a"); Text(verbatim: "b")
      })
    #expect(f(c, "b").minX - f(c, "a").maxX == -4)
  }
}

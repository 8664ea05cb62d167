import SwiftUICore
import Testing

private final class Log {
  var named: [CGRect] = []
  var global: [CGRect] = []
}

private struct Reading: View {
  let log: Log
  let space: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "top").frame(height: space)
      HStack(spacing: 0) {
        Text(verbatim: "abc")
        GeometryReader { proxy in
          let _ = log.named.append(proxy.frame(in: .named("row")))
          let _ = log.global.append(proxy.frame(in: .global))
          Text(verbatim: "x")
        }
        .frame(width: 50, height: 20)
      }
      .coordinateSpace(name: "row")
      Spacer()
    }
  }
}

private struct Scrolled: View {
  let log: Log
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text(verbatim: "a").frame(height: 400)
        GeometryReader { proxy in
          let _ = log.named.append(proxy.frame(in: .named("scroll")))
          Text(verbatim: "y \(Int(proxy.frame(in: .named("scroll")).minY))")
        }
        .frame(height: 400)
      }
    }
    .coordinateSpace(.named("scroll"))
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Marked: View {
  let offset: CGFloat
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "above").frame(height: offset)
      Text(verbatim: "marked").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Rectangle().frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}

@MainActor
@Suite("coordinate spaces and anchors")
struct GeometryTests {
  @Test("a frame is told in a named space and in that of the window, and again when it has moved")
  func spaces() {
    let log = Log()
    let window = InMemoryWindow(width: 200, height: 200, Reading(log: log, space: 30))
    #expect(log.named.last == CGRect(x: 24, y: 0, width: 50, height: 20))
    #expect(log.global.last == CGRect(x: 87, y: 30, width: 50, height: 20))
    window.show(Reading(log: log, space: 60))
    #expect(log.global.last == CGRect(x: 87, y: 60, width: 50, height: 20))
    let count = log.global.count
    window.show(Reading(log: log, space: 60))
    #expect(log.global.count == count)
  }

  @Test("a frame in the space of a scroll view follows the scrolling")
  func scrolling() {
    let log = Log()
    let window = InMemoryWindow(Scrolled(log: log))
    #expect(log.named.last?.minY == 400)
    window.send(.scroll(CGPoint(x: 0, y: 150)), to: window.elements("scroll")[0])
    #expect(log.named.last?.minY == 250)
    #expect(window.text("y 250") != nil)
  }

  @Test("an anchor is found in another view's space, where it is after a change too")
  func anchors() {
    let window = InMemoryWindow(Marked(offset: 20))
    func mark() -> CGRect? { window.elements("shape").first?.absoluteFrame }
    #expect(mark() == window.text("marked")?.absoluteFrame)
    #expect(mark()?.size == CGSize(width: 48, height: 16))
    window.show(Marked(offset: 50))
    #expect(mark() == window.text("marked")?.absoluteFrame)
  }

  @Test("a bar takes its space from the view beside it")
  func safeAreaInset() {
    let window = InMemoryWindow(
      width: 100, height: 100,
      ScrollView { Text(verbatim: "content") }
        .safeAreaInset(edge: .bottom) { Text(verbatim: "bar") })
    #expect(window.text("bar")?.absoluteFrame.maxY == 100)
    #expect(window.elements("scroll")[0].frame.height == 84)
  }

  @Test("taps count in the shape of the content only")
  func contentShape() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").frame(width: 100, height: 100)
          .contentShape(Circle())
          .onTapGesture { count += 1 }
      }
    }
    let window = InMemoryWindow(Root())
    let target = window.elements("group").first { $0.properties.attributes.tapCount != nil }
    guard let target else { return }
    window.send(.tap(CGPoint(x: 2, y: 2)), to: target)
    #expect(window.text("0") != nil)
    window.send(.tap(CGPoint(x: 50, y: 50)), to: target)
    #expect(window.text("1") != nil)
  }

  @Test("a mask is a second child of the group that it masks, and takes no taps")
  func mask() {
    let window = InMemoryWindow(
      Color.red.frame(width: 80, height: 40).mask(alignment: .leading) { Text(verbatim: "mask") })
    let masked = window.elements("group").first {
      if case .group(let group) = $0.properties.content { return group.isMasked }
      return false
    }
    #expect(masked?.children.map { $0.children.map(\.kind) } == [["shape"], ["text"]])
    #expect(masked?.children[1].frame == CGRect(x: 0, y: 12, width: 32, height: 16))
    guard case .group(let group)? = masked?.children[1].properties.content else { return }
    #expect(!group.isInteractive)
  }
}

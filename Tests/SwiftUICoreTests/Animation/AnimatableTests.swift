import Testing

@testable import SwiftUICore

/// A rectangle of which a part is filled from the left.
private struct Bar: Shape {
  var fraction: CGFloat
  nonisolated var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * fraction, height: rect.height))
  }
}

private struct Counter: View, @MainActor Animatable {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
}

private struct Shift: AnimatableModifier {
  var pair: AnimatablePair<CGFloat, Double>
  nonisolated var animatableData: AnimatablePair<CGFloat, Double> {
    get { pair }
    set { pair = newValue }
  }
  func body(content: Content) -> some View {
    content.offset(x: pair.first).opacity(pair.second)
  }
}

@MainActor
@Suite("animatable views, shapes and modifiers")
struct AnimatableTests {
  @Test("a shape of one's own is drawn with the values between, and nothing else is touched")
  func shape() {
    struct Root: View {
      @State private var fraction: CGFloat = 0
      var body: some View {
        VStack {
          Bar(fraction: fraction).fill(Color.red).frame(width: 100, height: 10)
          Button("go") { withAnimation(.linear(duration: 1)) { fraction = 1 } }
        }
      }
    }
    func width(_ window: InMemoryWindow) -> CGFloat? {
      guard case .shape(let shape)? = window.elements("shape").first?.properties.content,
        case .path(let path) = shape.geometry
      else { return nil }
      return path.boundingRect.width
    }
    let window = InMemoryWindow(animates: true, Root())
    window.tap("go")
    window.advance(by: 0.25)
    #expect(width(window) == 25)
    window.renderer.resetCounts()
    window.host.resetBodyCounts()
    window.advance(by: 0.25)
    #expect(width(window) == 50)
    #expect(window.renderer.counts.updates == 1)
    #expect(window.renderer.counts.places == 0)
    #expect(window.bodyCount(Root.self) == 0)
    window.advance(by: 0.5)
    #expect(width(window) == 100)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a view's body is evaluated for each frame, and no other")
  func view() {
    struct Root: View {
      let number: Double
      var body: some View {
        Counter(number: number).animation(.linear(duration: 10), value: number)
      }
    }
    let window = InMemoryWindow(animates: true, Root(number: 0))
    window.show(Root(number: 100))
    #expect(window.texts == ["0"])
    window.advance(by: 2)
    #expect(window.texts == ["20"])
    window.host.resetBodyCounts()
    window.advance(by: 1)
    #expect(window.texts == ["30"])
    #expect(window.bodyCount(Root.self) == 0)
    #expect(window.bodyCount(Counter.self) > 0)
    // Back again, from what is shown.
    window.show(Root(number: 0))
    #expect(window.texts == ["30"])
    window.advance(by: 20)
    #expect(window.texts == ["0"])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a modifier's body is evaluated with the values between")
  func modifier() {
    struct Root: View {
      let isThere: Bool
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .modifier(Shift(pair: isThere ? AnimatablePair(100, 0) : AnimatablePair(0, 1)))
      }
    }
    let window = InMemoryWindow(animates: true, Root(isThere: false))
    let start = window.elements("shape")[0].absoluteFrame.minX
    withAnimation(.linear(duration: 1)) { window.show(Root(isThere: true)) }
    window.advance(by: 0.25)
    #expect(window.elements("shape")[0].absoluteFrame.minX == start + 25)
    guard case .group(let group)? = window.elements("group").last?.properties.content else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.75)
  }

  @Test("the shapes that come along have numbers of their own")
  func standardShapes() {
    struct Root: View {
      let isLarge: Bool
      var body: some View {
        VStack {
          RoundedRectangle(cornerRadius: isLarge ? 20 : 10)
          Rectangle().stroke(Color.red, lineWidth: isLarge ? 5 : 1)
          Rectangle().rotation(.radians(isLarge ? 2 : 0))
          Color.red.clipShape(RoundedRectangle(cornerRadius: isLarge ? 20 : 10))
        }
      }
    }
    let window = InMemoryWindow(animates: true, Root(isLarge: false))
    withAnimation(.linear(duration: 1)) { window.show(Root(isLarge: true)) }
    window.advance(by: 0.5)
    let shapes = window.elements("shape").compactMap { element -> ShapeProperties? in
      if case .shape(let shape) = element.properties.content { return shape }
      return nil
    }
    #expect(shapes[0].geometry == .roundedRectangle(CGSize(width: 15, height: 15)))
    #expect(shapes[1].strokeStyle.lineWidth == 3)
    #expect(shapes[2].geometry == .rotated(.rectangle, 1))
    let clips = window.elements("group").compactMap { element -> ShapeGeometry? in
      if case .group(let group) = element.properties.content { return group.clip }
      return nil
    }
    #expect(clips == [.roundedRectangle(CGSize(width: 15, height: 15))])
  }

  @Test("colours, gradients and shadows pass")
  func colors() {
    struct Root: View {
      let isRed: Bool
      var body: some View {
        let color = Color(red: isRed ? 1 : 0, green: 0, blue: 0)
        VStack {
          Rectangle().fill(color)
          Rectangle().fill(
            LinearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom))
          Text(verbatim: "text").foregroundColor(color)
          Text(verbatim: "shadow").shadow(color: color, radius: isRed ? 4 : 2)
        }
      }
    }
    let window = InMemoryWindow(animates: true, Root(isRed: false))
    withAnimation(.linear(duration: 1)) { window.show(Root(isRed: true)) }
    window.advance(by: 0.5)
    let contents = window.all.map(\.properties.content)
    var found: [Double] = []
    for content in contents {
      switch content {
      case .shape(let shape):
        switch shape.fill {
        case .color(let color)?: found.append(color.red)
        case .linear(let stops, _, _)?: found.append(stops[0].color.red)
        default: break
        }
      case .text(let text) where text.string == "text":
        found.append((text.runs[0].color ?? text.color).red)
      case .group(let group):
        if let shadow = group.shadow { found += [shadow.color.red, shadow.radius / 6] }
      default: break
      }
    }
    #expect(found == [0.5, 0.5, 0.5, 0.5, 0.5])
  }
}

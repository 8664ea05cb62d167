import Combine
import Testing

@testable import SwiftUICore

@MainActor
private final class Model: ObservableObject {
  @Published var isThere = false
  @Published var names = ["a", "b"]
  var log: [String] = []
}

/// A view between two others that comes and goes.
private struct Root: View {
  @ObservedObject var model: Model
  let transition: AnyTransition?

  struct Guest: View {
    @State private var taps = 0
    let model: Model
    var body: some View {
      Button("guest \(taps)") { taps += 1 }
        .onAppear { model.log.append("appear") }
        .onDisappear { model.log.append("disappear") }
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "above")
      if model.isThere {
        if let transition {
          Guest(model: model).frame(width: 100, height: 40).transition(transition)
        } else {
          Guest(model: model).frame(width: 100, height: 40)
        }
      }
      Text(verbatim: "below")
    }
  }
}

@MainActor
@Suite("transitions")
struct TransitionTests {
  private let model = Model()
  private let linear = Animation.linear(duration: 1)

  private func window(_ transition: AnyTransition?) -> InMemoryWindow {
    InMemoryWindow(animates: true, Root(model: model, transition: transition))
  }

  private func set(_ isThere: Bool, _ window: InMemoryWindow) {
    withAnimation(linear) { model.isThere = isThere }
    window.flush()
  }

  private func effect(_ window: InMemoryWindow) -> ElementEffect? {
    window.elements("button").first?.properties.effect
  }

  @Test("a view that says nothing fades in, and out, and is gone after that")
  func opacity() {
    let window = window(nil)
    set(true, window)
    #expect(effect(window)?.opacity == 0)
    #expect(model.log == ["appear"])
    window.advance(by: 0.25)
    #expect(effect(window)?.opacity == 0.25)
    window.advance(by: 0.75)
    #expect(window.elements("button").count == 1)
    #expect(effect(window) == nil)
    #expect(!window.renderer.wantsFrames)
    set(false, window)
    window.advance(by: 0.25)
    #expect(effect(window)?.opacity == 0.75)
    #expect(effect(window)?.isLeaving == true)
    #expect(model.log == ["appear"])
    window.advance(by: 0.75)
    #expect(window.elements("button").isEmpty)
    #expect(model.log == ["appear", "disappear"])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("without an animation, and where nothing moves, views come and go at once")
  func atOnce() {
    let window = window(.scale)
    model.isThere = true
    window.flush()
    #expect(effect(window) == nil)
    model.isThere = false
    window.flush()
    #expect(window.elements("button").isEmpty)
    let still = InMemoryWindow(Root(model: model, transition: .scale))
    set(true, still)
    #expect(effect(still) == nil)
    set(false, still)
    #expect(still.elements("button").isEmpty)
    #expect(model.log.suffix(2) == ["appear", "disappear"])
  }

  @Test(
    "what goes leaves its space to the others at once, is not pressed, and is drawn where it was")
  func space() {
    let window = window(nil)
    model.isThere = true
    window.flush()
    let guest = window.elements("button")[0]
    let place = guest.absoluteFrame
    let above = window.text("above")!.absoluteFrame.minY
    set(false, window)
    window.advance(by: 0.5)
    #expect(guest.absoluteFrame == place)
    // It moves by half of the way: 20 points of 40 are shared by both sides.
    #expect(window.text("above")!.absoluteFrame.minY == above + 10)
    window.send(.activate, to: guest)
    #expect(window.text("guest 1") == nil)
    let order = window.all.compactMap { $0.string ?? ($0.kind == "button" ? "guest" : nil) }
    #expect(order.prefix(2) == ["above", "guest"])
  }

  @Test("a view that is back before it is gone keeps its state, and turns where it is")
  func back() {
    let window = window(nil)
    model.isThere = true
    window.flush()
    window.tap("guest 0")
    set(false, window)
    window.advance(by: 0.25)
    set(true, window)
    #expect(effect(window)?.isLeaving == false)
    #expect(effect(window)?.opacity == 0.75)
    window.advance(by: 1)
    #expect(effect(window) == nil)
    #expect(window.text("guest 1") != nil)
    #expect(window.elements("button").count == 1)
    #expect(model.log == ["appear"])
    window.tap("guest 1")
    #expect(window.text("guest 2") != nil)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a view that goes before it is there goes from where it is")
  func turn() {
    let window = window(.move(edge: .leading))
    set(true, window)
    window.advance(by: 0.5)
    #expect(effect(window)?.translation.width == -50)
    set(false, window)
    #expect(effect(window)?.translation.width == -50)
    window.advance(by: 1)
    #expect(window.elements("button").isEmpty)
    #expect(model.log == ["appear", "disappear"])
  }

  @Test("each transition moves the view in its way")
  func kinds() {
    struct Case {
      let transition: AnyTransition
      /// Half-way in, and half-way out.
      let coming: ElementEffect
      let going: ElementEffect
    }
    func effect(_ x: CGFloat = 0, _ y: CGFloat = 0, opacity: Double = 1, scale: Double = 1)
      -> ElementEffect
    {
      var effect = ElementEffect()
      effect.translation = CGSize(width: x, height: y)
      effect.opacity = opacity
      effect.scale = scale
      return effect
    }
    let cases: [Case] = [
      Case(transition: .slide, coming: effect(-50), going: effect(50)),
      Case(transition: .move(edge: .bottom), coming: effect(0, 20), going: effect(0, 20)),
      Case(
        transition: .push(from: .trailing), coming: effect(50, opacity: 0.5),
        going: effect(-50, opacity: 0.5)),
      Case(
        transition: .offset(x: 10, y: 20), coming: effect(5, 10), going: effect(5, 10)),
      Case(transition: .scale, coming: effect(scale: 0.5), going: effect(scale: 0.5)),
      Case(
        transition: .scale(scale: 3, anchor: .topLeading), coming: effect(scale: 2),
        going: effect(scale: 2)),
      Case(
        transition: .asymmetric(insertion: .move(edge: .top), removal: .opacity),
        coming: effect(0, -20), going: effect(opacity: 0.5)),
      Case(
        transition: .move(edge: .trailing).combined(with: .opacity),
        coming: effect(50, opacity: 0.5), going: effect(50, opacity: 0.5)),
    ]
    for one in cases {
      model.isThere = false
      let window = window(one.transition)
      set(true, window)
      window.advance(by: 0.5)
      expect(window, one.coming, isLeaving: false)
      window.advance(by: 0.5)
      set(false, window)
      window.advance(by: 0.5)
      expect(window, one.going, isLeaving: true)
      window.advance(by: 0.5)
      #expect(window.elements("button").isEmpty)
    }
  }

  private func expect(_ window: InMemoryWindow, _ expected: ElementEffect, isLeaving: Bool) {
    var expected = expected
    expected.isLeaving = isLeaving
    var shown = effect(window)
    shown?.anchor = .zero
    #expect(shown == expected)
  }

  @Test("a scale is about its anchor in the whole view")
  func anchor() {
    let window = window(.scale(scale: 0, anchor: .bottomTrailing))
    set(true, window)
    // The button stands in the middle of 100 × 40.
    let button = window.elements("button")[0].frame
    let anchor = CGPoint(x: button.width / 2 + 50, y: button.height / 2 + 20)
    #expect(effect(window)?.anchor == anchor)
  }

  @Test("an identity transition takes the view away at once")
  func identity() {
    let window = window(.identity)
    set(true, window)
    #expect(effect(window) == nil)
    set(false, window)
    #expect(window.elements("button").isEmpty)
  }

  @Test("a transition's own animation needs none of the change")
  func ownAnimation() {
    let window = window(.opacity.animation(.linear(duration: 2)))
    model.isThere = true
    window.advance(by: 1)
    #expect(effect(window)?.opacity == 0.5)
    window.advance(by: 1)
    model.isThere = false
    window.advance(by: 1)
    #expect(effect(window)?.opacity == 0.5)
    window.advance(by: 1)
    #expect(window.elements("button").isEmpty)
  }

  @Test("rows of a ForEach come and go one by one")
  func rows() {
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack { ForEach(model.names, id: \.self) { Text(verbatim: $0) } }
      }
    }
    let window = InMemoryWindow(animates: true, Rows(model: model))
    withAnimation(linear) { model.names = ["b", "c"] }
    window.advance(by: 0.5)
    #expect(window.texts == ["a", "b", "c"])
    #expect(window.text("a")?.properties.effect?.opacity == 0.5)
    #expect(window.text("b")?.properties.effect == nil)
    #expect(window.text("c")?.properties.effect?.opacity == 0.5)
    withAnimation(linear) { model.names = ["a", "c"] }
    window.advance(by: 1)
    #expect(window.texts == ["a", "c"])
    #expect(window.all.allSatisfy { $0.properties.effect == nil })
    window.advance(by: 1)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("the branches of an if pass into each other, as do views with another id")
  func branches() {
    struct Branches: View {
      let flag: Bool
      let id: Int
      var body: some View {
        ZStack {
          if flag { Text(verbatim: "first") } else { Text(verbatim: "second") }
          Text(verbatim: "number \(id)").id(id)
        }
      }
    }
    let window = InMemoryWindow(animates: true, Branches(flag: true, id: 1))
    withAnimation(linear) { window.show(Branches(flag: false, id: 2)) }
    window.advance(by: 0.25)
    #expect(window.text("first")?.properties.effect?.opacity == 0.75)
    #expect(window.text("second")?.properties.effect?.opacity == 0.25)
    #expect(window.text("number 1")?.properties.effect?.opacity == 0.75)
    #expect(window.text("number 2")?.properties.effect?.opacity == 0.25)
    withAnimation(linear) { window.show(Branches(flag: true, id: 2)) }
    window.advance(by: 2)
    #expect(Set(window.texts) == ["first", "number 2"])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a modifier makes the view pass from active to identity, and back")
  func modifiers() {
    struct Shift: AnimatableModifier {
      var x: CGFloat
      nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let window = window(.modifier(active: Shift(x: 100), identity: Shift(x: 0)))
    set(true, window)
    func x() -> CGFloat? { window.elements("button").first?.absoluteFrame.midX }
    #expect(x() == 300)
    window.advance(by: 0.5)
    #expect(x() == 250)
    window.advance(by: 0.5)
    #expect(x() == 200)
    set(false, window)
    window.advance(by: 0.25)
    #expect(x() == 225)
    window.advance(by: 0.75)
    #expect(x() == nil)
    #expect(model.log == ["appear", "disappear"])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a transition of one's own is a view in each phase")
  func custom() {
    struct Fold: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.radians(phase.value))
      }
    }
    struct Host: View {
      let isThere: Bool
      var body: some View {
        ZStack { if isThere { Text(verbatim: "guest").transition(Fold()) } }
      }
    }
    let window = InMemoryWindow(animates: true, Host(isThere: false))
    func rotation() -> Double? {
      window.elements("group").last.flatMap {
        if case .group(let group) = $0.properties.content { return group.rotation }
        return nil
      }
    }
    withAnimation(linear) { window.show(Host(isThere: true)) }
    #expect(rotation() == -1)
    window.advance(by: 0.5)
    #expect(rotation() == -0.5)
    window.advance(by: 0.5)
    withAnimation(linear) { window.show(Host(isThere: false)) }
    window.advance(by: 0.25)
    #expect(rotation() == 0.25)
    window.advance(by: 0.75)
    #expect(window.texts.isEmpty)
  }

  @Test("what goes while its container goes is gone with it")
  func container() {
    struct Outer: View {
      @ObservedObject var model: Model
      let isThere: Bool
      var body: some View {
        ZStack { if isThere { Root(model: model, transition: nil) } }
      }
    }
    model.isThere = true
    let window = InMemoryWindow(animates: true, Outer(model: model, isThere: true))
    let count = window.host.counter.count
    set(false, window)
    window.advance(by: 0.5)
    window.show(Outer(model: model, isThere: false))
    #expect(window.texts.isEmpty)
    #expect(model.log == ["appear", "disappear"])
    window.advance(by: 1)
    #expect(!window.renderer.wantsFrames)
    window.show(Outer(model: model, isThere: true))
    set(true, window)
    window.advance(by: 2)
    #expect(window.host.counter.count == count)
  }
}

@MainActor
@Suite("pages that slide")
struct PageSlideTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Pages: View {
    let log: Log
    @Binding var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Text(verbatim: "root")
          .onAppear { log.lines.append("root appears") }
          .onDisappear { log.lines.append("root disappears") }
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "page \(number)")
              .onAppear { log.lines.append("page appears") }
              .onDisappear { log.lines.append("page disappears") }
          }
      }
    }
  }

  @Test("a page slides in over the one below, and out again")
  func slide() {
    let log = Log()
    var path: [Int] = []
    func make() -> Pages {
      Pages(log: log, path: Binding(get: { path }, set: { path = $0 }))
    }
    let window = InMemoryWindow(animates: true, make())
    func page(_ index: Int) -> ElementEffect? {
      window.elements("page").indices.contains(index)
        ? window.elements("page")[index].properties.effect : nil
    }
    #expect(page(0) == nil)
    path = [1]
    window.show(make())
    #expect(page(1)?.translation.width == 400)
    #expect(page(0)?.translation.width == 0)
    #expect(log.lines == ["root appears", "page appears"])
    window.advance(by: 0.1)
    #expect(page(1)!.translation.width > 0 && page(1)!.translation.width < 400)
    #expect(page(0)!.translation.width < 0)
    window.advance(by: 0.3)
    #expect(page(1) == nil && page(0) == nil)
    #expect(log.lines == ["root appears", "page appears", "root disappears"])
    #expect(!window.renderer.wantsFrames)
    path = []
    window.show(make())
    #expect(page(1)?.isLeaving == true)
    #expect(page(0)?.translation.width == -120)
    #expect(log.lines.last == "root appears")
    window.advance(by: 0.4)
    #expect(window.elements("page").count == 1)
    #expect(page(0) == nil)
    #expect(log.lines.last == "page disappears")
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a transaction that forbids animations makes pages change at once")
  func atOnce() {
    let log = Log()
    var path: [Int] = []
    func make() -> Pages {
      Pages(log: log, path: Binding(get: { path }, set: { path = $0 }))
    }
    let window = InMemoryWindow(animates: true, make())
    var transaction = Transaction()
    transaction.disablesAnimations = true
    path = [1]
    withTransaction(transaction) { window.show(make()) }
    #expect(window.elements("page").allSatisfy { $0.properties.effect == nil })
    #expect(log.lines == ["root appears", "root disappears", "page appears"])
  }
}

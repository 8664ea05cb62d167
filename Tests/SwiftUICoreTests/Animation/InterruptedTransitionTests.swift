import Combine
import Testing

@testable import SwiftUICore

@MainActor
private final class Model: ObservableObject {
  @Published var hasParent = true
  @Published var isThere = false
  @Published var isRefused = false
}

/// A view that comes and goes, in another one that does.
private struct Root: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      if model.hasParent {
        VStack {
          if model.isThere { Button("guest") {} }
        }
      }
    }
    .onChange(of: model.isThere) { isThere in
      if isThere, model.isRefused { model.isThere = false }
    }
  }
}

@MainActor
@Suite("transitions that are cut short")
struct InterruptedTransitionTests {
  private let model = Model()

  @Test("what comes back and goes again before it has been laid out goes on going")
  func refused() {
    let window = InMemoryWindow(animates: true, Root(model: model))
    model.isThere = true
    window.flush()
    withAnimation(.linear(duration: 1)) { model.isThere = false }
    window.flush()
    window.advance(by: 0.5)
    model.isRefused = true
    withAnimation(.linear(duration: 1)) { model.isThere = true }
    window.flush()
    #expect(!model.isThere)
    for _ in 0..<6 { window.advance(by: 0.5) }
    #expect(window.elements("button").isEmpty)
    #expect(window.host.transitions.retiredCount == 0)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("what comes for ever ends when what it is in has gone")
  func parentGoes() {
    let window = InMemoryWindow(animates: true, Root(model: model))
    withAnimation(.linear(duration: 1).repeatForever()) { model.isThere = true }
    window.flush()
    window.advance(by: 0.5)
    #expect(window.renderer.wantsFrames)
    model.hasParent = false
    window.flush()
    window.advance(by: 0.5)
    window.advance(by: 0.5)
    #expect(window.elements("button").isEmpty)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("what has been taken away at once while it came, and comes anew, has its transition")
  func comesAnew() {
    let window = InMemoryWindow(animates: true, Root(model: model))
    for _ in 0..<20 {
      withAnimation(.linear(duration: 1)) { model.isThere = true }
      window.flush()
      window.advance(by: 0.25)
      #expect(window.elements("button").first?.properties.effect?.opacity ?? 1 < 0.5)
      model.isThere = false
      model.hasParent = false
      window.flush()
      model.hasParent = true
      window.flush()
      #expect(window.elements("button").isEmpty)
    }
    window.advance(by: 2)
    window.advance(by: 0.1)
    #expect(!window.renderer.wantsFrames)
  }
}

import Combine
import Testing

@testable import SwiftUICore

@MainActor
@Suite("animations")
struct AnimationTests {
  /// A square whose opacity is that of the model, with buttons that change it.
  private final class Model: ObservableObject {
    @Published var opacity = 1.0
    @Published var width: CGFloat = 100
    @Published var other = 1.0
  }

  private struct Square: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: model.width, height: 10).opacity(model.opacity)
    }
  }

  private func window<V: View>(_ view: V) -> InMemoryWindow { InMemoryWindow(animates: true, view) }

  @Test("what is shown passes from the old value to the new one, and frames end with it")
  func opacity() {
    let model = Model()
    let window = window(Square(model: model))
    #expect(!window.renderer.wantsFrames)
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    window.flush()
    #expect(window.opacities == [1])
    window.advance(by: 0.25)
    #expect(window.opacities == [0.75])
    window.advance(by: 0.5)
    #expect(window.opacities == [0.25])
    window.advance(by: 0.25)
    #expect(window.opacities == [0])
    #expect(!window.renderer.wantsFrames)
    #expect(window.requestedFlushes > 0)
  }

  @Test("frames touch only what moves")
  func touches() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Square(model: model)
          Text(verbatim: "still")
          Color.blue
        }
      }
    }
    let model = Model()
    let window = window(Root(model: model))
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    window.advance(by: 0.1)
    window.renderer.resetCounts()
    window.host.resetBodyCounts()
    for _ in 0..<5 { window.advance(by: 0.1) }
    #expect(window.renderer.counts.updates == 5)
    #expect(Set(window.renderer.updated).count == 1)
    #expect(window.renderer.counts.places == 0)
    #expect(window.bodyCount(Square.self) == 0)
    #expect(window.bodyCount(Root.self) == 0)
  }

  @Test("places pass, too, and what the layout moves along with them")
  func places() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: model.width, height: 10)
          Text(verbatim: "text")
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    let model = Model()
    let window = window(Root(model: model))
    withAnimation(.linear(duration: 1)) { model.width = 200 }
    window.advance(by: 0.5)
    #expect(window.elements("shape")[0].absoluteFrame.width == 150)
    #expect(window.text("text")?.absoluteFrame.minX == 150)
    window.advance(by: 0.5)
    #expect(window.text("text")?.absoluteFrame.minX == 200)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a curve that is sent elsewhere adds up with what goes on, and does not jump")
  func interruption() {
    let model = Model()
    model.opacity = 0
    let window = window(Square(model: model))
    withAnimation(.linear(duration: 1)) { model.opacity = 1 }
    window.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    window.advance(by: 0)
    #expect(window.opacities == [0.5])
    // One still rises by as much as the other falls; from the first one's end on it falls alone.
    window.advance(by: 0.5)
    #expect(window.opacities == [0.5])
    window.advance(by: 0.25)
    #expect(window.opacities == [0.25])
    window.advance(by: 0.25)
    #expect(window.opacities == [0])
  }

  @Test("a spring that is sent elsewhere keeps the speed that it has")
  func springs() {
    let model = Model()
    model.opacity = 0
    let window = window(Square(model: model))
    withAnimation(.spring(response: 1, dampingFraction: 1)) { model.opacity = 1 }
    window.advance(by: 0.2)
    let before = window.opacities[0]
    window.advance(by: 0.001)
    let speed = (window.opacities[0] - before) / 0.001
    withAnimation(.spring(response: 0.7, dampingFraction: 1)) { model.opacity = 0 }
    window.advance(by: 0)
    let turning = window.opacities[0]
    window.advance(by: 0.0005)
    #expect(speed > 1)
    #expect(abs((window.opacities[0] - turning) / 0.0005 - speed) < speed * 0.03)
  }

  @Test("a change without an animation ends what goes on")
  func jump() {
    let model = Model()
    let window = window(Square(model: model))
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    window.advance(by: 0.5)
    model.opacity = 0.2
    window.flush()
    #expect(window.opacities == [0.2])
    window.advance(by: 0.1)
    #expect(window.opacities == [0.2])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("a repetition goes on until the value is changed")
  func forever() {
    let model = Model()
    let window = window(Square(model: model))
    withAnimation(.linear(duration: 1).repeatForever()) { model.opacity = 0 }
    window.advance(by: 7.25)
    #expect(abs(window.opacities[0] - 0.25) < 1e-9)
    #expect(window.renderer.wantsFrames)
    withAnimation(.linear(duration: 1)) { model.opacity = 1 }
    window.advance(by: 0.5)
    #expect(abs(window.opacities[0] - 0.625) < 1e-9)
    window.advance(by: 0.5)
    #expect(window.opacities == [1])
    #expect(!window.renderer.wantsFrames)
  }

  @Test("of two changes in one turn only the one with an animation is animated")
  func twoChanges() {
    struct Root: View {
      @State private var left = 1.0
      @State private var right = 1.0
      struct Part: View {
        @Binding var opacity: Double
        var body: some View { Rectangle().opacity(opacity) }
      }
      var body: some View {
        HStack {
          Part(opacity: $left)
          Part(opacity: $right)
          Button("go") {
            right = 0
            withAnimation(.linear(duration: 1)) { left = 0 }
          }
        }
      }
    }
    let window = window(Root())
    window.tap("go")
    window.advance(by: 0.5)
    #expect(window.opacities == [0.5, 0])
  }

  @Test("an animation modifier animates what is inside of it when its value changes")
  func valued() {
    struct Root: View {
      let turn: Double
      let other: Double
      var body: some View {
        Rectangle().rotationEffect(.radians(turn)).opacity(other)
          .animation(.linear(duration: 1), value: turn)
      }
    }
    let window = window(Root(turn: 0, other: 1))
    window.show(Root(turn: 0, other: 0.5))
    window.advance(by: 0.5)
    #expect(window.opacities.contains(0.5))
    window.show(Root(turn: 2, other: 0.5))
    window.advance(by: 0.5)
    #expect(window.rotations.contains(1))
  }

  @Test("bindings carry an animation, those made of closures, too")
  func bindings() {
    let model = Model()
    let window = window(Square(model: model))
    let binding = Binding(get: { model.opacity }, set: { model.opacity = $0 })
    binding.animation(.linear(duration: 1)).wrappedValue = 0
    window.advance(by: 0.5)
    #expect(window.opacities == [0.5])
  }

  @Test("a transaction can forbid animations, and be changed on its way in")
  func transactions() {
    struct Root: View {
      let value: Double
      var body: some View {
        VStack {
          Rectangle().opacity(value).animation(.linear(duration: 1), value: value)
          Rectangle().opacity(value).transaction { $0.animation = .linear(duration: 2) }
        }
      }
    }
    let window = window(Root(value: 1))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { window.show(Root(value: 0.5)) }
    #expect(window.opacities[0] == 0.5)
    window.advance(by: 4)
    withAnimation(.linear(duration: 1)) { window.show(Root(value: 0)) }
    window.advance(by: 0.5)
    #expect(window.opacities == [0.25, 0.375])
  }

  @Test("a completion comes when the animations are complete, once")
  func completion() {
    let model = Model()
    let window = window(Square(model: model))
    var log: [String] = []
    withAnimation(.linear(duration: 1)) {
      model.opacity = 0
      model.width = 200
    } completion: {
      log.append("linear")
    }
    window.advance(by: 0.9)
    #expect(log.isEmpty)
    window.advance(by: 0.2)
    #expect(log == ["linear"])
    let spring = Animation.spring(response: 1, dampingFraction: 1)
    withAnimation(spring, completionCriteria: .removed) {
      model.opacity = 1
    } completion: {
      log.append("removed")
    }
    withAnimation(spring) {
      model.width = 100
    } completion: {
      log.append("seems so")
    }
    window.advance(by: 1)
    #expect(log == ["linear", "seems so"])
    window.advance(by: 1)
    #expect(log == ["linear", "seems so", "removed"])
    withAnimation(.linear(duration: 1)) {
      model.width = 100
    } completion: {
      log.append("same")
    }
    window.flush()
    #expect(log.last == "same")
  }

  @Test("where nothing is to move all is at once, completions, too")
  func reducedMotion() {
    let model = Model()
    let window = InMemoryWindow(Square(model: model))
    var isComplete = false
    withAnimation(.linear(duration: 1)) {
      model.opacity = 0
    } completion: {
      isComplete = true
    }
    window.flush()
    #expect(window.opacities == [0])
    #expect(isComplete)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("when things are no longer to move, what moves is at its end")
  func reducedMeanwhile() {
    let model = Model()
    let window = window(Square(model: model))
    var isComplete = false
    withAnimation(.linear(duration: 10).repeatForever()) {
      model.opacity = 0
    } completion: {
      isComplete = true
    }
    window.advance(by: 1)
    window.renderer.animationsEnabled = false
    window.advance(by: 0.1)
    #expect(window.opacities == [0])
    #expect(isComplete)
    #expect(!window.renderer.wantsFrames)
  }

  @Test("what is changed as a view appears passes from what the view was before")
  func onAppear() {
    struct Badge: View {
      @State private var isDisplayed = false
      let isExplicit: Bool
      var body: some View {
        Circle()
          .trim(from: 0, to: isDisplayed ? 0.8 : 0)
          .stroke(Color.green, lineWidth: 3)
          .animation(
            isExplicit ? nil : .linear(duration: 1), value: isExplicit ? false : isDisplayed
          )
          .onAppear {
            if isExplicit {
              withAnimation(.linear(duration: 1)) { isDisplayed = true }
            } else {
              isDisplayed = true
            }
          }
      }
    }
    for isExplicit in [false, true] {
      let window = window(Badge(isExplicit: isExplicit))
      #expect(window.trims == [0])
      window.advance(by: 0.5)
      #expect(window.trims == [0.4])
      window.advance(by: 0.5)
      #expect(window.trims == [0.8])
      #expect(!window.renderer.wantsFrames)
    }
  }

  @Test("the older form of the modifier animates what is changed as a view appears")
  func olderForm() {
    struct Badge: View {
      @State private var isDisplayed = false
      var body: some View {
        ZStack {
          Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke()
            .animation(Animation.linear(duration: 1).delay(0.5))
        }
        .onAppear { isDisplayed = true }
      }
    }
    let window = window(Badge())
    #expect(window.trims == [0])
    window.advance(by: 1)
    #expect(window.trims == [0.4])
  }
}

extension InMemoryWindow {
  /// The groups' opacities, where these are not those of all groups.
  fileprivate var groups: [GroupProperties] {
    all.dropFirst().compactMap {
      if case .group(let group) = $0.properties.content { return group }
      return nil
    }
  }
  fileprivate var opacities: [Double] { groups.map(\.opacity) }
  fileprivate var rotations: [Double] { groups.map(\.rotation) }

  /// How much is drawn of the trimmed shapes.
  fileprivate var trims: [CGFloat] {
    all.compactMap {
      guard case .shape(let shape) = $0.properties.content,
        case .trimmed(_, _, let end) = shape.geometry
      else { return nil }
      return end
    }
  }
}

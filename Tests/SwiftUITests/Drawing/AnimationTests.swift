import Combine
import Gtk
import SwiftUI
import SwiftUICore
import XCTest

private let pureRed = SwiftUI.Color(red: 1, green: 0, blue: 0)

private final class Model: ObservableObject {
  @Published var opacity = 1.0
  @Published var x: CGFloat = 0
  @Published var isThere = false
}

/// Animations in windows, in pictures at moments that the tests say.
final class AnimationTests: ViewTestCase {
  private func animated(_ body: @MainActor () throws -> Void) rethrows {
    try onMain {
      Appearance.animationsEnabled = true
      SteppedFrames.isOn = true
      defer {
        SteppedFrames.isOn = false
        Appearance.animationsEnabled = false
      }
      try body()
    }
  }

  private struct Square: View {
    @ObservedObject var model: Model
    var body: some View {
      ZStack {
        SwiftUI.Color.white
        VStack {
          Rectangle().fill(pureRed).frame(width: 100, height: 100).opacity(model.opacity)
            .offset(x: model.x)
          Text("still")
        }
      }
    }
  }

  func testAPictureInTheMiddleOfAFade() throws {
    try animated {
      let model = Model()
      let window = TestWindow(width: 300, height: 300, Square(model: model))
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      window.hosted.host.flush()
      SteppedFrames.step(by: 0.5)
      let texture = try XCTUnwrap(window.picture)
      try keep(window, as: "fade")
      XCTAssertTrue(texture.isPixel(texture.width / 2, texture.height / 2, [255, 128, 128, 255]))
      let before = window.hosted.counts
      SteppedFrames.step(by: 0.1)
      XCTAssertEqual(window.hosted.counts.updates, before.updates + 1)
      XCTAssertEqual(window.hosted.counts.places, before.places)
      XCTAssertEqual(window.hosted.counts.moves, before.moves)
      SteppedFrames.step(by: 0.5)
      XCTAssertFalse(SteppedFrames.areWanted)
      let end = try XCTUnwrap(window.picture)
      XCTAssertTrue(end.isPixel(end.width / 2, end.height / 2, [255, 255, 255, 255]))
    }
  }

  func testAPictureInTheMiddleOfAMove() throws {
    try animated {
      let model = Model()
      let window = TestWindow(width: 400, height: 300, Square(model: model))
      withAnimation(.linear(duration: 1)) { model.x = 100 }
      window.hosted.host.flush()
      SteppedFrames.step(by: 0.5)
      // By 50 to the right, with 50 on each side of its middle.
      @MainActor func isRed(_ x: Int) -> Bool {
        guard let texture = window.picture else { return false }
        return texture.isPixel(
          texture.width / 2 + 50 + x, texture.height / 2 - 30, [255, 0, 0, 255])
      }
      XCTAssertTrue(pump { isRed(-45) && isRed(45) && !isRed(-55) && !isRed(55) })
      try keep(window, as: "move")
      let before = window.hosted.counts
      SteppedFrames.step(by: 0.1)
      XCTAssertEqual(window.hosted.counts.places, before.places + 1)
      XCTAssertEqual(window.hosted.counts.updates, before.updates)
    }
  }

  func testABadgeIsDrawnFromNothingAsItAppears() throws {
    try animated {
      struct Badge: View {
        @State private var isDisplayed = false
        var body: some View {
          ZStack {
            SwiftUI.Color.white
            Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0)
              .stroke(pureRed, lineWidth: 20)
              .frame(width: 200, height: 200)
              .animation(.linear(duration: 1), value: isDisplayed)
              .onAppear { isDisplayed = true }
          }
        }
      }
      let window = TestWindow(width: 300, height: 300, Badge())
      @MainActor func isRed(_ degrees: Double) -> Bool {
        guard let texture = window.picture else { return false }
        let angle = degrees * .pi / 180
        return texture.isPixel(
          texture.width / 2 + Int(100 * cos(angle)), texture.height / 2 + Int(100 * sin(angle)),
          [255, 0, 0, 255])
      }
      XCTAssertFalse(isRed(20))
      SteppedFrames.step(by: 0.5)
      // 0.4 of a turn are 144 degrees.
      XCTAssertTrue(isRed(20) && isRed(130))
      XCTAssertFalse(isRed(160))
      try keep(window, as: "badge")
      SteppedFrames.step(by: 0.5)
      XCTAssertTrue(isRed(160) && isRed(270))
      XCTAssertFalse(isRed(310))
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testWhatGoesIsOnlyToBeLookedAt() throws {
    try animated {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            if model.isThere { SwiftUI.Button("Guest") {}.transition(.move(edge: .leading)) }
            Text("below")
          }
        }
      }
      let model = Model()
      model.isThere = true
      let window = TestWindow(width: 300, height: 300, Root(model: model))
      let button = try XCTUnwrap(window.button("Guest"))
      withAnimation(.linear(duration: 1)) { model.isThere = false }
      window.hosted.host.flush()
      SteppedFrames.step(by: 0.5)
      XCTAssertTrue(window.texts.contains("Guest"))
      XCTAssertFalse(button.isTargetOfPointer)
      XCTAssertFalse(button.letsFocusIn)
      withAnimation(.linear(duration: 1)) { model.isThere = true }
      window.hosted.host.flush()
      XCTAssertTrue(button.isTargetOfPointer)
      XCTAssertTrue(button.letsFocusIn)
      SteppedFrames.step(by: 1)
      withAnimation(.linear(duration: 1)) { model.isThere = false }
      window.hosted.host.flush()
      SteppedFrames.step(by: 1.1)
      XCTAssertFalse(window.texts.contains("Guest"))
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testPagesSlide() throws {
    try animated {
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { Text("Second page").navigationTitle("Second") }
              .navigationTitle("First")
          }
        }
      }
      let window = TestWindow(width: 300, height: 300, Root())
      window.hosted.host.flush()
      window.click("Go")
      SteppedFrames.step(by: 0.05)
      XCTAssertTrue(pump { window.texts.contains("Second page") && window.texts.contains("Go") })
      let text = try XCTUnwrap(window.label("Second page"))
      // The title is in the middle of the bar, the text in that of the page.
      let resting = window.hosted.window.size.width / 2
      XCTAssertTrue(pump { (window.frame(of: text)?.midX ?? 0) > resting + 20 })
      try keep(window, as: "push")
      SteppedFrames.step(by: 0.4)
      XCTAssertTrue(pump { !window.texts.contains("Go") })
      pump { abs((window.frame(of: text)?.midX ?? 0) - resting) < 2 }
      XCTAssertEqual(window.frame(of: text)?.midX ?? 0, resting, accuracy: 10)
      try keep(window, as: "pushed")
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testNothingMovesWhereNothingIsTo() throws {
    try animated {
      Appearance.animationsEnabled = false
      let model = Model()
      let window = TestWindow(width: 300, height: 300, Square(model: model))
      var isComplete = false
      withAnimation(.linear(duration: 1)) {
        model.opacity = 0
      } completion: {
        isComplete = true
      }
      window.hosted.host.flush()
      XCTAssertTrue(isComplete)
      XCTAssertFalse(SteppedFrames.areWanted)
      let texture = try XCTUnwrap(window.picture)
      XCTAssertTrue(texture.isPixel(texture.width / 2, texture.height / 2, [255, 255, 255, 255]))
    }
  }

  func testTheWindowsOwnClockBringsAnAnimationToItsEnd() {
    animated {
      SteppedFrames.isOn = false
      let model = Model()
      let window = TestWindow(width: 300, height: 300, Square(model: model))
      var isComplete = false
      withAnimation(.linear(duration: 0.05)) {
        model.opacity = 0
      } completion: {
        isComplete = true
      }
      XCTAssertTrue(pump { isComplete })
      let counts = window.hosted.counts
      window.settle()
      XCTAssertEqual(window.hosted.counts, counts)
    }
  }
}

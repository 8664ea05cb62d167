import SwiftUICore
import Testing

// All numbers are worked out by hand from the in-memory renderer's measures: a character is 8 wide,
// a line 16 high; the usual spacing is 8, the usual padding 16; the window is 400 × 300 and the root
// view stands in its middle.

@MainActor
private func frame(_ window: InMemoryWindow, _ text: String) -> CGRect? {
  window.text(text)?.absoluteFrame
}

@MainActor
@Suite("stack layout")
struct StackLayoutTests {
  @Test("a text takes its own size, and the root stands in the middle of the window")
  func text() {
    let window = InMemoryWindow(Text(verbatim: "hello"))
    // 5 × 8 = 40 wide; (400 - 40) / 2 = 180, (300 - 16) / 2 = 142.
    #expect(frame(window, "hello") == CGRect(x: 180, y: 142, width: 40, height: 16))
  }

  @Test("a column is as wide as its widest view and centres the others")
  func column() {
    let window = InMemoryWindow(
      VStack {
        Text(verbatim: "ab")
        Text(verbatim: "abcdef")
      })
    // 48 wide, 16 + 8 + 16 = 40 high: from (176, 130).
    #expect(frame(window, "ab") == CGRect(x: 192, y: 130, width: 16, height: 16))
    #expect(frame(window, "abcdef") == CGRect(x: 176, y: 154, width: 48, height: 16))
  }

  @Test("alignment and spacing of a column are taken over")
  func alignment() {
    let window = InMemoryWindow(
      VStack(alignment: .trailing, spacing: 20) {
        Text(verbatim: "ab")
        Text(verbatim: "abcdef")
      })
    #expect(frame(window, "ab") == CGRect(x: 208, y: 124, width: 16, height: 16))
    #expect(frame(window, "abcdef") == CGRect(x: 176, y: 160, width: 48, height: 16))
  }

  @Test("a spacer takes what is left, without spacing beside it")
  func spacer() {
    let window = InMemoryWindow(
      HStack {
        Text(verbatim: "left")
        Spacer()
        Text(verbatim: "right")
      })
    #expect(frame(window, "left") == CGRect(x: 0, y: 142, width: 32, height: 16))
    #expect(frame(window, "right") == CGRect(x: 360, y: 142, width: 40, height: 16))
  }

  @Test("flexible views share what fixed ones leave")
  func flexible() {
    let window = InMemoryWindow(
      HStack(spacing: 0) {
        Color.red
        Text(verbatim: "12345")
        Color.blue
      })
    // 400 - 40 = 360 for two colours.
    let shapes = window.elements("shape").map(\.absoluteFrame)
    #expect(
      shapes == [
        CGRect(x: 0, y: 0, width: 180, height: 300), CGRect(x: 220, y: 0, width: 180, height: 300),
      ])
  }

  @Test("least flexible views are served first")
  func flexibilityOrder() {
    let window = InMemoryWindow(
      width: 300, height: 100,
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(maxWidth: 50)
      })
    // The frame can vary by 50 only: offered 150 it takes 50; the colour gets 250.
    let shapes = window.elements("shape").map(\.absoluteFrame)
    #expect(
      shapes == [
        CGRect(x: 0, y: 0, width: 250, height: 100), CGRect(x: 250, y: 0, width: 50, height: 100),
      ])
  }

  @Test("a higher priority is served first, what the others need at least kept back")
  func priority() {
    let window = InMemoryWindow(
      width: 200, height: 100,
      HStack(spacing: 0) {
        Text(verbatim: "aaaaa bbbbb ccccc")
        Text(verbatim: "ddddd eeeee fffff").layoutPriority(1)
      })
    // Offered nothing a text breaks at every character: at least 8 wide. 200 - 8 = 192 for the
    // second, which takes 17 × 8 = 136; 64 are left for the first: five letters a line.
    #expect(frame(window, "ddddd eeeee fffff")?.width == 136)
    #expect(frame(window, "aaaaa bbbbb ccccc")?.size == CGSize(width: 40, height: 48))
  }

  @Test("texts break into lines where the width ends, and are cut where the height does")
  func wrapping() {
    let window = InMemoryWindow(
      VStack {
        Text(verbatim: "one two three four").frame(width: 72)
        Text(verbatim: "five six seven eight").lineLimit(1).frame(width: 72)
        Text(verbatim: "a b c d e f").frame(width: 24, height: 32)
      })
    // 9 characters a line: "one two" / "three" / "four".
    #expect(frame(window, "one two three four")?.size == CGSize(width: 56, height: 48))
    #expect(frame(window, "five six seven eight")?.size == CGSize(width: 64, height: 16))
    // 3 characters a line, 2 lines of the 4.
    #expect(frame(window, "a b c d e f")?.size == CGSize(width: 24, height: 32))
  }

  @Test("baselines of texts are aligned through padding and columns")
  func baselines() {
    let window = InMemoryWindow(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a")
        Text(verbatim: "b").padding(.top, 10)
        VStack(spacing: 0) {
          Text(verbatim: "c")
          Text(verbatim: "d")
        }
      })
    let y = ["a", "b", "c"].compactMap { frame(window, $0)?.minY }
    #expect(y.count == 3 && y.allSatisfy { $0 == y[0] })
    #expect(frame(window, "d")?.minY == y[0] + 16)
  }

  @Test("views over one another share the proposal and align")
  func overlaid() {
    let window = InMemoryWindow(
      ZStack(alignment: .bottomTrailing) {
        Text(verbatim: "abcdef\nabc")
        Text(verbatim: "x")
      })
    // 48 × 32 from (176, 134); the other's corner is at (224, 166).
    #expect(frame(window, "x") == CGRect(x: 216, y: 150, width: 8, height: 16))
  }

  @Test("a z index draws a view in front of its neighbours")
  func zIndex() {
    let window = InMemoryWindow(
      ZStack {
        Text(verbatim: "front").zIndex(1)
        Text(verbatim: "back")
      })
    #expect(window.texts == ["back", "front"])
  }

  @Test("a divider lies across its stack")
  func divider() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        Text(verbatim: "a")
        Divider()
        HStack(spacing: 0) {
          Text(verbatim: "b")
          Divider()
        }.frame(height: 30)
      })
    let sizes = window.elements("divider").map(\.frame.size)
    #expect(sizes == [CGSize(width: 400, height: 1), CGSize(width: 1, height: 30)])
  }
}

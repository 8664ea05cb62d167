import SwiftUICore
import Testing

// A character is 8 wide, a line 16 high; the window is 400 × 300 and the root view in its middle.

/// Views one below another, each moved to the right of the one before, by what it says.
private struct Stairs: Layout {
  var step: CGFloat = 10

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize])
    -> CGSize
  {
    var size = CGSize.zero
    var x: CGFloat = 0
    for (subview, own) in zip(subviews, cache) {
      size.width = max(size.width, x + own.width)
      size.height += own.height
      x += subview[StepKey.self] ?? step
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var position = bounds.origin
    for (subview, own) in zip(subviews, cache) {
      subview.place(at: position, proposal: .unspecified)
      position.x += subview[StepKey.self] ?? step
      position.y += own.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGSize]
  ) -> CGFloat? {
    guide == .leading ? 4 : nil
  }
}

private enum StepKey: LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
}

/// Places only the first view, by its middle.
private struct FirstOnly: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + 100, y: bounds.minY + 50), anchor: .center,
      proposal: .unspecified)
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Switching: View {
  let isRow: Bool

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Counter()
      Text(verbatim: "abc")
    }
  }
}

@MainActor
private func frame(_ window: InMemoryWindow, _ text: String) -> CGRect? {
  window.text(text)?.absoluteFrame
}

@MainActor
@Suite("own layouts")
struct CustomLayoutTests {
  @Test("an own layout is asked for its size and places its views")
  func stairs() {
    let window = InMemoryWindow(
      Stairs {
        Text(verbatim: "abcd")
        Text(verbatim: "ab").layoutValue(key: StepKey.self, value: 30)
        Text(verbatim: "abc")
      })
    // The last begins at 10 + 30 and is 24 wide: 64 × 48, from (168, 126).
    #expect(frame(window, "abcd") == CGRect(x: 168, y: 126, width: 32, height: 16))
    #expect(frame(window, "ab") == CGRect(x: 178, y: 142, width: 16, height: 16))
    #expect(frame(window, "abc") == CGRect(x: 208, y: 158, width: 24, height: 16))
  }

  @Test("what it remembers is brought up to date when a view or the layout changes")
  func cache() {
    func view(_ text: String, _ step: CGFloat) -> some View {
      Stairs(step: step) {
        Text(verbatim: text)
        Text(verbatim: "x")
      }
    }
    let window = InMemoryWindow(view("ab", 10))
    // 18 × 32, from (191, 134).
    #expect(frame(window, "x") == CGRect(x: 201, y: 150, width: 8, height: 16))
    window.show(view("abcdef", 10))
    // 48 × 32, from (176, 134).
    #expect(frame(window, "x") == CGRect(x: 186, y: 150, width: 8, height: 16))
    window.show(view("abcdef", 60))
    // 68 × 32, from (166, 134).
    #expect(frame(window, "x") == CGRect(x: 226, y: 150, width: 8, height: 16))
  }

  @Test("views are placed by an anchor, and those that are not placed stand in the middle")
  func anchors() {
    let window = InMemoryWindow(
      FirstOnly {
        Text(verbatim: "abcd")
        Text(verbatim: "xy")
      })
    // (100, 50) is the middle of 32 × 16.
    #expect(frame(window, "abcd") == CGRect(x: 84, y: 42, width: 32, height: 16))
    #expect(frame(window, "xy") == CGRect(x: 192, y: 142, width: 16, height: 16))
  }

  @Test("its guides count in the container around")
  func guides() {
    let window = InMemoryWindow(
      VStack(alignment: .leading, spacing: 0) {
        Stairs { Text(verbatim: "ab") }
        Text(verbatim: "cdef")
      })
    // The stairs' leading guide is 4 to the right of their edge: 36 wide in all, from 182.
    #expect(frame(window, "ab")?.minX == 182)
    #expect(frame(window, "cdef")?.minX == 186)
  }

  @Test("where the script runs from right to left, places are mirrored")
  func mirrored() {
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    let window = InMemoryWindow(
      environment: values,
      Stairs {
        Text(verbatim: "abcd")
        Text(verbatim: "ab")
      })
    // 32 × 32, from (184, 134): the second ends 10 from the right edge of 216.
    #expect(frame(window, "abcd")?.minX == 184)
    #expect(frame(window, "ab")?.maxX == 206)
  }

  @Test("a change of layout keeps the views and their state")
  func anyLayout() {
    let window = InMemoryWindow(Switching(isRow: true))
    window.tap("count 0")
    // The button is 7 × 8 + 16 = 72 wide and 24 high; with 24 of text 96, from 152.
    #expect(frame(window, "abc") == CGRect(x: 224, y: 142, width: 24, height: 16))
    window.renderer.resetCounts()
    window.show(Switching(isRow: false))
    #expect(window.button("count 1") != nil)
    #expect(window.renderer.counts.creates == 0)
    // 24 + 16 = 40 high, from 130.
    #expect(frame(window, "abc") == CGRect(x: 188, y: 154, width: 24, height: 16))
  }

  @Test("rows and columns as layouts share out space as stacks do, spacers and all")
  func stackLayouts() {
    let row = InMemoryWindow(
      HStackLayout {
        Text(verbatim: "left")
        Spacer()
        Text(verbatim: "right")
      })
    #expect(frame(row, "left") == CGRect(x: 0, y: 142, width: 32, height: 16))
    #expect(frame(row, "right") == CGRect(x: 360, y: 142, width: 40, height: 16))
    let column = InMemoryWindow(
      AnyLayout(VStackLayout(alignment: .trailing)) {
        Text(verbatim: "ab")
        Spacer()
        Text(verbatim: "abcd")
      })
    #expect(frame(column, "ab") == CGRect(x: 200, y: 0, width: 16, height: 16))
    #expect(frame(column, "abcd") == CGRect(x: 184, y: 284, width: 32, height: 16))
    let pile = InMemoryWindow(
      ZStackLayout(alignment: .bottomTrailing) {
        Text(verbatim: "abcd")
        Text(verbatim: "x")
      })
    #expect(frame(pile, "x") == CGRect(x: 208, y: 142, width: 8, height: 16))
  }

  @Test("a remark that changes lays out again")
  func remark() {
    func view(_ step: CGFloat) -> some View {
      Stairs {
        Text(verbatim: "a").layoutValue(key: StepKey.self, value: step)
        Text(verbatim: "b")
      }
    }
    let window = InMemoryWindow(view(8))
    #expect(frame(window, "b")?.minX == 200)
    // 20 + 8 wide, from 186.
    window.show(view(20))
    #expect(frame(window, "b")?.minX == 206)
  }

  @Test("room around views: none beside those that like none, else the larger wish")
  func spacing() {
    var spacing = ViewSpacing()
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 0)
    spacing = .zero
    spacing.formUnion(ViewSpacing(), edges: .trailing)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
  }
}

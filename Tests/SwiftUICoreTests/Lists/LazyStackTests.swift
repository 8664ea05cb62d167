import SwiftUICore
import Testing

private struct Row: View {
  let index: Int
  var body: some View { Text(verbatim: "row \(index)") }
}

private struct Rows: View {
  let indices: [Int]
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) { ForEach(indices, id: \.self) { Row(index: $0) } }
    }
  }
}

@MainActor
@Suite("lazy stacks")
struct LazyStackTests {
  @Test("only the rows in view are made, and others as they come into view")
  func scrolling() {
    let window = InMemoryWindow(Rows(indices: Array(0..<5000)))
    // A row is 16 high and 4 from the next: 300 / 20 is 15, and two more.
    #expect(window.bodyCount(Row.self) <= 20)
    #expect(window.text("row 0")?.absoluteFrame.minY == 0)
    let scroll = window.elements("scroll")[0]
    guard case .scroll(let properties) = scroll.properties.content else { return }
    #expect(abs(properties.contentSize.height - 99_996) < 0.001)
    window.send(.scroll(CGPoint(x: 0, y: 20_000)), to: scroll)
    #expect(window.text("row 1000")?.frame.minY == 20_000)
    #expect(window.text("row 0") == nil)
    #expect(window.texts.count <= 20)
    #expect(window.bodyCount(Row.self) <= 45)
  }

  @Test("changes of the rows keep those in view")
  func changes() {
    let window = InMemoryWindow(Rows(indices: Array(0..<100)))
    let count = window.bodyCount(Row.self)
    window.show(Rows(indices: [500] + Array(0..<100)))
    #expect(window.texts.prefix(2) == ["row 500", "row 0"])
    #expect(window.bodyCount(Row.self) == count + 1)
    window.show(Rows(indices: [3]))
    #expect(window.texts == ["row 3"])
  }

  @Test("outside of a scroll view all rows are made")
  func plain() {
    let window = InMemoryWindow(LazyVStack { ForEach(0..<5) { Text(verbatim: "\($0)") } })
    #expect(window.texts == ["0", "1", "2", "3", "4"])
  }

  @Test("where the script runs from right to left, things are mirrored")
  func mirrored() {
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    let window = InMemoryWindow(
      environment: values,
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text(verbatim: "ab")
          Text(verbatim: "c").padding(.leading, 10)
          Spacer()
        }
        Text(verbatim: "d")
      })
    #expect(window.text("ab")?.absoluteFrame.minX == 384)
    #expect(window.text("c")?.absoluteFrame.minX == 366)
    #expect(window.text("d")?.absoluteFrame.minX == 392)
    window.host.environment.layoutDirection = .leftToRight
    window.flush()
    #expect(window.text("ab")?.absoluteFrame.minX == 0)
  }
}

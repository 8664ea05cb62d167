import SwiftUICore
import Testing

// A character is 8 wide, a line 16 high; the usual spacing is 8; the window is 400 × 300 and the
// root view in its middle.

@MainActor
private func frame(_ window: InMemoryWindow, _ text: String) -> CGRect? {
  window.text(text)?.absoluteFrame
}

@MainActor
@Suite("grids")
struct GridTests {
  @Test("columns are as wide as their widest cells, rows as high as their highest")
  func table() {
    let window = InMemoryWindow(
      Grid {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "bcde")
        }
        GridRow {
          Text(verbatim: "fgh")
          Text(verbatim: "i")
        }
      })
    // 24 + 8 + 32 = 64 wide, 16 + 8 + 16 = 40 high: from (168, 130).
    #expect(frame(window, "a") == CGRect(x: 176, y: 130, width: 8, height: 16))
    #expect(frame(window, "bcde") == CGRect(x: 200, y: 130, width: 32, height: 16))
    #expect(frame(window, "fgh") == CGRect(x: 168, y: 154, width: 24, height: 16))
    #expect(frame(window, "i") == CGRect(x: 212, y: 154, width: 8, height: 16))
  }

  @Test("alignments of the grid, a row, a column and a cell")
  func alignments() {
    let window = InMemoryWindow(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Text(verbatim: "a")
          Color.red.frame(width: 40, height: 40)
          Text(verbatim: "b").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text(verbatim: "cde")
          Text(verbatim: "f").gridCellAnchor(.center)
          Text(verbatim: "ghij")
        }
      })
    // 24 + 40 + 32 = 96 wide, 40 + 16 = 56 high: from (152, 122).
    #expect(frame(window, "a") == CGRect(x: 152, y: 146, width: 8, height: 16))
    #expect(frame(window, "b") == CGRect(x: 240, y: 146, width: 8, height: 16))
    #expect(frame(window, "cde") == CGRect(x: 152, y: 162, width: 24, height: 16))
    #expect(frame(window, "f") == CGRect(x: 192, y: 162, width: 8, height: 16))
    #expect(frame(window, "ghij") == CGRect(x: 216, y: 162, width: 32, height: 16))
  }

  @Test("a view that is in no row goes over all columns, and may leave the columns as they are")
  func wholeRows() {
    let window = InMemoryWindow(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "ab")
          Text(verbatim: "cd")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        Text(verbatim: "abcdefgh")
      })
    // The columns are 16 each; the last row needs 64, 22 more than 42, which both share.
    #expect(frame(window, "ab") == CGRect(x: 168, y: 133.5, width: 16, height: 16))
    #expect(frame(window, "cd") == CGRect(x: 205, y: 133.5, width: 16, height: 16))
    #expect(
      window.elements("divider")[0].absoluteFrame
        == CGRect(x: 168, y: 149.5, width: 64, height: 1))
    #expect(frame(window, "abcdefgh") == CGRect(x: 168, y: 150.5, width: 64, height: 16))
  }

  @Test("a cell may go over several columns")
  func spanning() {
    let window = InMemoryWindow(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "b")
          Text(verbatim: "c")
        }
        GridRow {
          Color.red.frame(height: 16).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          Text(verbatim: "d")
        }
      })
    // Three columns of 8, from 188.
    #expect(
      window.elements("shape")[0].absoluteFrame == CGRect(x: 188, y: 150, width: 16, height: 16))
    #expect(frame(window, "d") == CGRect(x: 204, y: 150, width: 8, height: 16))
  }

  @Test("flexible columns and rows share what others leave")
  func flexible() {
    let window = InMemoryWindow(
      width: 300, height: 100,
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "12345")
          Color.red
          Color.blue
        }
        GridRow {
          Text(verbatim: "1")
          Color.green
          Text(verbatim: "2")
        }
      })
    // 300 - 40 = 260 for two columns; 100 for two rows.
    #expect(
      window.elements("shape").map(\.absoluteFrame) == [
        CGRect(x: 40, y: 0, width: 130, height: 50), CGRect(x: 170, y: 0, width: 130, height: 50),
        CGRect(x: 40, y: 50, width: 130, height: 50),
      ])
  }

  @Test("text baselines of a row meet")
  func baselines() {
    let window = InMemoryWindow(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "a").padding(.top, 10)
          Text(verbatim: "b")
        }
      })
    #expect(frame(window, "a")?.minY == frame(window, "b")?.minY)
  }

  @Test("rows come, go and change without others being made anew")
  func changes() {
    func view(_ rows: [String]) -> some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(rows, id: \.self) { row in
          GridRow {
            Text(verbatim: row)
            Text(verbatim: "\(row)!")
          }
        }
      }
    }
    let window = InMemoryWindow(view(["a", "b"]))
    window.renderer.resetCounts()
    window.show(view(["ccc", "b"]))
    #expect(window.renderer.counts.creates == 2)
    // 24 + 32 wide, from 172.
    #expect(frame(window, "b") == CGRect(x: 172, y: 150, width: 8, height: 16))
    #expect(frame(window, "b!") == CGRect(x: 196, y: 150, width: 16, height: 16))
  }

  @Test("outside of a grid a row is as a group")
  func outside() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
      })
    #expect(frame(window, "b")?.minY == frame(window, "a")?.maxY)
  }
}

@MainActor
@Suite("the view that fits")
struct ViewThatFitsTests {
  private func view(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      Text(verbatim: "a long text")
      Text(verbatim: "text")
      Text(verbatim: "t")
    }
  }

  @Test("it is the first whose ideal size fits, or else the last")
  func choice() {
    let window = InMemoryWindow(width: 100, height: 100, view())
    // 88, 32 and 8 wide.
    #expect(window.texts == ["a long text"])
    #expect(frame(window, "a long text") == CGRect(x: 6, y: 42, width: 88, height: 16))
    window.resize(width: 80, height: 100)
    #expect(window.texts == ["text"])
    #expect(frame(window, "text") == CGRect(x: 24, y: 42, width: 32, height: 16))
    window.resize(width: 20, height: 100)
    #expect(window.texts == ["t"])
    window.resize(width: 4, height: 100)
    #expect(window.texts == ["t"])
    window.resize(width: 400, height: 100)
    #expect(window.texts == ["a long text"])
  }

  @Test("only the axes that are named count")
  func axes() {
    let window = InMemoryWindow(width: 80, height: 100, view(.vertical))
    #expect(window.texts == ["a long text"])
    window.resize(width: 80, height: 8)
    #expect(window.texts == ["t"])
  }
}

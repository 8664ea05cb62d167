import SwiftUICore
import Testing

private struct Root: View {
  @State private var isShown = false
  @State private var isCovered = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "title")
      HStack(spacing: 0) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .popover(isPresented: $isShown, attachmentAnchor: .point(.bottomTrailing), arrowEdge: .top) {
        Inside()
      }
      Button("open") { isShown = true }
      Button("cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) { Inside() }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("close") { dismiss() } }
}

@MainActor
@Suite("popovers and covers")
struct PopoverTests {
  private func sheet(_ window: InMemoryWindow) -> SheetProperties? {
    guard case .sheet(let sheet)? = window.renderer.presented.last?.content else { return nil }
    return sheet
  }

  @Test("a popover knows to what it points, and goes when it is dismissed")
  func popover() {
    let window = InMemoryWindow(width: 200, height: 200, Root())
    window.tap("open")
    #expect(sheet(window)?.kind == .popover)
    #expect(sheet(window)?.edge == .top)
    let row = window.text("b")?.absoluteFrame ?? .zero
    #expect(sheet(window)?.anchor == CGRect(x: row.maxX, y: row.maxY, width: 1, height: 1))
    window.tap("close")
    #expect(window.renderer.presented.isEmpty)
    window.tap("open")
    window.renderer.presented.last?.send(.dismiss)
    window.flush()
    #expect(window.renderer.presented.isEmpty)
  }

  @Test("a cover is one, and can close itself")
  func cover() {
    let window = InMemoryWindow(Root())
    window.tap("cover")
    #expect(sheet(window)?.kind == .fullScreen)
    window.tap("close")
    #expect(window.renderer.presented.isEmpty)
  }
}

import Testing

@testable import SwiftUICore

@MainActor
@Suite("lengths of rows of lazy stacks")
struct LazyStackLengthTests {
  private struct Rows: View {
    let indices: [Int]

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(indices, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
  }

  private func stack(in node: LayoutNode) -> LazyStackLayoutNode? {
    if let found = node as? LazyStackLayoutNode { return found }
    return node.children.lazy.compactMap { stack(in: $0) }.first
  }

  @Test("those of rows that have gone are forgotten")
  func gone() throws {
    let window = InMemoryWindow(Rows(indices: []))
    for start in 0..<300 { window.show(Rows(indices: Array(start * 10..<start * 10 + 10))) }
    #expect(window.texts.count == 10)
    let found = try #require(stack(in: window.host.rootLayout))
    #expect(found.lengths.count < 120)
  }
}

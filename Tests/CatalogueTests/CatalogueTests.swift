import Testing

/// That the rows compile is the test of most of them; `scripts/count-catalogue` counts them.
@Suite("catalogue")
struct CatalogueTests {
  @Test("the type eraser of a row's publisher keeps its output type")
  func opaqueRow() {
    _ = Row1<Int, Never>.opaque()
  }
}

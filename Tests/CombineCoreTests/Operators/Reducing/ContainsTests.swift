import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("contains")
struct ContainsTests {
  @Test(.holds(99, 100)) func reducesToWhetherTheValueIsThere() {
    ReducerContract(name: "Contains", result: true, emptyResult: false, isEarly: true) {
      $0.contains(2)
    }
    .verify()
    ReducerContract(name: "Contains", result: false, emptyResult: false) { $0.contains(4) }
      .verify()
  }

  @Test func isEqualWhenUpstreamAndValueAre() {
    let source = EquatableSource(value: 1)
    #expect(source.contains(1) == source.contains(1))
    #expect(source.contains(1) != source.contains(2))
    #expect(source.contains(1) != EquatableSource(value: 2).contains(1))
  }
}

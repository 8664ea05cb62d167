import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("last")
struct LastTests {
  @Test(.holds(99)) func reducesToTheLastValue() {
    ReducerContract(name: "Last", result: 3) { $0.last() }.verify()
  }

  @Test func isEqualWhenTheUpstreamsAre() {
    #expect(EquatableSource(value: 1).last() == EquatableSource(value: 1).last())
    #expect(EquatableSource(value: 1).last() != EquatableSource(value: 2).last())
  }
}

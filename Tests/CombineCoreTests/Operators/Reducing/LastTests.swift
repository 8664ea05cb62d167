import Combine
import CombineTesting
import Testing

@Suite("last")
struct LastTests {
  @Test func reducesToTheLastValue() {
    ReducerContract(name: "Last", result: 3) { $0.last() }.verify()
  }

  @Test func isEqualWhenTheUpstreamsAre() {
    #expect(EquatableSource(value: 1).last() == EquatableSource(value: 1).last())
    #expect(EquatableSource(value: 1).last() != EquatableSource(value: 2).last())
  }
}

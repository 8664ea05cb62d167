import Combine
import CombineTesting
import Testing

@Suite("last(where:)")
struct LastWhereTests {
  @Test func reducesToTheLastValueThatFulfilsTheCondition() {
    ReducerContract(name: "LastWhere", result: 2) { $0.last { $0 < 3 } }.verify()
    ReducerContract(name: "LastWhere", result: nil) { $0.last { $0 > 3 } }.verify()
  }
}

import Combine
import CombineTesting
import Testing

@Suite("first(where:)")
struct FirstWhereTests {
  @Test func reducesToTheFirstValueThatFulfilsTheCondition() {
    ReducerContract(name: "TryFirst", result: 2, isEarly: true) { $0.first { $0 > 1 } }.verify()
    ReducerContract(name: "TryFirst", result: nil) { $0.first { $0 > 3 } }.verify()
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("first(where:)")
struct FirstWhereTests {
  @Test(.holds(99, 100, 289)) func reducesToTheFirstValueThatFulfilsTheCondition() {
    ReducerContract(name: "TryFirst", result: 2, isEarly: true) { $0.first { $0 > 1 } }.verify()
    ReducerContract(name: "TryFirst", result: nil) { $0.first { $0 > 3 } }.verify()
  }
}

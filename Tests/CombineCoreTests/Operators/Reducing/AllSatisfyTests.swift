import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("allSatisfy")
struct AllSatisfyTests {
  @Test(.holds(99, 100)) func reducesToWhetherAllValuesFulfilTheCondition() {
    ReducerContract(name: "AllSatisfy", result: false, emptyResult: true, isEarly: true) {
      $0.allSatisfy { $0 < 2 }
    }
    .verify()
    ReducerContract(name: "AllSatisfy", result: true, emptyResult: true) {
      $0.allSatisfy { $0 < 4 }
    }
    .verify()
  }
}

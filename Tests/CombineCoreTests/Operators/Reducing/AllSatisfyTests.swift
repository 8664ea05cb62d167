import Combine
import CombineTesting
import Testing

@Suite("allSatisfy")
struct AllSatisfyTests {
  @Test func reducesToWhetherAllValuesFulfilTheCondition() {
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

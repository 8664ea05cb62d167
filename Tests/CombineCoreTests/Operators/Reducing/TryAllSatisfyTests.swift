import Combine
import CombineTesting
import Testing

@Suite("tryAllSatisfy")
struct TryAllSatisfyTests {
  @Test func reducesToWhetherAllValuesFulfilTheCondition() {
    ReducerContract(name: "TryAllSatisfy", result: false, emptyResult: true, isEarly: true) {
      $0.tryAllSatisfy { $0 < 2 }
    }
    .verify()
    ReducerContract(name: "TryAllSatisfy", result: true, emptyResult: true) {
      $0.tryAllSatisfy { $0 < 4 }
    }
    .verify()
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryAllSatisfy { value in
        try check(value)
        return true
      }
    }
  }
}

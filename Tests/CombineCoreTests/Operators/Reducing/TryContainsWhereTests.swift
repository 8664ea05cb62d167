import Combine
import CombineTesting
import Testing

@Suite("tryContains(where:)")
struct TryContainsWhereTests {
  @Test func reducesToWhetherAValueFulfilsTheCondition() {
    ReducerContract(name: "TryContainsWhere", result: true, emptyResult: false, isEarly: true) {
      $0.tryContains { $0 > 1 }
    }
    .verify()
    ReducerContract(name: "TryContainsWhere", result: false, emptyResult: false) {
      $0.tryContains { $0 > 3 }
    }
    .verify()
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryContains { value in
        try check(value)
        return false
      }
    }
  }
}

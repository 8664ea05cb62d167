import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("tryFirst(where:)")
struct TryFirstWhereTests {
  @Test(.holds(100, 289)) func reducesToTheFirstValueThatFulfilsTheCondition() {
    ReducerContract(name: "TryFirstWhere", result: 2, isEarly: true) {
      $0.tryFirst { $0 > 1 }
    }
    .verify()
    ReducerContract(name: "TryFirstWhere", result: nil) { $0.tryFirst { $0 > 3 } }.verify()
  }

  @Test(.holds(90)) func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryFirst { value in
        try check(value)
        return false
      }
    }
  }
}

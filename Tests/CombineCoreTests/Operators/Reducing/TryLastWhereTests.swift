import Combine
import CombineTesting
import Testing

@Suite("tryLast(where:)")
struct TryLastWhereTests {
  @Test func reducesToTheLastValueThatFulfilsTheCondition() {
    ReducerContract(name: "TryLastWhere", result: 2) { $0.tryLast { $0 < 3 } }.verify()
    ReducerContract(name: "TryLastWhere", result: nil) { $0.tryLast { $0 > 3 } }.verify()
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryLast { value in
        try check(value)
        return true
      }
    }
  }
}

import Combine
import CombineTesting
import Testing

@Suite("tryMin and tryMax")
struct TryComparisonTests {
  @Test func tryMinReducesToTheSmallest() {
    ReducerContract(name: "TryComparison", result: 1) { $0.tryMin { $0 < $1 } }.verify()
  }

  @Test func tryMaxReducesToTheGreatest() {
    ReducerContract(name: "TryComparison", result: 3) { $0.tryMax { $0 < $1 } }.verify()
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryMin { new, old in
        try check(new)
        return new < old
      }
    }
    expectThrowEnds { upstream, check in
      upstream.tryMax { old, new in
        try check(new)
        return old < new
      }
    }
  }
}

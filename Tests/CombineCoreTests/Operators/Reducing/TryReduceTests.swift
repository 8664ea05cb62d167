import Combine
import CombineTesting
import Testing

@Suite("tryReduce")
struct TryReduceTests {
  @Test func combinesTheValuesFromTheInitialOne() {
    ReducerContract(name: "TryReduce", result: 16, emptyResult: 10) { upstream in
      upstream.tryReduce(10) { $0 + $1 }
    }
    .verify()
  }

  @Test func failsWithAnErrorThrown() {
    expectThrowEnds { upstream, check in
      upstream.tryReduce(0) { sum, value in
        try check(value)
        return sum + value
      }
    }
  }

  @Test func failsWithoutDemand() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, any Error>(initialDemand: .none)
    upstream.tryReduce(0) { _, _ in throw TestError.first }.subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.failure as? TestError == .first)
  }
}

import Combine
import CombineTesting
import Testing

/// Checks an operator whose closure throws `TestError.first` for negative numbers and passes 2 on:
/// an error cancels the upstream, then goes down, and nothing follows; a failure of the upstream is
/// passed on.
func expectFailsWhenItsClosureThrows<Operator: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) where Operator.Failure == any Error {
  let subscriber = TestSubscriber<Operator.Output, any Error>(demandForValue: { _ in .max(5) })
  let completionsAtCancel = Recorder<Int>()
  let upstream = TestPublisher<Int, TestError>(onCancel: {
    completionsAtCancel.append(subscriber.completions.count)
    subscriber.request(.max(1))
  })
  makeOperator(upstream).subscribe(subscriber)
  #expect(upstream.send(2) == .max(5), sourceLocation: sourceLocation)
  #expect(upstream.send(-1) == .none, sourceLocation: sourceLocation)
  #expect(upstream.send(2) == .none, sourceLocation: sourceLocation)
  upstream.send(completion: .finished)
  subscriber.request(.max(1))
  subscriber.cancel()

  #expect(subscriber.values.count == 1, sourceLocation: sourceLocation)
  #expect(subscriber.completions.count == 1, sourceLocation: sourceLocation)
  #expect(subscriber.failure as? TestError == .first, sourceLocation: sourceLocation)
  #expect(completionsAtCancel.values == [0], sourceLocation: sourceLocation)
  #expect(
    upstream.subscription?.events == [.request(.unlimited), .cancel],
    sourceLocation: sourceLocation)

  let failing = TestPublisher<Int, TestError>()
  let other = TestSubscriber<Operator.Output, any Error>(initialDemand: .none)
  makeOperator(failing).subscribe(other)
  failing.send(completion: .failure(.second))
  #expect(other.failure as? TestError == .second, sourceLocation: sourceLocation)
  #expect(other.completions.count == 1, sourceLocation: sourceLocation)
}

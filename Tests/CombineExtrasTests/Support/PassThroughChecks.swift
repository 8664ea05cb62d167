import Combine
import CombineTesting
import Testing

/// Checks an operator that passes its upstream's subscription through and may drop values: demand
/// and cancel reach the upstream unchanged, both completions are passed on.
func expectPassesThrough<Operator: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) where Operator.Failure == TestError {
  for completion in [Subscribers.Completion<TestError>.finished, .failure(.oops)] {
    let upstream = TestPublisher<Int, TestError>()
    let downstream = TestSubscriber<Operator.Output, TestError>(initialDemand: .max(2))
    makeOperator(upstream).subscribe(downstream)
    downstream.request(.max(3))
    #expect(
      upstream.subscription?.requests == [.max(2), .max(3)], sourceLocation: sourceLocation)
    upstream.send(completion: completion)
    #expect(downstream.completions == [completion], sourceLocation: sourceLocation)
    downstream.cancel()
    #expect(upstream.subscription?.isCancelled == true, sourceLocation: sourceLocation)
  }
}

/// Checks that a subscription lets go of what the sink holds when it is cancelled and when it ends.
func expectReleases<Operator: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (PassthroughSubject<Int, TestError>) -> Operator
) {
  let tracker = LifetimeTracker()
  let source = PassthroughSubject<Int, TestError>()
  let first = makeOperator(source).sink(
    receiveCompletion: { [token = tracker.token()] _ in _ = token }, receiveValue: { _ in })
  source.send(1)
  #expect(tracker.count == 1, sourceLocation: sourceLocation)
  first.cancel()
  #expect(tracker.count == 0, sourceLocation: sourceLocation)

  let second = makeOperator(source).sink(
    receiveCompletion: { [token = tracker.token()] _ in _ = token }, receiveValue: { _ in })
  source.send(2)
  source.send(completion: .failure(.oops))
  #expect(tracker.count == 0, sourceLocation: sourceLocation)
  withExtendedLifetime(second) {}
}

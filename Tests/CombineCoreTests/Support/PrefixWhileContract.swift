import Combine
import CombineTesting
import Testing

/// What `prefix(while:)` and `tryPrefix(while:)` promise alike, but for their traps.
///
/// The operator passes values below 3 on.
func expectPrefixWhile<P: Publisher>(
  named name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: OperatorUnderTest<P>
) where P.Output == Int {
  expectTexts(named: name, children: ["downstream"], sourceLocation: sourceLocation, operate)
  expectOnlyFirstSubscription(sourceLocation: sourceLocation, operate)
  expectRelease(sourceLocation: sourceLocation, operate)

  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, P.Failure>(
    initialDemand: .max(2), demandForValue: { .max($0 + 10) })
  var wasCancelled = false
  subscriber.onCompletion { _ in wasCancelled = upstream.subscription?.isCancelled == true }
  operate(upstream).subscribe(subscriber)
  #expect(upstream.send(1) == .max(11), sourceLocation: sourceLocation)
  #expect(upstream.send(2) == .max(12), sourceLocation: sourceLocation)
  subscriber.request(.max(3))
  #expect(subscriber.completion == nil, sourceLocation: sourceLocation)
  #expect(upstream.send(3) == .none, sourceLocation: sourceLocation)
  #expect(wasCancelled, sourceLocation: sourceLocation)
  #expect(upstream.send(1) == .none, sourceLocation: sourceLocation)
  upstream.send(completion: .failure(.first))
  subscriber.request(.max(1))
  subscriber.cancel()
  #expect(subscriber.values == [1, 2], sourceLocation: sourceLocation)
  #expect(subscriber.isFinished, sourceLocation: sourceLocation)
  #expect(subscriber.completions.count == 1, sourceLocation: sourceLocation)
  #expect(
    upstream.subscription?.events == [.request(.max(2)), .request(.max(3)), .cancel],
    sourceLocation: sourceLocation)

  // An end or a cancel before the condition fails.
  let other = TestPublisher<Int, TestError>()
  let failing = TestSubscriber<Int, P.Failure>()
  let leaving = TestSubscriber<Int, P.Failure>()
  operate(other).subscribe(failing)
  operate(other).subscribe(leaving)
  leaving.cancel()
  other.send(completion: .failure(.second))
  #expect(failing.failure as? TestError == .second, sourceLocation: sourceLocation)
  #expect(leaving.completion == nil, sourceLocation: sourceLocation)
  #expect(
    other.subscriptions.map(\.events) == [
      [.request(.unlimited)], [.request(.unlimited), .cancel],
    ], sourceLocation: sourceLocation)

  // A cancel before the subscription.
  let late = TestPublisher<Int, TestError>(sendsSubscription: false)
  let waiting = TestSubscriber<Int, P.Failure>()
  operate(late).subscribe(waiting)
  (late.subscribers.first as? any Subscription)?.cancel()
  let subscription = TestSubscription()
  late.send(subscription: subscription)
  #expect(subscription.events == [.cancel], sourceLocation: sourceLocation)
  #expect(waiting.events.isEmpty, sourceLocation: sourceLocation)
}

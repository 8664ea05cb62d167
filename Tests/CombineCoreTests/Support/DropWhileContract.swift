import Combine
import CombineTesting
import Testing

/// What `drop(while:)` and `tryDrop(while:)` promise alike.
///
/// The operator drops values below 3.
func expectDropWhile<P: Publisher>(
  named name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: OperatorUnderTest<P>
) where P.Output == Int {
  expectTexts(named: name, children: [], sourceLocation: sourceLocation, operate)
  expectOnlyFirstSubscription(sourceLocation: sourceLocation, operate)
  expectRelease(sourceLocation: sourceLocation, operate)

  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, P.Failure>(
    initialDemand: .max(2), demandForValue: { .max($0) })
  operate(upstream).subscribe(subscriber)
  #expect(upstream.send(1) == .max(1), sourceLocation: sourceLocation)
  #expect(upstream.send(2) == .max(1), sourceLocation: sourceLocation)
  #expect(upstream.send(3) == .max(3), sourceLocation: sourceLocation)
  #expect(upstream.send(1) == .max(1), sourceLocation: sourceLocation)
  #expect(subscriber.values == [3, 1], sourceLocation: sourceLocation)
  subscriber.request(.max(7))
  upstream.send(completion: .failure(.first))
  upstream.send(completion: .finished)
  #expect(upstream.send(5) == .none, sourceLocation: sourceLocation)
  #expect(subscriber.values == [3, 1], sourceLocation: sourceLocation)
  #expect(subscriber.failure as? TestError == .first, sourceLocation: sourceLocation)
  #expect(subscriber.completions.count == 1, sourceLocation: sourceLocation)
  #expect(
    upstream.subscription?.events == [.request(.max(2)), .request(.max(7))],
    sourceLocation: sourceLocation)

  // Before the subscription.
  let late = TestPublisher<Int, TestError>(sendsSubscription: false)
  let waiting = TestSubscriber<Int, P.Failure>(initialDemand: .max(1))
  operate(late).subscribe(waiting)
  let inner = late.subscribers.first as? any Subscription
  #expect(inner != nil, sourceLocation: sourceLocation)
  #expect(late.send(9) == .none, sourceLocation: sourceLocation)
  late.send(completion: .finished)
  inner?.request(.max(5))
  inner?.cancel()
  #expect(waiting.events.isEmpty, sourceLocation: sourceLocation)
  let subscription = TestSubscription()
  late.send(subscription: subscription)
  #expect(subscription.events == [.request(.max(1))], sourceLocation: sourceLocation)

  inner?.cancel()
  inner?.cancel()
  inner?.request(.max(1))
  late.send(completion: .finished)
  #expect(
    subscription.events == [.request(.max(1)), .cancel], sourceLocation: sourceLocation)
  #expect(waiting.completions.isEmpty, sourceLocation: sourceLocation)
}

import Combine
import CombineTesting
import Testing

/// An operator on a scripted upstream, as the checks of what several operators promise take it.
typealias OperatorUnderTest<P: Publisher> = (TestPublisher<Int, TestError>) -> P

/// The upstream was first asked for everything, and nothing else.
let everythingRequested: [TestSubscription.Event] = [.request(.unlimited)]

/// Checks the description and mirror of an operator's subscription.
func expectTexts<P: Publisher>(
  named name: String, children: [String], sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: OperatorUnderTest<P>
) {
  let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .none)
  operate(TestPublisher()).subscribe(subscriber)
  guard let subscription = subscriber.subscription else {
    Issue.record("no subscription", sourceLocation: sourceLocation)
    return
  }
  #expect(String(describing: subscription) == name, sourceLocation: sourceLocation)
  #expect(
    (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
      == name, sourceLocation: sourceLocation)
  #expect(
    Mirror(reflecting: subscription).children.map(\.label) == children,
    sourceLocation: sourceLocation)
}

/// Checks that a second subscription is cancelled and the first one kept.
func expectOnlyFirstSubscription<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation, _ operate: OperatorUnderTest<P>
) {
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<P.Output, P.Failure>()
  operate(upstream).subscribe(subscriber)
  let second = TestSubscription()
  upstream.send(subscription: second)
  #expect(second.events == [.cancel], sourceLocation: sourceLocation)
  #expect(upstream.subscription?.isCancelled == false, sourceLocation: sourceLocation)
  #expect(subscriber.events.count == 1, sourceLocation: sourceLocation)
}

/// Checks that a finished publisher and a cancelled one hold nothing once the upstream and the
/// subscription are gone.
func expectRelease<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation, _ operate: OperatorUnderTest<P>
) {
  let tracker = LifetimeTracker()
  for ends in [true, false] {
    let upstream = TestPublisher<Int, TestError>()
    let token = tracker.token()
    let cancellable = operate(upstream).sink(
      receiveCompletion: { _ in withExtendedLifetime(token) {} },
      receiveValue: { _ in withExtendedLifetime(token) {} })
    upstream.send(1)
    if ends { upstream.send(completion: .finished) } else { cancellable.cancel() }
  }
  #expect(tracker.count == 0, sourceLocation: sourceLocation)
}

/// Checks that an error thrown at the value 2 cancels the upstream, then fails, and that nothing
/// follows.
///
/// - Parameter requested: What the upstream is asked for under unlimited demand.
func expectThrowEnds<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: (TestPublisher<Int, TestError>, @escaping (Int) throws -> Void) -> P
) where P.Failure == any Error {
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<P.Output, any Error>()
  operate(upstream) { if $0 == 2 { throw TestError.second } }.subscribe(subscriber)
  var wasCancelled = false
  subscriber.onCompletion { _ in wasCancelled = upstream.subscription?.isCancelled == true }

  upstream.send(1)
  let before = subscriber.values.count
  #expect(upstream.send(2) == .none, sourceLocation: sourceLocation)
  #expect(subscriber.failure as? TestError == .second, sourceLocation: sourceLocation)
  #expect(wasCancelled, sourceLocation: sourceLocation)
  #expect(
    upstream.subscription?.events == everythingRequested + [.cancel],
    sourceLocation: sourceLocation)

  #expect(upstream.send(3) == .none, sourceLocation: sourceLocation)
  upstream.send(completion: .finished)
  #expect(subscriber.completions.count == 1, sourceLocation: sourceLocation)
  #expect(subscriber.values.count == before, sourceLocation: sourceLocation)
}

/// Checks that an upstream's failure reaches the downstream of an operator whose failure is any
/// error.
func expectErasedFailure<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation, _ operate: OperatorUnderTest<P>
) where P.Failure == any Error {
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<P.Output, any Error>(initialDemand: .none)
  operate(upstream).subscribe(subscriber)
  upstream.send(completion: .failure(.first))
  #expect(subscriber.failure as? TestError == .first, sourceLocation: sourceLocation)
  #expect(upstream.subscription?.events == [], sourceLocation: sourceLocation)
}

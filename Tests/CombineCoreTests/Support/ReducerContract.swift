import Combine
import CombineTesting
import Testing

/// What every operator that reduces a whole upstream to one result promises.
///
/// The operator is fed 1, 2, 3 and a finish.
struct ReducerContract<P: Publisher> where P.Output: Equatable {
  /// The description of its subscription.
  var name: String

  /// The result for 1, 2, 3.
  var result: P.Output?

  /// The result for an upstream without values; `nil` for none.
  var emptyResult: P.Output?

  /// Whether 1, 2 or 3 settles the result before the finish.
  var isEarly = false

  var children = ["downstream", "result", "initial", "status"]
  var operate: OperatorUnderTest<P>

  private typealias Subscriber = TestSubscriber<P.Output, P.Failure>
  private typealias Upstream = TestPublisher<Int, TestError>

  func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    expectTexts(named: name, children: children, sourceLocation: sourceLocation, operate)
    expectOnlyFirstSubscription(sourceLocation: sourceLocation, operate)
    expectRelease(sourceLocation: sourceLocation, operate)
    asksForEverythingAfterTheDownstreamIsSubscribed(sourceLocation)
    sendsTheResultWithDemand(sourceLocation)
    letsTheResultWaitForDemand(sourceLocation)
    sendsTheEmptyResult(sourceLocation)
    passesAFailureAtOnce(sourceLocation)
    sendsNothingAfterACancel(sourceLocation)
    dropsAWaitingResultOnCancel(sourceLocation)
    doesNotCompleteWhenCancelledOnTheResult(sourceLocation)
    ignoresWhatComesBeforeTheSubscription(sourceLocation)
  }

  private func attach(demand: Subscribers.Demand) -> (Upstream, Subscriber) {
    let upstream = Upstream()
    let subscriber = Subscriber(initialDemand: demand)
    operate(upstream).subscribe(subscriber)
    return (upstream, subscriber)
  }

  private func feed(_ upstream: Upstream, _ sourceLocation: SourceLocation) {
    for value in 1...3 {
      #expect(upstream.send(value) == .none, sourceLocation: sourceLocation)
    }
  }

  private var expectedValues: [P.Output] { result.map { [$0] } ?? [] }

  private func asksForEverythingAfterTheDownstreamIsSubscribed(_ sourceLocation: SourceLocation) {
    let upstream = Upstream()
    let subscriber = Subscriber()
    var eventsBefore: [TestSubscription.Event]?
    subscriber.onSubscription { subscription in
      eventsBefore = upstream.subscription?.events
      subscription.request(.max(1))
    }
    operate(upstream).subscribe(subscriber)
    #expect(eventsBefore == [], sourceLocation: sourceLocation)
    #expect(upstream.subscription?.events == everythingRequested, sourceLocation: sourceLocation)
  }

  private func sendsTheResultWithDemand(_ sourceLocation: SourceLocation) {
    let (upstream, subscriber) = attach(demand: .max(1))
    feed(upstream, sourceLocation)
    #expect(subscriber.values == (isEarly ? expectedValues : []), sourceLocation: sourceLocation)
    upstream.send(completion: .finished)
    upstream.send(completion: .failure(.second))
    upstream.send(4)
    #expect(subscriber.values == expectedValues, sourceLocation: sourceLocation)
    #expect(subscriber.isFinished, sourceLocation: sourceLocation)
    #expect(subscriber.completions.count == 1, sourceLocation: sourceLocation)
    #expect(
      upstream.subscription?.events == everythingRequested + (isEarly ? [.cancel] : []),
      sourceLocation: sourceLocation)
  }

  private func letsTheResultWaitForDemand(_ sourceLocation: SourceLocation) {
    guard result != nil else { return }
    let (upstream, subscriber) = attach(demand: .none)
    feed(upstream, sourceLocation)
    upstream.send(completion: .finished)
    #expect(subscriber.events.count == 1, sourceLocation: sourceLocation)
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(subscriber.values == expectedValues, sourceLocation: sourceLocation)
    #expect(subscriber.isFinished, sourceLocation: sourceLocation)
    #expect(subscriber.events.count == 3, sourceLocation: sourceLocation)
  }

  private func sendsTheEmptyResult(_ sourceLocation: SourceLocation) {
    let (upstream, subscriber) = attach(demand: .none)
    upstream.send(completion: .finished)
    if let emptyResult {
      #expect(subscriber.events.count == 1, sourceLocation: sourceLocation)
      subscriber.request(.unlimited)
      #expect(subscriber.values == [emptyResult], sourceLocation: sourceLocation)
    }
    #expect(subscriber.isFinished, sourceLocation: sourceLocation)
    #expect(
      subscriber.values.count == (emptyResult == nil ? 0 : 1), sourceLocation: sourceLocation)
  }

  private func passesAFailureAtOnce(_ sourceLocation: SourceLocation) {
    let (upstream, subscriber) = attach(demand: .none)
    if !isEarly { feed(upstream, sourceLocation) }
    upstream.send(completion: .failure(.first))
    #expect(subscriber.failure as? TestError == .first, sourceLocation: sourceLocation)
    subscriber.request(.max(1))
    upstream.send(completion: .finished)
    #expect(subscriber.events.count == 2, sourceLocation: sourceLocation)
  }

  private func sendsNothingAfterACancel(_ sourceLocation: SourceLocation) {
    for completion in [Subscribers.Completion<TestError>.finished, .failure(.first)] {
      let (upstream, subscriber) = attach(demand: .unlimited)
      let subscription = subscriber.subscription
      subscription?.cancel()
      subscription?.cancel()
      feed(upstream, sourceLocation)
      upstream.send(completion: completion)
      subscription?.request(.max(1))
      #expect(subscriber.events.count == 1, sourceLocation: sourceLocation)
      #expect(
        upstream.subscription?.events == everythingRequested + [.cancel],
        sourceLocation: sourceLocation)
    }
  }

  private func dropsAWaitingResultOnCancel(_ sourceLocation: SourceLocation) {
    guard result != nil else { return }
    let (upstream, subscriber) = attach(demand: .none)
    feed(upstream, sourceLocation)
    upstream.send(completion: .finished)
    let subscription = subscriber.subscription
    subscription?.cancel()
    subscription?.request(.unlimited)
    #expect(subscriber.events.count == 1, sourceLocation: sourceLocation)
    #expect(
      upstream.subscription?.events == everythingRequested + (isEarly ? [.cancel] : []),
      sourceLocation: sourceLocation)
  }

  private func doesNotCompleteWhenCancelledOnTheResult(_ sourceLocation: SourceLocation) {
    let (upstream, subscriber) = attach(demand: .unlimited)
    subscriber.onValue { [weak subscriber] _ in subscriber?.cancel() }
    feed(upstream, sourceLocation)
    upstream.send(completion: .finished)
    #expect(
      subscriber.completions.count == (result == nil ? 1 : 0), sourceLocation: sourceLocation)
  }

  private func ignoresWhatComesBeforeTheSubscription(_ sourceLocation: SourceLocation) {
    let upstream = Upstream(sendsSubscription: false)
    let subscriber = Subscriber(initialDemand: .none)
    operate(upstream).subscribe(subscriber)
    let inner = upstream.subscribers.first as? any Subscription
    feed(upstream, sourceLocation)
    upstream.send(completion: .finished)
    inner?.request(.max(1))
    inner?.cancel()
    #expect(inner != nil, sourceLocation: sourceLocation)
    #expect(subscriber.events.isEmpty, sourceLocation: sourceLocation)

    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == everythingRequested, sourceLocation: sourceLocation)
    upstream.send(completion: .finished)
    #expect(
      subscriber.events.count == (emptyResult == nil ? 2 : 1), sourceLocation: sourceLocation)
  }
}

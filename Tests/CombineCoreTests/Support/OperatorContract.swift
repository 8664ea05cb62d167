import Combine
import CombineTesting
import Testing

/// What an operator does with something that its upstream sends too early.
enum EarlyEvent {
  case isPassedOn
  case isIgnored
}

/// The labels of the mirror of `subject`.
func mirrorLabels(of subject: Any) -> [String] {
  Mirror(reflecting: subject).children.map { $0.label ?? "" }
}

/// Checks what holds for every operator that passes its upstream's subscription through: the texts
/// it shows itself by, requests and cancels passed on unchanged, and no guard against values and
/// completions out of order.
func expectPassesTheSubscriptionThrough<Operator: Publisher>(
  named name: String, mirror: [String] = [], earlyValue: EarlyEvent = .isPassedOn,
  requestsItself: [Subscribers.Demand] = [], sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) throws {
  try expectPassesTheSubscriptionThrough(
    named: name, mirror: mirror, failing: TestError.self, earlyValue: earlyValue,
    requestsItself: requestsItself, sourceLocation: sourceLocation, makeOperator)
}

/// The same with another failure of the upstream.
func expectPassesTheSubscriptionThrough<UpstreamFailure: Error, Operator: Publisher>(
  named name: String, mirror: [String] = [], failing: UpstreamFailure.Type,
  earlyValue: EarlyEvent = .isPassedOn, requestsItself: [Subscribers.Demand] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, UpstreamFailure>) -> Operator
) throws {
  let upstream = TestPublisher<Int, UpstreamFailure>()
  let downstream = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
  makeOperator(upstream).subscribe(downstream)
  let inner = try #require(upstream.subscribers.first, sourceLocation: sourceLocation)
  expectDescription(of: inner, is: name, sourceLocation: sourceLocation)
  #expect(mirrorLabels(of: inner) == mirror, sourceLocation: sourceLocation)
  #expect(
    String(describing: downstream.events) == "[subscription(TestSubscription)]",
    sourceLocation: sourceLocation)

  downstream.request(.max(3))
  downstream.request(.none)
  downstream.subscription?.cancel()
  downstream.request(.unlimited)
  #expect(
    upstream.subscription?.events
      == requestsItself.map { .request($0) } + [
        .request(.max(3)), .request(.none), .cancel, .request(.unlimited),
      ], sourceLocation: sourceLocation)

  let silent = TestPublisher<Int, UpstreamFailure>(sendsSubscription: false)
  let early = TestSubscriber<Operator.Output, Operator.Failure>(demandForValue: { _ in .max(7) })
  makeOperator(silent).subscribe(early)
  let demand = silent.send(1)
  silent.send(completion: .finished)
  switch earlyValue {
  case .isPassedOn:
    #expect(demand == .max(7), sourceLocation: sourceLocation)
    #expect(early.values.count == 1, sourceLocation: sourceLocation)
  case .isIgnored:
    #expect(demand == .none, sourceLocation: sourceLocation)
    #expect(early.values.isEmpty, sourceLocation: sourceLocation)
  }
  #expect(early.isFinished, sourceLocation: sourceLocation)
}

/// Checks what holds for operators that give the downstream a subscription of their own and do not
/// mind events out of order: the texts they show themselves by, requests and one cancel passed on,
/// what comes before the subscription, and a second subscription.
func expectHasItsOwnSubscription<Operator: Publisher>(
  named name: String, mirror: [String] = [], earlyValue: EarlyEvent, earlyCompletion: EarlyEvent,
  requestsItself: [Subscribers.Demand] = [], sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) throws {
  try expectSubscription(
    named: name, mirror: mirror, requestsItself: requestsItself, sourceLocation: sourceLocation,
    makeOperator)
  try expectEarlyCancelIsForgotten(
    requestsItself: requestsItself, sourceLocation: sourceLocation, makeOperator)
  expectEarlyEvents(
    value: earlyValue, completion: earlyCompletion, sourceLocation: sourceLocation, makeOperator)
}

/// Checks what holds for operators that give the downstream a subscription of their own and take
/// events before it for a programmer error, but for the traps themselves: they need a process each.
func expectHasAStrictSubscription<Operator: Publisher>(
  named name: String, mirror: [String], sourceLocation: SourceLocation = #_sourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) throws {
  try expectSubscription(
    named: name, mirror: mirror, requestsItself: [], sourceLocation: sourceLocation, makeOperator)

  let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
  let downstream = TestSubscriber<Operator.Output, Operator.Failure>()
  makeOperator(upstream).subscribe(downstream)
  let inner = try #require(
    upstream.subscribers.first as? any Subscription, sourceLocation: sourceLocation)
  inner.cancel()
  let late = TestSubscription()
  upstream.send(subscription: late)
  #expect(late.events == [.cancel], sourceLocation: sourceLocation)
  #expect(downstream.events.isEmpty, sourceLocation: sourceLocation)
}

private func expectSubscription<Operator: Publisher>(
  named name: String, mirror: [String], requestsItself: [Subscribers.Demand],
  sourceLocation: SourceLocation, _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) throws {
  let upstream = TestPublisher<Int, TestError>()
  let downstream = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
  makeOperator(upstream).subscribe(downstream)
  let subscription = try #require(downstream.subscription, sourceLocation: sourceLocation)
  expectDescription(of: subscription, is: name, sourceLocation: sourceLocation)
  #expect(mirrorLabels(of: subscription) == mirror, sourceLocation: sourceLocation)

  let second = TestSubscription()
  upstream.send(subscription: second)
  #expect(second.events == [.cancel], sourceLocation: sourceLocation)

  subscription.request(.max(3))
  subscription.request(.unlimited)
  subscription.cancel()
  subscription.cancel()
  subscription.request(.max(1))
  #expect(
    upstream.subscription?.events
      == requestsItself.map { .request($0) } + [
        .request(.max(3)), .request(.unlimited), .cancel,
      ], sourceLocation: sourceLocation)
  #expect(downstream.events.count == 1, sourceLocation: sourceLocation)
}

/// Checks that a request and a cancel that come before the subscription change nothing.
private func expectEarlyCancelIsForgotten<Operator: Publisher>(
  requestsItself: [Subscribers.Demand], sourceLocation: SourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) throws {
  let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
  let downstream = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .max(2))
  makeOperator(upstream).subscribe(downstream)
  let inner = try #require(
    upstream.subscribers.first as? any Subscription, sourceLocation: sourceLocation)
  inner.request(.max(1))
  inner.cancel()
  let late = TestSubscription()
  upstream.send(subscription: late)
  #expect(
    late.events == [.request(.max(2))] + requestsItself.map { .request($0) },
    sourceLocation: sourceLocation)
}

private func expectEarlyEvents<Operator: Publisher>(
  value: EarlyEvent, completion: EarlyEvent, sourceLocation: SourceLocation,
  _ makeOperator: (TestPublisher<Int, TestError>) -> Operator
) {
  let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
  let downstream = TestSubscriber<Operator.Output, Operator.Failure>(
    demandForValue: { _ in .max(7) })
  makeOperator(upstream).subscribe(downstream)
  let demand = upstream.send(1)
  #expect(
    demand == (value == .isPassedOn ? .max(7) : .none), sourceLocation: sourceLocation)
  upstream.send(completion: .finished)
  #expect(
    downstream.values.count == (value == .isPassedOn ? 1 : 0), sourceLocation: sourceLocation)
  #expect(
    downstream.isFinished == (completion == .isPassedOn), sourceLocation: sourceLocation)
}

private func expectDescription(
  of subject: Any, is name: String, sourceLocation: SourceLocation
) {
  #expect(String(describing: subject) == name, sourceLocation: sourceLocation)
  let playground = (subject as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
  #expect(playground as? String == name, sourceLocation: sourceLocation)
  #expect(!(subject is any CustomDebugStringConvertible), sourceLocation: sourceLocation)
}

import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("materialize and dematerialize")
struct MaterializeTests {
  private typealias IntEvent = Event<Int, TestError>
  private let upstream = TestPublisher<Int, TestError>()

  @Test func makesValuesOfAllEvents() {
    let downstream = TestSubscriber<Event<Int, TestError>, Never>()
    upstream.materialize().subscribe(downstream)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    #expect(downstream.values == [.value(1), .failure(.oops)])
    #expect(downstream.completions == [.finished])
  }

  @Test func theLastEventWaitsForDemand() {
    let downstream = TestSubscriber<Event<Int, TestError>, Never>(initialDemand: .max(1))
    upstream.materialize().subscribe(downstream)
    #expect(upstream.subscription?.requests == [.max(1)])
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(downstream.values == [.value(1)])
    #expect(downstream.completions.isEmpty)
    downstream.request(.max(1))
    #expect(downstream.values == [.value(1), .finished])
    #expect(downstream.completions == [.finished])
  }

  @Test func returnsTheDemandOfTheDownstream() {
    let downstream = TestSubscriber<Event<Int, TestError>, Never>(
      initialDemand: .max(1), demandForValue: { _ in .max(2) })
    upstream.materialize().subscribe(downstream)
    #expect(upstream.send(1) == .max(2))
  }

  @Test func aCancelReachesTheUpstreamAndReleases() {
    let downstream = TestSubscriber<Event<Int, TestError>, Never>(initialDemand: .none)
    upstream.materialize().subscribe(downstream)
    upstream.send(completion: .finished)
    let subscription = downstream.subscription
    downstream.cancel()
    subscription?.request(.unlimited)
    #expect(downstream.events.count == 1)
    let second = TestSubscriber<Event<Int, TestError>, Never>()
    upstream.materialize().subscribe(second)
    second.cancel()
    #expect(upstream.subscriptions.last?.isCancelled == true)
    expectReleases { $0.materialize() }
    expectReleases { $0.materialize().dematerialize() }
  }

  @Test func picksValuesAndFailures() {
    var values: [Int] = []
    var failures: [TestError] = []
    let events = [IntEvent.value(1), .value(2), .failure(.oops)].publisher
    _ = events.values().sink { values.append($0) }
    _ = events.failures().sink { failures.append($0) }
    #expect(values == [1, 2])
    #expect(failures == [.oops])
  }

  @Test func doesWhatTheEventsSay() {
    let events = TestPublisher<Event<Int, TestError>, Never>()
    let downstream = TestSubscriber<Int, TestError>(
      initialDemand: .max(3), demandForValue: { _ in .max(1) })
    events.dematerialize().subscribe(downstream)
    #expect(events.subscription?.requests == [.max(3)])
    #expect(events.send(.value(1)) == .max(1))
    #expect(events.send(.failure(.oops)) == .none)
    #expect(events.subscription?.isCancelled == true)
    events.send(.value(2))
    events.send(completion: .finished)
    #expect(downstream.values == [1])
    #expect(downstream.completions == [.failure(.oops)])
  }

  @Test func finishesAtTheEventOrWithTheUpstream() {
    let first = TestSubscriber<Int, TestError>()
    [IntEvent.value(1), .finished, .value(2)].publisher.dematerialize().subscribe(first)
    #expect(first.values == [1])
    #expect(first.completions == [.finished])
    let second = TestSubscriber<Int, TestError>()
    [IntEvent.value(1)].publisher.dematerialize().subscribe(second)
    #expect(second.values == [1])
    #expect(second.completions == [.finished])
  }

  @Test func aCancelOfDematerializeReachesTheUpstream() {
    let events = TestPublisher<Event<Int, TestError>, Never>()
    let downstream = TestSubscriber<Int, TestError>()
    events.dematerialize().subscribe(downstream)
    downstream.cancel()
    #expect(events.subscription?.isCancelled == true)
  }

  @Test func eventsDescribeThemselves() {
    #expect(
      [IntEvent.value(1), .failure(.oops), .finished].map(\.description)
        == ["value(1)", "failure(oops)", "finished"])
  }
}

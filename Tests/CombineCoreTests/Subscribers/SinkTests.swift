import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("sink")
struct SinkTests {
  private typealias Sink = Subscribers.Sink<Int, TestError>

  private func makeSink() -> (Sink, Recorder<String>) {
    let events = Recorder<String>()
    let sink = Sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    return (sink, events)
  }

  @Test(.holds(63)) func asksForEverythingAndReturnsNoDemand() {
    let (sink, events) = makeSink()
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(sink)
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .none)
    upstream.send(completion: .failure(.first))
    #expect(events.values == ["1", "2", "failure(CombineCoreTests.TestError.first)"])
    #expect(upstream.subscription?.events == [.request(.unlimited)])
  }

  @Test(.holds(64)) func callsItsClosureBeforeASubscription() {
    let (sink, events) = makeSink()
    #expect(sink.receive(1) == .none)
    #expect(events.values == ["1"])
  }

  @Test(.holds(65)) func ignoresWhatFollowsTheCompletion() {
    let (sink, events) = makeSink()
    sink.receive(completion: .finished)
    sink.receive(completion: .failure(.first))
    _ = sink.receive(1)
    #expect(events.values == ["finished"])

    let late = TestSubscription()
    sink.receive(subscription: late)
    #expect(late.events == [.cancel])
  }

  @Test(.holds(68)) func cancelsASecondSubscription() {
    let (sink, _) = makeSink()
    let (first, second) = (TestSubscription(), TestSubscription())
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    #expect(first.events == [.request(.unlimited)])
    #expect(second.events == [.cancel])
    sink.cancel()
    sink.cancel()
    #expect(first.events == [.request(.unlimited), .cancel])
  }

  @Test func sendsNothingAfterACancel() {
    let (sink, events) = makeSink()
    let upstream = TestPublisher<Int, TestError>()
    upstream.subscribe(sink)
    sink.cancel()
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(events.values.isEmpty)
  }

  @Test(.holds(67)) func aCompletionWhileItCancelsCallsNothing() {
    let (sink, events) = makeSink()
    let tracker = LifetimeTracker()
    let tracked = trackedSink(tracker)
    var aliveAtCancel: Int?
    sink.receive(
      subscription: TestSubscription(onCancel: { sink.receive(completion: .finished) }))
    tracked.receive(subscription: TestSubscription(onCancel: { aliveAtCancel = tracker.count }))
    sink.cancel()
    tracked.cancel()
    #expect(events.values.isEmpty)
    #expect(aliveAtCancel == 0)
  }

  private func trackedSink(_ tracker: LifetimeTracker) -> Sink {
    let (first, second) = (tracker.token(), tracker.token())
    return Sink(
      receiveCompletion: { _ in withExtendedLifetime(first) {} },
      receiveValue: { _ in withExtendedLifetime(second) {} })
  }

  @Test(.holds(66)) func releasesItsClosuresOnCompletionWithAndWithoutASubscription() {
    let tracker = LifetimeTracker()
    let (first, second) = (trackedSink(tracker), trackedSink(tracker))
    first.receive(subscription: TestSubscription())
    #expect(tracker.count == 4)
    first.receive(completion: .finished)
    #expect(tracker.count == 2)
    second.receive(completion: .failure(.first))
    #expect(tracker.count == 0)
    // They can still be had, and do nothing.
    first.receiveValue(1)
    first.receiveCompletion(.finished)
  }

  @Test(.holds(66)) func aCancelReleasesItsClosuresOnlyWithASubscription() {
    let tracker = LifetimeTracker()
    let (first, second) = (trackedSink(tracker), trackedSink(tracker))
    first.receive(subscription: TestSubscription())
    first.cancel()
    #expect(tracker.count == 2)
    second.cancel()
    #expect(tracker.count == 2)
    withExtendedLifetime(second) {}
  }

  @Test func aCancelFromInsideItsClosureReleasesItAfterTheCall() {
    let tracker = LifetimeTracker()
    let upstream = TestPublisher<Int, TestError>()
    var cancellable: AnyCancellable?
    var aliveInside: Int?
    let token = Box(tracker.token())
    cancellable = upstream.sink(receiveCompletion: { _ in }) { [held = token.value] _ in
      cancellable?.cancel()
      token.value = nil
      aliveInside = tracker.count
      withExtendedLifetime(held) {}
    }
    upstream.send(1)
    #expect(aliveInside == 1)
    #expect(tracker.count == 0)
  }

  private final class Box {
    var value: LifetimeTracker.Token?
    init(_ value: LifetimeTracker.Token) { self.value = value }
  }

  @Test func publishesItsClosures() {
    let (sink, events) = makeSink()
    sink.receiveValue(5)
    sink.receiveCompletion(.finished)
    #expect(events.values == ["5", "finished"])
  }

  @Test func describesItself() {
    let (sink, _) = makeSink()
    #expect(sink.description == "Sink")
    #expect(sink.playgroundDescription as? String == "Sink")
    #expect(sink.customMirror.children.isEmpty)
  }

  @Test func theOperatorsDeliverUntilTheirTokenIsReleased() {
    let upstream = PassthroughSubject<Int, Never>()
    let events = Recorder<String>()
    var cancellable: AnyCancellable? = upstream.sink { events.append("\($0)") }
    upstream.send(1)
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    upstream.send(2)
    let other = upstream.sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    upstream.send(3)
    upstream.send(completion: .finished)
    #expect(events.values == ["1", "3", "finished"])
    other.cancel()
  }

  @Test func cancelsRacingWithValuesReleaseEverything() {
    let tracker = LifetimeTracker()
    for _ in 0..<200 {
      let upstream = PassthroughSubject<Int, TestError>()
      let sink = trackedSink(tracker)
      upstream.subscribe(sink)
      // May be used on any thread.
      nonisolated(unsafe) let (upstreamRef, sinkRef) = (upstream, sink)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        switch thread {
        case 0, 1: sinkRef.cancel()
        case 2: upstreamRef.send(completion: .finished)
        default: for value in 0..<10 { upstreamRef.send(value) }
        }
      }
      #expect(tracker.count == 0)
    }
  }
}

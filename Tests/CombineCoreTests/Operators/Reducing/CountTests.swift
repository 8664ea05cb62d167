import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("count")
struct CountTests {
  @Test(.holds(94, 95, 96, 98, 99, 103, 288)) func reducesToTheNumberOfValues() {
    ReducerContract(name: "Count", result: 3, emptyResult: 0) { $0.count() }.verify()
  }

  @Test func countsEachSubscriptionAlone() {
    let upstream = PassthroughSubject<String, Never>()
    let publisher = upstream.count()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    publisher.subscribe(first)
    upstream.send("a")
    publisher.subscribe(second)
    upstream.send("b")
    upstream.send(completion: .finished)
    #expect(first.values == [2])
    #expect(second.values == [1])
  }

  @Test func isEqualWhenTheUpstreamsAre() {
    #expect(EquatableSource(value: 1).count() == EquatableSource(value: 1).count())
    #expect(EquatableSource(value: 1).count() != EquatableSource(value: 2).count())
  }

  @Test(.holds(97)) func trapsOnARequestForNothing() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      TestPublisher<Int, TestError>().count().subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  @Test func sendsOneResultWhenRequestsAndFinishRace() {
    for _ in 0..<200 {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      upstream.count().subscribe(subscriber)
      upstream.send(1)
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let (upstreamRef, subscriberRef) = (upstream, subscriber)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 {
          upstreamRef.send(completion: .finished)
        } else {
          subscriberRef.request(.max(1))
        }
      }
      #expect(subscriber.values == [1])
      #expect(subscriber.completions == [.finished])
    }
  }

  @Test func neverSendsAfterACancelThatRacesWithTheFinish() {
    for _ in 0..<200 {
      let upstream = TestPublisher<Int, TestError>()
      let subscriber = TestSubscriber<Int, TestError>()
      upstream.count().subscribe(subscriber)
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let (upstreamRef, subscriberRef) = (upstream, subscriber)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          upstreamRef.send(completion: .finished)
        } else {
          subscriberRef.cancel()
        }
      }
      let settled = subscriber.events.count
      upstream.send(completion: .finished)
      #expect(subscriber.events.count == settled)
      #expect(subscriber.values.count <= 1)
      #expect(subscriber.completions.count <= subscriber.values.count)
    }
  }
}

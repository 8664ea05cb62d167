import Combine
import CombineTesting
import Testing

@Suite("flatMap on many threads")
struct FlatMapStressTests {
  @Test func valuesOfChildrenOnManyThreadsArriveOnceInOrderAndOneAtATime() {
    // Not synchronised: the operator's serial delivery is what keeps these safe.
    nonisolated(unsafe) var received = [[Int]](repeating: [], count: 8)
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    nonisolated(unsafe) let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    nonisolated(unsafe) let subscriber = TestSubscriber<(Int, Int), Never>()
    subscriber.onValue { thread, value in
      inside += 1
      if inside > 1 { overlapped = true }
      received[thread].append(value)
      inside -= 1
    }
    (0..<8).publisher
      .flatMap { thread in
        subjects[thread].map { (thread, $0) }
      }.subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<1000 { subjects[thread].send(value) }
      subjects[thread].send(completion: .finished)
    }
    #expect(received == [[Int]](repeating: Array(0..<1000), count: 8))
    #expect(!overlapped)
    #expect(subscriber.completions.count == 1)
  }

  @Test func requestsOnManyThreadsDeliverExactlyWhatWasAskedFor() {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    (0..<10).publisher.flatMap { _ in (0..<1000).publisher }.subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { subscriber.request(.max(2)) }
    }
    #expect(subscriber.values.count == 8000)
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.unlimited)
    #expect(subscriber.values.count == 10_000)
    #expect(subscriber.completions.count == 1)
  }

  @Test func cancelAmongSendsAndFailuresLeavesNothing() {
    let tracker = LifetimeTracker()
    for round in 0..<100 {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let upstream = PassthroughSubject<Int, TestError>()
      nonisolated(unsafe) let subjects = (0..<4).map { _ in
        PassthroughSubject<LifetimeTracker.Token, TestError>()
      }
      // Recording publishers and subscribers may be used on any thread.
      nonisolated(unsafe) let subscriber = TestSubscriber<Void, TestError>()
      upstream.flatMap { subjects[$0] }.map { _ in }.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 6) { thread in
        switch thread {
        case 0: for index in 0..<4 { upstream.send(index) }
        case 1: if round.isMultiple(of: 2) { subscriber.cancel() }
        default:
          for _ in 0..<20 { subjects[thread - 2].send(tracker.token()) }
          subjects[thread - 2].send(completion: .failure(.first))
        }
      }
      #expect(subscriber.completions.count <= 1)
      subscriber.cancel()
    }
    #expect(tracker.count == 0)
  }
}

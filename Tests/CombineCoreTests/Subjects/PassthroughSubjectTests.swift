import Combine
import CombineTesting
import Testing

@Suite("PassthroughSubject")
struct PassthroughSubjectTests {
  @Test func dropsValuesWithoutDemand() {
    let subject = PassthroughSubject<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(.max(1))
    subject.send(3)
    #expect(subscriber.values == [1, 3])
  }

  @Test func valuesFromManyThreadsArriveOnceAndOneAtATime() {
    let subject = PassthroughSubject<Int, Never>()
    // Not synchronised: the subject's serial delivery is what keeps these safe.
    nonisolated(unsafe) var received = Set<Int>()
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    let cancellable = subject.sink { value in
      inside += 1
      if inside > 1 { overlapped = true }
      received.insert(value)
      inside -= 1
    }
    nonisolated(unsafe) let unsafeSubject = subject
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for i in 0..<1000 { unsafeSubject.send(thread * 1000 + i) }
    }
    #expect(received.count == 8000)
    #expect(!overlapped)
    cancellable.cancel()
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

/// Both subjects used from many threads at once. The sinks' variables are not synchronised: the
/// subjects' serial delivery is what keeps them safe.
@Suite("Subjects on many threads")
struct SubjectConcurrencyTests {
  @Test(.holds(35)) func valuesArriveOnceAndOneAtATime() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let passthrough = PassthroughSubject<Int, Never>()
    check(passthrough, values: 8000) { passthrough.send($0) }
    // Subjects may be used on any thread.
    nonisolated(unsafe) let currentValue = CurrentValueSubject<Int, Never>(-1)
    check(currentValue, values: 8001) { currentValue.send($0) }
  }

  private func check(
    _ publisher: some Publisher<Int, Never>, values: Int, send: @Sendable (Int) -> Void
  ) {
    // Not synchronised: the serial delivery is what keeps these safe.
    nonisolated(unsafe) var received = Set<Int>()
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    let cancellable = publisher.sink { value in
      inside += 1
      if inside > 1 { overlapped = true }
      received.insert(value)
      count += 1
      inside -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for i in 0..<1000 { send(thread * 1000 + i) }
    }
    #expect(received.count == values)
    #expect(count == values)
    #expect(!overlapped)
    cancellable.cancel()
  }

  @Test func everySubscriberSeesTheSameOrderWhichEndsWithTheCurrentValue() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
    nonisolated(unsafe) var first: [Int] = []
    nonisolated(unsafe) var second: [Int] = []
    let cancellables = [subject.sink { first.append($0) }, subject.sink { second.append($0) }]
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for i in 0..<500 { subject.send(thread * 500 + i) }
    }
    #expect(first == second)
    #expect(first.last == subject.value)
    withExtendedLifetime(cancellables) {}
  }

  @Test(.holds(36)) func finiteDemandIsNeverExceeded() {
    for _ in 0..<20 {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      let subscriber = TestSubscriber<Int, Never>(
        initialDemand: .max(10), demandForValue: { $0 == 0 ? .max(5) : .none })
      subject.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 100) { subject.send($0) }
      #expect((10...15).contains(subscriber.values.count))
    }
  }

  @Test func theNewestValueIsNeverLostForLackOfDemand() {
    for _ in 0..<50 {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
      nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
      subject.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for i in 0..<50 {
          if thread == 0 { subscriber.request(.max(1)) } else { subject.send(thread * 50 + i) }
        }
      }
      subscriber.request(.max(1))
      let values = subscriber.values
      #expect(Set(values).count == values.count)
      #expect(values.last == subject.value || values.count == 51)
    }
  }

  @Test func oneCompletionReachesWhoeverSubscribesMeanwhile() {
    for _ in 0..<50 {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let subject = PassthroughSubject<Int, TestError>()
      nonisolated(unsafe) let subscribers = (0..<40).map { _ in TestSubscriber<Int, TestError>() }
      DispatchQueue.concurrentPerform(iterations: 5) { thread in
        if thread < 4 {
          for i in 0..<10 { subject.subscribe(subscribers[thread * 10 + i]) }
        } else {
          subject.send(1)
          subject.send(completion: .failure(.first))
          subject.send(completion: .finished)
        }
      }
      for subscriber in subscribers {
        #expect(subscriber.completions == [.failure(.first)])
        #expect(subscriber.events.first?.isSubscription == true)
      }
    }
  }

  @Test func subscribersMayComeAndGoWhileValuesAreSent() {
    let tracker = LifetimeTracker()
    do {
      // Subjects may be used on any thread.
      nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for i in 0..<200 {
          if thread < 2 {
            subject.send(i)
          } else {
            let token = tracker.token()
            subject.sink { _ in withExtendedLifetime(token) {} }.cancel()
          }
        }
      }
    }
    #expect(tracker.count == 0)
  }
}

extension TestSubscriber.Event {
  fileprivate var isSubscription: Bool { if case .subscription = self { true } else { false } }
}

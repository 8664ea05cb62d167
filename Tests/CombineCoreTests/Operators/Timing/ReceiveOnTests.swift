import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("receive(on:)")
struct ReceiveOnTests {
  let scheduler = HistoryScheduler()
  let upstream = TestPublisher<Int, TestError>()
  let subscriber = TestSubscriber<Int, TestError>()

  @Test(.holds(287, 288)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "ReceiveOn", earlyValue: .isIgnored, earlyCompletion: .isIgnored
    ) {
      $0.receive(on: ImmediateScheduler.shared)
    }
  }

  @Test(.holds(221)) func deliversTheSubscriptionAtOnceAndTheRestThroughTheScheduler() {
    upstream.receive(on: scheduler, options: .init(name: "o")).subscribe(subscriber)
    #expect(subscriber.events == [.subscription("ReceiveOn")])
    #expect(scheduler.calls.isEmpty)

    #expect(upstream.send(1) == .none)
    upstream.send(2)
    upstream.send(completion: .failure(.first))
    #expect(subscriber.events.count == 1)
    #expect(scheduler.calls == Array(repeating: .schedule(options: "o"), count: 3))

    scheduler.advance()
    #expect(
      subscriber.events == [
        .subscription("ReceiveOn"), .value(1), .value(2), .completion(.failure(.first)),
      ])
  }

  @Test(.holds(222)) func passesRequestsAtOnceAndReturnedDemandAsRequests() {
    let subscriber = TestSubscriber<Int, TestError>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.receive(on: scheduler).subscribe(subscriber)
    #expect(upstream.send(5) == .none)
    #expect(upstream.send(0) == .none)
    subscriber.request(.max(1))
    #expect(upstream.subscription?.requests == [.max(2), .max(1)])

    scheduler.advance()
    #expect(upstream.subscription?.requests == [.max(2), .max(1), .max(5)])
  }

  @Test(.holds(222, 223)) func aCancelReachesTheUpstreamAtOnceAndDropsValuesOnTheirWay() {
    upstream.receive(on: scheduler).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    upstream.send(2)
    upstream.send(completion: .finished)

    scheduler.advance()
    #expect(subscriber.events == [.subscription("ReceiveOn")])
    #expect(scheduler.calls.count == 1)
  }

  @Test(.holds(223)) func aCompletionOnItsWayIsDeliveredInSpiteOfACancel() {
    upstream.receive(on: scheduler).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    subscriber.cancel()

    scheduler.advance()
    #expect(subscriber.events == [.subscription("ReceiveOn"), .completion(.finished)])
    #expect(upstream.subscription?.isCancelled == false)
  }

  @Test func valuesAndCompletionsAfterTheCompletionAreIgnored() {
    upstream.receive(on: scheduler).subscribe(subscriber)
    upstream.send(completion: .finished)
    upstream.send(1)
    upstream.send(completion: .failure(.first))
    scheduler.advance()
    #expect(subscriber.events == [.subscription("ReceiveOn"), .completion(.finished)])
  }

  @Test func whatASubscriberSendsFromAValueIsScheduledAfterwards() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { if $0 < 3 { subject.send($0 + 1) } }
    subject.receive(on: scheduler).subscribe(subscriber)
    subject.send(1)
    scheduler.advance()
    #expect(subscriber.values == [1, 2, 3])
    #expect(scheduler.calls.count == 3)
  }

  @Test func anImmediateSchedulerDeliversNested() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    var log: [String] = []
    subscriber.onValue { value in
      log.append("begin \(value)")
      if value < 2 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test(.holds(224)) func whatIsScheduledHoldsTheOperatorUntilItHasRun() {
    let tracker = LifetimeTracker()
    do {
      let upstream = TestPublisher<Int, TestError>()
      let token = tracker.token()
      upstream.receive(on: scheduler).handleValues { withExtendedLifetime(token) {} }
      upstream.send(1)
      upstream.send(completion: .finished)
      upstream.releaseSubscribers()
    }
    #expect(tracker.count == 1)
    scheduler.advance()
    #expect(tracker.count == 0)
  }

  @Test func releasesEverythingOnCancel() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.receive(on: scheduler).sink { [token = tracker.token()] _ in
      withExtendedLifetime(token) {}
    }
    subject.send(1)
    cancellable.cancel()
    scheduler.advance()
    #expect(tracker.count == 0)
  }

  @Test(.holds(223)) func aSerialQueueKeepsTheOrder() {
    let queue = DispatchQueue(label: "tests")
    let done = DispatchSemaphore(value: 0)
    let values = LockedBox<[Int]>([])
    let cancellable = (0..<10_000).publisher.receive(on: queue).sink(
      receiveCompletion: { _ in done.signal() },
      receiveValue: { value in values.withLock { $0.append(value) } })
    #expect(done.wait(timeout: .now() + 30) == .success)
    #expect(values.withLock { $0 } == Array(0..<10_000))
    cancellable.cancel()
  }

  @Test func aConcurrentQueueNeverDeliversTwoAtOnceAndLosesNothing() {
    let queue = DispatchQueue(label: "tests", attributes: .concurrent)
    let isBusy = LockedBox(false)
    let values = LockedBox<Set<Int>>([])
    let done = DispatchSemaphore(value: 0)
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.receive(on: queue).sink { value in
      let wasBusy = isBusy.withLock { busy in
        defer { busy = true }
        return busy
      }
      #expect(!wasBusy)
      let count = values.withLock { values in
        values.insert(value)
        return values.count
      }
      isBusy.withLock { $0 = false }
      if count == 4000 { done.signal() }
    }
    let sender = UncheckedBox(subject)
    DispatchQueue.concurrentPerform(iterations: 4) { part in
      for value in 0..<1000 { sender.value.send(part * 1000 + value) }
    }
    #expect(done.wait(timeout: .now() + 30) == .success)
    #expect(values.withLock { $0.count } == 4000)
    cancellable.cancel()
  }

  @Test func aNestedCompletionDoesNotOvertakeValuesOfOtherThreads() {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, Never>()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onValue { value in
      guard value == 1 else { return }
      onOtherThread { upstream.send(2) }
      upstream.send(completion: .finished)
    }
    upstream.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.events.last == .completion(.finished))
  }
}

extension Publisher {
  /// Subscribes without keeping a token: the operator's own references decide how long it lives.
  fileprivate func handleValues(_ body: @escaping () -> Void) {
    subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: { _ in
          body()
          return .none
        }))
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@testable import CombineCore

/// A connectable publisher that notes what happens to it.
private final class Connectable: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never

  final class Connection: Cancellable {
    let onCancel: () -> Void
    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
    func cancel() { onCancel() }
  }

  private(set) var log: [String] = []
  lazy var publisher = TestPublisher<Int, Never>(onCancel: { [unowned self] in
    log.append("cancel upstream")
  })

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    log.append("subscribe")
    publisher.subscribe(subscriber)
  }

  func connect() -> any Cancellable {
    log.append("connect")
    return Connection { [unowned self] in log.append("disconnect") }
  }
}

@Suite("autoconnect")
struct AutoconnectTests {
  @Test(.holds(216, 218)) func connectsAfterTheFirstSubscriberAndDisconnectsWithTheLast() {
    let upstream = Connectable()
    let publisher = upstream.autoconnect()
    #expect(publisher.upstream === upstream)
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(upstream.log == ["subscribe", "connect", "subscribe"])
    upstream.publisher.send(1)
    first.cancel()
    #expect(upstream.log.suffix(1) == ["cancel upstream"])
    second.cancel()
    #expect(upstream.log.suffix(2) == ["disconnect", "cancel upstream"])
    #expect(first.values == [1])
  }

  @Test(.holds(217)) func aNewSubscriberAfterTheLastCancelConnectsAgain() {
    let upstream = Connectable()
    let publisher = upstream.autoconnect()
    publisher.sink { _ in }.cancel()
    publisher.sink { _ in }.cancel()
    #expect(
      upstream.log == [
        "subscribe", "connect", "disconnect", "cancel upstream",
        "subscribe", "connect", "disconnect", "cancel upstream",
      ])
  }

  @Test(.holds(218)) func aSecondCancelIsPassedOnButCountsOnce() {
    let upstream = Connectable()
    let publisher = upstream.autoconnect()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    let subscription = first.subscription
    subscription?.cancel()
    subscription?.cancel()
    #expect(
      upstream.log == ["subscribe", "connect", "subscribe", "cancel upstream", "cancel upstream"])
  }

  @Test(.holds(216)) func aCompletionDoesNotDisconnect() {
    let upstream = Connectable()
    let publisher = upstream.autoconnect()
    let subscriber = TestSubscriber<Int, Never>()
    publisher.subscribe(subscriber)
    upstream.publisher.send(completion: .finished)
    publisher.subscribe(TestSubscriber<Int, Never>())
    #expect(upstream.log == ["subscribe", "connect", "subscribe"])
  }

  @Test(.holds(219)) func subscribingFromInsideTheFirstSubscriptionConnectsTwice() {
    let upstream = Connectable()
    let publisher = upstream.autoconnect()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    first.onSubscription { _ in publisher.subscribe(second) }
    publisher.subscribe(first)
    #expect(upstream.log == ["subscribe", "subscribe", "connect", "connect"])
    first.cancel()
    #expect(!upstream.log.contains("disconnect"))
    second.cancel()
    #expect(upstream.log.suffix(2) == ["disconnect", "cancel upstream"])
  }

  @Test func aSubscriberThatCancelsAtOnceLeavesNoConnection() {
    let upstream = Connectable()
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.onSubscription { $0.cancel() }
    upstream.autoconnect().subscribe(subscriber)
    #expect(upstream.log == ["subscribe", "cancel upstream", "connect", "disconnect"])
  }

  @Test(.holds(290)) func theSubscriptionIsTheUpstreamsAndDemandPasses() {
    let upstream = Connectable()
    let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(2), demandForValue: { .max($0) })
    upstream.autoconnect().subscribe(subscriber)
    #expect(subscriber.events == [.subscription("TestSubscription")])
    #expect(upstream.publisher.send(3) == .max(3))
    #expect(upstream.publisher.subscription?.requests == [.max(2)])
  }

  @Test func subscribersThatComeAndGoOnManyThreadsLeaveNoConnection() {
    let upstream = PassthroughSubject<Int, Never>()
    // May be used on any thread.
    nonisolated(unsafe) let publisher = upstream.multicast { PassthroughSubject() }.autoconnect()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { publisher.sink { _ in }.cancel() }
    }
    #expect(publisher.state.withLock { $0.count == 0 && $0.connection == nil })
  }

  @Test func aSecondSubscriberOnAnotherThreadDoesNotConnectAgain() {
    // One thread at a time: the other one is waited for.
    nonisolated(unsafe) let upstream = Connectable()
    nonisolated(unsafe) let publisher = upstream.autoconnect()
    let first = TestSubscriber<Int, Never>()
    nonisolated(unsafe) let second = TestSubscriber<Int, Never>()
    first.onSubscription { _ in onOtherThread { publisher.subscribe(second) } }
    publisher.subscribe(first)
    #expect(upstream.log == ["subscribe", "subscribe", "connect"])
  }
}

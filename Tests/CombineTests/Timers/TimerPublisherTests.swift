import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("Timer.publish")
struct TimerPublisherTests {
  @Test(.holds(284)) func publishesTheDateOnTheLoopToAllSubscribersOnceConnected() {
    let thread = LoopThread()
    let publisher = Timer.publish(every: 0.005, on: thread.runLoop, in: .default)
    let (first, second) = (Recorder<Date>(), Recorder<Date>())
    let fired = Signal()
    let cancellables = [
      publisher.sink { date in
        #expect(RunLoop.current === thread.runLoop)
        first.append(date)
      },
      publisher.sink { date in
        second.append(date)
        fired.send()
      },
    ]
    #expect(!fired.wait(seconds: 0))
    let connected = Date()
    let connection = publisher.connect()
    #expect(fired.wait(count: 3))
    connection.cancel()
    thread.passTurn()
    #expect(first.values == second.values)
    #expect(first.values == first.values.sorted())
    // The clocks of dates and timers may differ by a little.
    #expect(first.values.first.map { $0.timeIntervalSince(connected) > 0.004 } == true)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func autoconnectStartsWithTheFirstSubscriberAndStopsAfterTheLast() {
    let thread = LoopThread()
    let fired = Signal()
    let cancellable = Timer.publish(every: 0.001, on: thread.runLoop, in: .default).autoconnect()
      .sink { _ in fired.send() }
    #expect(fired.wait(count: 2))
    cancellable.cancel()
    thread.passTurn()
    while fired.wait(seconds: 0) {}
    thread.passTurn()
    #expect(!fired.wait(seconds: 0))
  }

  @Test(.holds(284)) func cancellingOneConnectionStopsDeliveryToAll() {
    let thread = LoopThread()
    let fired = Signal()
    let publisher = Timer.publish(every: 0.001, on: thread.runLoop, in: .default)
    let cancellable = publisher.sink { _ in fired.send() }
    let first = publisher.connect()
    let second = publisher.connect()
    #expect(fired.wait(count: 4))
    first.cancel()
    thread.passTurn()
    while fired.wait(seconds: 0) {}
    thread.passTurn()
    #expect(!fired.wait(seconds: 0))
    second.cancel()
    cancellable.cancel()
  }

  @Test func datesWithoutDemandAreLost() {
    let thread = LoopThread()
    let publisher = Timer.publish(every: 0.001, on: thread.runLoop, in: .default)
    let subscriber = TestSubscriber<Date, Never>(initialDemand: .max(2))
    publisher.subscribe(subscriber)
    let fired = Signal()
    let cancellable = publisher.sink { _ in fired.send() }
    let connection = publisher.connect()
    #expect(fired.wait(count: 5))
    connection.cancel()
    thread.passTurn()
    #expect(subscriber.values.count == 2)
    subscriber.request(.none)
    cancellable.cancel()
    subscriber.cancel()
  }

  @Test(.holds(285)) func theToleranceOfPublishIsIgnored() {
    let publisher = Timer.publish(
      every: 3, tolerance: 1, on: .main, in: .common, options: nil)
    #expect(publisher.tolerance == nil)
    #expect(publisher.interval == 3)
    #expect(publisher.runLoop === RunLoop.main)
    #expect(publisher.mode == RunLoop.Mode.common)
    let other = Timer.TimerPublisher(interval: 2, tolerance: 1, runLoop: .main, mode: .default)
    #expect(other.tolerance == 1)
  }

  @Test(.holds(286, 289)) func subscriptionsAndConnectionsHaveNoDescriptionOfTheirOwn() throws {
    let publisher = Timer.publish(every: 3600, on: .main, in: .default)
    let subscriber = TestSubscriber<Date, Never>()
    publisher.subscribe(subscriber)
    let connection = publisher.connect()
    let subscription = try #require(subscriber.subscription)
    #expect(!(subscription is any CustomStringConvertible))
    #expect(!(subscription is any CustomReflectable))
    #expect(!(connection is any CustomStringConvertible))
    #expect(!(connection is any Subscription))
    connection.cancel()
    subscriber.cancel()
  }

  @Test func releasesTheSubscriberOnCancel() {
    let tracker = LifetimeTracker()
    let cancellable = Timer.publish(every: 3600, on: .main, in: .default).autoconnect()
      .sink { [token = tracker.token()] _ in withExtendedLifetime(token) {} }
    #expect(tracker.count == 1)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }
}

import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("ObservableObjectPublisher")
struct ObservableObjectPublisherTests {
  @Test(.holds(274), arguments: [Subscribers.Demand.none, .max(1), .max(3), .unlimited])
  func reachesASubscriberThatHasRequestedWhateverTheAmount(demand: Subscribers.Demand) {
    let publisher = ObservableObjectPublisher()
    let subscriber = TestSubscriber<Void, Never>(initialDemand: .none)
    publisher.subscribe(subscriber)
    publisher.send()
    #expect(subscriber.values.isEmpty)
    subscriber.request(demand)
    for _ in 1...5 { publisher.send() }
    #expect(subscriber.values.count == 5)
  }

  @Test(.holds(290)) func theSubscriptionSaysWhatItIs() {
    let publisher = ObservableObjectPublisher()
    let subscriber = TestSubscriber<Void, Never>()
    publisher.subscribe(subscriber)
    #expect("\(subscriber.events)" == "[subscription(ObservableObjectPublisher)]")
  }

  @Test func cancellingStopsDeliveryAndReleasesTheSubscriber() {
    let tracker = LifetimeTracker()
    let publisher = ObservableObjectPublisher()
    var count = 0
    do {
      let token = tracker.token()
      let cancellable = publisher.sink { withExtendedLifetime(token) { count += 1 } }
      publisher.send()
      cancellable.cancel()
      publisher.send()
    }
    #expect(count == 1)
    #expect(tracker.count == 0)
  }

  @Test func sendingFromASubscriberIsDeliveredAtOnce() {
    let publisher = ObservableObjectPublisher()
    var log: [String] = []
    let cancellable = publisher.sink {
      log.append("in")
      if log.count < 3 { publisher.send() }
      log.append("out")
    }
    publisher.send()
    #expect(log == ["in", "in", "in", "out", "out", "out"])
    cancellable.cancel()
  }

  @Test func aSubscriberAddedDuringASendGetsTheNextOne() {
    let publisher = ObservableObjectPublisher()
    let late = TestSubscriber<Void, Never>()
    var isFirst = true
    let cancellable = publisher.sink {
      if isFirst { publisher.subscribe(late) }
      isFirst = false
    }
    publisher.send()
    #expect(late.values.isEmpty)
    publisher.send()
    #expect(late.values.count == 1)
    cancellable.cancel()
  }

  @Test func sendsFromManyThreadsArriveOnceAndOneAtATime() {
    // May be used on any thread.
    nonisolated(unsafe) let publisher = ObservableObjectPublisher()
    // Not synchronised: the serial delivery is what keeps it safe.
    nonisolated(unsafe) var count = 0
    let cancellable = publisher.sink { count += 1 }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { publisher.send() }
    }
    #expect(count == 8000)
    cancellable.cancel()
  }
}

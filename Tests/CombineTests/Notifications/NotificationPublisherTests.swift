import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("NotificationCenter.publisher")
struct NotificationPublisherTests {
  private final class Poster {}

  let center = NotificationCenter()
  let name = Notification.Name("tests")

  @Test func deliversNotificationsOfTheNameWithinThePosting() {
    var objects: [String] = []
    let cancellable = center.publisher(for: name).sink {
      objects.append($0.object as? String ?? "")
    }
    center.post(name: name, object: "a")
    #expect(objects == ["a"])
    center.post(name: Notification.Name("other"), object: "b")
    center.post(name: name, object: "c")
    #expect(objects == ["a", "c"])
    cancellable.cancel()
    center.post(name: name, object: "d")
    #expect(objects == ["a", "c"])
  }

  @Test func deliversThoseOfOneObjectOnly() {
    let (poster, other) = (Poster(), Poster())
    var count = 0
    let cancellable = center.publisher(for: name, object: poster).sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    #expect(count == 0)
    center.post(name: name, object: poster)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test(.holds(283)) func notificationsWithoutDemandAreLost() {
    let subscriber = TestSubscriber<Notification, Never>(
      initialDemand: .none, demandForValue: { $0.object as? Int == 2 ? .max(1) : .none })
    center.publisher(for: name).subscribe(subscriber)
    subscriber.request(.none)
    center.post(name: name, object: 1)
    subscriber.request(.max(1))
    for number in 2...5 { center.post(name: name, object: number) }
    #expect(subscriber.values.map { $0.object as? Int } == [2, 3])
    subscriber.cancel()
  }

  @Test func isEqualByItsParts() {
    let poster = Poster()
    let publisher = center.publisher(for: name, object: poster)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: poster))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != center.publisher(for: Notification.Name("other"), object: poster))
    #expect(publisher != NotificationCenter().publisher(for: name, object: poster))
  }

  @Test(.holds(290)) func isShownByApplesName() throws {
    let subscriber = TestSubscriber<Notification, Never>()
    center.publisher(for: name).subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect(String(describing: subscription) == "NotificationCenter Observer")
    subscriber.cancel()
  }

  @Test func releasesTheSubscriberOnCancel() {
    let tracker = LifetimeTracker()
    let cancellable = center.publisher(for: name).sink { [token = tracker.token()] _ in
      withExtendedLifetime(token) {}
    }
    center.post(name: name, object: nil)
    #expect(tracker.count == 1)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }

  @Test func losesNoNotificationOfManyThreads() {
    let count = Recorder<Int>()
    let cancellable = center.publisher(for: name).sink { _ in count.append(1) }
    let sender = UncheckedBox((center, name))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<250 { sender.value.0.post(name: sender.value.1, object: nil) }
    }
    #expect(count.values.count == 1000)
    cancellable.cancel()
  }
}

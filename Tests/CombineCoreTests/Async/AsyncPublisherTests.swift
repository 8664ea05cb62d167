import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("values")
struct AsyncPublisherTests {
  @Test func givesTheValuesAndEnds() async {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @Test(.holds(275)) func subscribesWhenTheIteratorIsMadeAndAsksForOneAtEachNext() async {
    let upstream = TestPublisher<Int, Never>()
    let values = upstream.values
    #expect(upstream.subscriptions.isEmpty)
    var iterator = values.makeAsyncIterator()
    #expect(upstream.subscription?.events == [])

    let source = Source()
    var asked = source.publisher.values.makeAsyncIterator()
    #expect(await asked.next() == 1)
    #expect(await asked.next() == 2)
    #expect(source.publisher.subscription?.requests == [.max(1), .max(1)])

    upstream.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  /// Answers each request with the next number.
  private final class Source {
    private(set) var publisher: TestPublisher<Int, Never>!
    private var last = 0

    init() {
      publisher = TestPublisher(onRequest: { [unowned self] _ in
        last += 1
        publisher.send(last)
      })
    }
  }

  @Test(.holds(275)) func demandFromBeforeTheSubscriptionIsSummed() async {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, Never>(sendsSubscription: false)
    let iterator = upstream.values.makeAsyncIterator()
    // An iterator may be asked on any thread.
    nonisolated(unsafe) let shared = iterator
    let tasks = (0..<3).map { _ in
      Task {
        var copy = shared
        return await copy.next()
      }
    }
    while iterator.waiterCount < 3 { await Task.yield() }
    let subscription = TestSubscription()
    upstream.send(subscription: subscription)
    #expect(subscription.events == [.request(.max(3))])
    for value in 1...3 { upstream.send(value) }
    var received: [Int?] = []
    for task in tasks { received.append(await task.value) }
    #expect(Set(received) == [1, 2, 3])
  }

  @Test(.holds(279)) func valuesThatNobodyWaitsForAreLost() async {
    let subject = PassthroughSubject<Int, Never>()
    let iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    // Only the task asks it.
    nonisolated(unsafe) var pending = iterator
    let task = Task { await pending.next() }
    while iterator.waiterCount < 1 { await Task.yield() }
    subject.send(2)
    subject.send(3)
    #expect(await task.value == 2)
    subject.send(completion: .finished)
    var later = iterator
    #expect(await later.next() == nil)
  }

  @Test(.holds(276)) func cancellingTheTaskCancelsTheUpstreamAndEveryWaiterGetsNil() async {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, Never>()
    let iterator = upstream.values.makeAsyncIterator()
    // An iterator may be asked on any thread.
    nonisolated(unsafe) let shared = iterator
    let tasks = (0..<3).map { _ in
      Task {
        var copy = shared
        return await copy.next()
      }
    }
    while iterator.waiterCount < 3 { await Task.yield() }
    tasks[1].cancel()
    for task in tasks { #expect(await task.value == nil) }
    #expect(upstream.subscription?.isCancelled == true)
    upstream.send(1)  // no longer an error
  }

  @Test(.holds(277)) func completionMakesPendingAndLaterCallsGiveNil() async {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, Never>()
    let iterator = upstream.values.makeAsyncIterator()
    // Only the task asks it.
    nonisolated(unsafe) var pending = iterator
    let task = Task { await pending.next() }
    while iterator.waiterCount < 1 { await Task.yield() }
    upstream.send(completion: .finished)
    #expect(await task.value == nil)
    var later = iterator
    #expect(await later.next() == nil)
  }

  @Test func leavingTheLoopCancelsTheUpstreamAndReleasesEverything() async {
    let tracker = LifetimeTracker()
    let subject = CurrentValueSubject<Int, Never>(7)
    do {
      let token = tracker.token()
      let values = subject.map { value in withExtendedLifetime(token) { value } }.values
      for await value in values {
        #expect(value == 7)
        break
      }
    }
    #expect(tracker.count == 0)
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let upstream = TestPublisher<Int, Never>()
    let iterator = upstream.values.makeAsyncIterator()
    let second = TestSubscription()
    upstream.send(subscription: second)
    #expect(second.events == [.cancel])
    #expect(upstream.subscription?.events == [])
    withExtendedLifetime(iterator) {}
  }

  @Test(.holds(278)) func aValueThatWasNotAskedForTraps() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, Never>()
      let iterator = upstream.values.makeAsyncIterator()
      upstream.send(1)
      withExtendedLifetime(iterator) {}
    }
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var name = "first"
  }

  @MainActor
  @Test func aMainActorPropertyIsFollowed() async {
    let model = Model()
    var iterator = model.$name.values.makeAsyncIterator()
    #expect(await iterator.next() == "first")
    model.name = "second"
    #expect(await iterator.next() == "second")
  }

  @Test func valuesFromManyThreadsReachManyWaiters() async {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let iterator = subject.values.makeAsyncIterator()
    // An iterator may be asked on any thread.
    nonisolated(unsafe) let shared = iterator
    let receivers = (0..<4).map { _ in
      Task {
        var copy = shared
        var received: [Int] = []
        while let value = await copy.next() { received.append(value) }
        return received
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask { for i in 0..<500 { subject.send(sender * 500 + i) } }
      }
    }
    subject.send(completion: .finished)
    var all: [Int] = []
    for receiver in receivers { all += await receiver.value }
    #expect(Set(all).count == all.count)
  }
}

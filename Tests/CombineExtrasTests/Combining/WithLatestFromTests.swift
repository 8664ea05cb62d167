import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("withLatestFrom")
struct WithLatestFromTests {
  private let upstream = TestPublisher<Int, TestError>()
  private let other = TestPublisher<String, TestError>()
  private let downstream = TestSubscriber<String, TestError>(initialDemand: .max(2))

  private func subscribe() {
    upstream.withLatestFrom(other) { "\($0)\($1)" }.subscribe(downstream)
  }

  @Test func joinsEachValueWithTheNewestOfTheOther() {
    subscribe()
    other.send("a")
    upstream.send(1)
    upstream.send(2)
    other.send("b")
    other.send("c")
    upstream.send(3)
    #expect(downstream.values == ["1a", "2a", "3c"])
  }

  @Test func dropsValuesBeforeTheOtherHasOneAndAsksForMore() {
    subscribe()
    #expect(upstream.send(1) == .max(1))
    #expect(downstream.values.isEmpty)
    other.send("a")
    #expect(upstream.send(2) == .none)
    #expect(downstream.values == ["2a"])
  }

  @Test func asksTheOtherForEverythingAndTheUpstreamForWhatIsWanted() {
    subscribe()
    downstream.request(.max(3))
    #expect(upstream.subscription?.requests == [.max(2), .max(3)])
    #expect(other.subscription?.requests == [.unlimited])
  }

  @Test func synchronousPublishersMeet() {
    let downstream = TestSubscriber<String, Never>()
    (1...2).publisher.withLatestFrom(["a", "b"].publisher).subscribe(downstream)
    #expect(downstream.values == ["b", "b"])
    #expect(downstream.isFinished)
  }

  @Test func anOtherOfOptionalsHasAValueWhenItIsNil() {
    let downstream = TestSubscriber<Int?, Never>()
    Just(1).withLatestFrom(Just(Int?.none)).subscribe(downstream)
    #expect(downstream.values == [nil])
  }

  @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(.oops)])
  func endsAsTheUpstreamDoesAndCancelsTheOther(_ completion: Subscribers.Completion<TestError>) {
    subscribe()
    upstream.send(completion: completion)
    #expect(downstream.completions == [completion])
    #expect(other.subscription?.isCancelled == true)
    other.send(completion: .failure(.other))
    #expect(downstream.completions.count == 1)
  }

  @Test func theOthersEndChangesNothing() {
    subscribe()
    other.send("a")
    other.send(completion: .finished)
    upstream.send(1)
    #expect(downstream.values == ["1a"])
    #expect(downstream.completions.isEmpty)
  }

  @Test func failsWithTheOther() {
    subscribe()
    other.send(completion: .failure(.oops))
    #expect(downstream.completions == [.failure(.oops)])
    #expect(upstream.subscription?.isCancelled == true)
    upstream.send(1)
    #expect(downstream.events.count == 2)
  }

  @Test func anOtherThatFailsAtOnceKeepsTheUpstreamFromBeingSubscribed() {
    upstream.withLatestFrom(Fail<String, TestError>(error: .oops)).subscribe(downstream)
    #expect(downstream.failure == .oops)
    #expect(upstream.subscriptions.isEmpty)
  }

  @Test func aFailureOfTheOtherFromInsideAValueComesAfterIt() {
    subscribe()
    other.send("a")
    downstream.onValue { _ in
      other.send(completion: .failure(.oops))
      #expect(downstream.completions.isEmpty)
    }
    upstream.send(1)
    #expect(downstream.values == ["1a"])
    #expect(downstream.completions == [.failure(.oops)])
  }

  @Test func aCancelReachesBothAndReleases() {
    let tracker = LifetimeTracker()
    let latest = PassthroughSubject<LifetimeTracker.Token, Never>()
    let source = PassthroughSubject<Int, Never>()
    let cancellable = source.withLatestFrom(latest).sink { [token = tracker.token()] _ in
      _ = token
    }
    latest.send(tracker.token())
    #expect(tracker.count == 2)
    cancellable.cancel()
    #expect(tracker.count == 0)

    subscribe()
    downstream.cancel()
    #expect(upstream.subscription?.isCancelled == true)
    #expect(other.subscription?.isCancelled == true)
    upstream.send(1)
    #expect(downstream.events.count == 1)
  }

  @Test func takesUpToFourOthers() {
    var texts: [String] = []
    let upstream = Just(0)
    let a = Just("a")
    let b = Just(1.5)
    let c = Just(true)
    let d = Just(Character("d"))
    _ = upstream.withLatestFrom(a, b) { "\($0) \($1.0) \($1.1)" }.sink { texts.append($0) }
    _ = upstream.withLatestFrom(a, b).sink { texts.append("\($0.0) \($0.1)") }
    _ = upstream.withLatestFrom(a, b, c) { "\($0) \($1.0) \($1.1) \($1.2)" }
      .sink { texts.append($0) }
    _ = upstream.withLatestFrom(a, b, c).sink { texts.append("\($0.0) \($0.1) \($0.2)") }
    _ = upstream.withLatestFrom(a, b, c, d) { "\($0) \($1.0) \($1.1) \($1.2) \($1.3)" }
      .sink { texts.append($0) }
    _ = upstream.withLatestFrom(a, b, c, d).sink { texts.append("\($0.0) \($0.1) \($0.2) \($0.3)") }
    #expect(
      texts == [
        "0 a 1.5", "a 1.5", "0 a 1.5 true", "a 1.5 true", "0 a 1.5 true d", "a 1.5 true d",
      ])
  }

  @Test func waitsForAllOthers() {
    let second = TestPublisher<Int, TestError>()
    var texts: [String] = []
    let cancellable = upstream.withLatestFrom(other, second) { "\($0) \($1.0) \($1.1)" }
      .sink(receiveCompletion: { _ in }, receiveValue: { texts.append($0) })
    other.send("a")
    upstream.send(1)
    second.send(7)
    upstream.send(2)
    #expect(texts == ["2 a 7"])
    cancellable.cancel()
    #expect(second.subscription?.isCancelled == true)
  }

  @Test func survivesFailuresCancelsAndValuesFromSeveralThreads() {
    for round in 0..<200 {
      let tracker = LifetimeTracker()
      let source = PassthroughSubject<Int, TestError>()
      let other = PassthroughSubject<Int, TestError>()
      let results = UncheckedBox(TestSubscriber<LifetimeTracker.Token, TestError>())
      source.withLatestFrom(other) { _, _ in tracker.token() }.subscribe(results.value)
      other.send(0)
      let box = UncheckedBox((source, other))
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<20 {
          switch thread {
          case 0: box.value.0.send(number)
          case 1: box.value.1.send(number)
          case 2: if number == 10 { box.value.1.send(completion: .failure(.oops)) }
          default: if number == 10, round % 2 == 0 { results.value.cancel() }
          }
        }
      }
      #expect(results.value.completions.count <= 1)
      if round % 2 == 1 { #expect(results.value.completions.count == 1) }
      if let last = results.value.events.last, results.value.completions.count == 1 {
        guard case .completion = last else {
          Issue.record("a value after the completion")
          continue
        }
      }
    }
  }
}

import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Foundation
import Testing

@Suite("Publishers of asynchronous sequences and work")
struct AsyncTests {
  /// Counts up to `last` and then ends or fails; counts how often it is asked.
  private struct Counting: AsyncSequence, Sendable {
    var last: Int
    var error: TestError?
    var asked = Recorder<Int>()

    func makeAsyncIterator() -> Iterator { Iterator(base: self) }

    struct Iterator: AsyncIteratorProtocol {
      let base: Counting
      var number = 0

      mutating func next(isolation actor: isolated (any Actor)?) async throws(TestError) -> Int? {
        base.asked.append(number)
        if number == base.last {
          if let error = base.error { throw error }
          return nil
        }
        number += 1
        return number
      }

      mutating func next() async throws(TestError) -> Int? { try await next(isolation: nil) }
    }
  }

  /// Runs `body` with a subscriber and waits for its completion.
  private func completed<P: Publisher>(
    _ publisher: P, initialDemand: Subscribers.Demand = .unlimited
  ) async -> TestSubscriber<P.Output, P.Failure> {
    let done = Signal()
    let downstream = TestSubscriber<P.Output, P.Failure>(initialDemand: initialDemand)
    downstream.onCompletion { _ in done.send() }
    publisher.subscribe(downstream)
    #expect(await done.comes())
    return downstream
  }

  @Test func sendsTheElementsAndTheEnd() async {
    let downstream = await completed(Counting(last: 3).publisher)
    #expect(downstream.values == [1, 2, 3])
    #expect(downstream.completions == [.finished])
  }

  @Test func sendsTheError() async {
    let downstream = await completed(Counting(last: 1, error: .oops).publisher)
    #expect(downstream.values == [1])
    #expect(downstream.completions == [.failure(.oops)])
  }

  @Test func anAnyPublisherIsMadeOfASequence() async {
    let stream = AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let downstream = await completed(AnyPublisher<Int, Never>(stream))
    #expect(downstream.values == [1])
  }

  @Test func asksForAnElementOnlyWhenAValueIsWanted() async {
    let sequence = Counting(last: 100)
    let arrived = Signal()
    let downstream = TestSubscriber<Int, TestError>(initialDemand: .none)
    downstream.onValue { _ in arrived.send() }
    sequence.publisher.subscribe(downstream)
    #expect(sequence.asked.values.isEmpty)
    for round in 1...5 {
      downstream.request(.max(2))
      #expect(await arrived.comes(count: 2))
      #expect(downstream.values.count == 2 * round)
      #expect(sequence.asked.values.count == 2 * round)
    }
    downstream.cancel()
  }

  @Test func eachSubscriberIteratesForItself() async {
    let publisher = Counting(last: 2).publisher
    #expect(await completed(publisher).values == [1, 2])
    #expect(await completed(publisher).values == [1, 2])
  }

  @Test func aCancelCancelsTheTaskAndReleases() async {
    let tracker = LifetimeTracker()
    let ended = Signal()
    let first = Signal()
    let released = Signal()
    let stream = AsyncStream<Int> { continuation in
      continuation.onTermination = { _ in ended.send() }
      continuation.yield(1)
    }
    let cancellable = AsyncSequencePublisher(stream).sink {
      [holder = ReleaseSignal(released), token = tracker.token()] _ in
      _ = (holder, token)
      first.send()
    }
    #expect(await first.comes())
    cancellable.cancel()
    #expect(await ended.comes())
    #expect(await released.comes())
  }

  @Test func aCancelFromInsideAValueStops() async {
    let done = Signal()
    let downstream = TestSubscriber<Int, TestError>()
    let sequence = Counting(last: 1000)
    downstream.onValue { _ in
      downstream.cancel()
      done.send()
    }
    sequence.publisher.subscribe(downstream)
    #expect(await done.comes())
    #expect(downstream.values == [1])
    #expect(downstream.completions.isEmpty)
  }

  @Test func requestsFromSeveralThreadsLoseNothing() async {
    for _ in 0..<20 {
      let done = Signal()
      let downstream = UncheckedBox(TestSubscriber<Int, TestError>(initialDemand: .none))
      downstream.value.onCompletion { _ in done.send() }
      Counting(last: 200).publisher.subscribe(downstream.value)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<60 { downstream.value.request(.max(1)) }
      }
      #expect(await done.comes())
      #expect(downstream.value.values == Array(1...200))
    }
  }

  @Test func aFutureDoesItsWorkOnceForAll() async {
    let calls = Recorder<Int>()
    let future = Future {
      calls.append(1)
      return 7
    }
    #expect(await completed(future).values == [7])
    #expect(await completed(future).values == [7])
    #expect(calls.values == [1])
  }

  @Test func aFutureFailsWithTheError() async {
    let future = Future<Int, TestError> { () async throws(TestError) -> Int in throw .oops }
    #expect(await completed(future).failure == .oops)
  }

  @Test func theWorkOfAFutureThatNobodyHoldsIsCancelled() async {
    let began = Signal()
    let cancelled = Signal()
    var future: Future<Int, Never>? = Future {
      began.send()
      await untilCancelled()
      cancelled.send()
      return 1
    }
    #expect(await began.comes())
    withExtendedLifetime(future) {}
    future = nil
    #expect(await cancelled.comes())
  }

  @Test func awaitedWorkIsDoneForEachSubscriber() async {
    let calls = Recorder<Int>()
    let publisher = Publishers.Await {
      calls.append(1)
      return 7
    }
    #expect(await completed(publisher).values == [7])
    #expect(await completed(publisher).values == [7])
    #expect(calls.values.count == 2)
  }

  @Test func awaitedWorkFailsAndIsCancelled() async {
    let failing = Publishers.Await<Int, TestError> { () async throws(TestError) -> Int in
      throw .oops
    }
    #expect(await completed(failing).completions == [.failure(.oops)])

    let began = Signal()
    let cancelled = Signal()
    let cancellable = Publishers.Await {
      began.send()
      await untilCancelled()
      cancelled.send()
      return 1
    }
    .sink { _ in Issue.record("a value after the cancel") }
    #expect(await began.comes())
    cancellable.cancel()
    #expect(await cancelled.comes())
  }
}

extension Signal {
  /// Waits on a thread of its own: one of the tasks' threads, of which there may be two only, has to
  /// be there for the work that is waited for.
  fileprivate func comes(count: Int = 1) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: wait(count: count)) }.start()
    }
  }
}

/// Signals when it is deallocated.
private final class ReleaseSignal: Sendable {
  private let signal: Signal

  init(_ signal: Signal) {
    self.signal = signal
  }

  deinit {
    signal.send()
  }
}

/// Returns when the running task is cancelled.
private func untilCancelled() async {
  let stream = AsyncStream<Never> { _ in }
  for await _ in stream {}
}

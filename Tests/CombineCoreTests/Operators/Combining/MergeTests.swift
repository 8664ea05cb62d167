import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("merge")
struct MergeTests {
  typealias Source = TestPublisher<Int, TestError>

  @Test(.holds(176, 178)) func deliversTheValuesOfAllAsTheyCome() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    a.map { $0 }.merge(with: b).subscribe(subscriber)
    a.send(1)
    #expect(b.send(2) == .none)
    a.send(3)
    #expect(subscriber.events == [.subscription("Merge"), .value(1), .value(2), .value(3)])
    #expect(a.subscription?.events == [.request(.unlimited)])
  }

  @Test(.holds(176, 178)) func asksForOneEachAndForEverythingUnderUnlimitedDemand() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
    a.merge(with: b).subscribe(subscriber)
    #expect(a.send(1) == .max(1))
    #expect(a.subscription?.requests == [.max(1)])
    subscriber.request(.unlimited)
    #expect(a.subscription?.requests == [.max(1), .unlimited])
    #expect(b.subscription?.requests == [.max(1), .unlimited])
  }

  @Test(.holds(177)) func keepsTheNewestOfEachWithoutDemand() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    a.merge(with: b).subscribe(subscriber)
    #expect(a.send(1) == .none)
    a.send(2)
    b.send(3)
    subscriber.request(.max(1))
    #expect(subscriber.values == [2])
    #expect(a.subscription?.requests == [.max(1), .max(1)])
    #expect(b.subscription?.requests == [.max(1)])
    subscriber.request(.max(2))
    #expect(subscriber.values == [2, 3])
  }

  @Test(.holds(180)) func currentValuesComeAtTheFirstRequest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    a.merge(with: b).subscribe(subscriber)
    subscriber.request(.max(5))
    #expect(subscriber.values == [1, 2])
    a.send(3)
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test(.holds(179)) func finishesWhenAllHaveAndTheBuffersAreEmpty() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    a.merge(with: b).subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.events.dropFirst() == [.value(1), .completion(.finished)])
  }

  @Test(.holds(179)) func theFirstFailureCancelsTheOthersAndGoesDown() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    a.merge(with: b).subscribe(subscriber)
    a.send(completion: .failure(.first))
    b.send(1)
    b.send(completion: .failure(.second))
    #expect(b.subscription?.isCancelled == true)
    #expect(subscriber.events.dropFirst() == [.completion(.failure(.first))])
  }

  @Test func aFailureWhileSubscribingCancelsThoseThatFollow() {
    let b = Source()
    let subscriber = TestSubscriber<Int, TestError>()
    Fail<Int, TestError>(error: .first).merge(with: b).subscribe(subscriber)
    #expect(b.subscription?.isCancelled ?? true)
    #expect(subscriber.completions == [.failure(.first)])
  }

  @Test func cancelReachesAll() {
    let (a, b) = (Source(), Source())
    let subscriber = TestSubscriber<Int, TestError>()
    a.merge(with: b).subscribe(subscriber)
    subscriber.cancel()
    a.send(1)
    b.send(completion: .failure(.first))
    #expect(a.subscription?.isCancelled == true && b.subscription?.isCancelled == true)
    #expect(subscriber.events.count == 1)
  }

  @Test func allAritiesDeliverAllSources() {
    func check<P: Publisher>(_ publisher: P, _ count: Int)
    where P.Output == Int, P.Failure == Never {
      let subscriber = TestSubscriber<Int, Never>()
      publisher.subscribe(subscriber)
      #expect(subscriber.values == Array(1...count))
      #expect(subscriber.isFinished)
      let slow = TestSubscriber<Int, Never>(initialDemand: .none)
      publisher.subscribe(slow)
      for _ in 0..<count { slow.request(.max(1)) }
      #expect(slow.values.sorted() == Array(1...count))
      #expect(slow.completions.count == 1)
    }
    let (a, b, c, d) = (Just(1), [2].publisher, Just(3).map { $0 }, Just(4).filter { _ in true })
    let (e, f, g, h) = (
      Just(5).eraseToAnyPublisher(), Just(6), Just(7).map { $0 }, Just(8).eraseToAnyPublisher()
    )
    check(a.merge(with: b), 2)
    check(a.merge(with: b, c), 3)
    check(a.merge(with: b, c, d), 4)
    check(a.merge(with: b, c, d, e), 5)
    check(a.merge(with: b, c, d, e, f), 6)
    check(a.merge(with: b, c, d, e, f, g), 7)
    check(a.merge(with: b, c, d, e, f, g, h), 8)
    check(a.merge(with: b).merge(with: c).merge(with: d, e).merge(with: f, g, h), 8)
    check(a.merge(with: b, c).merge(with: d).merge(with: e).merge(with: f).merge(with: g), 7)
    check(Publishers.MergeMany(a, Just(2), Just(3)).merge(with: Just(4)), 4)
    check(Publishers.MergeMany((1...100).map { Just($0) }), 100)
  }

  @Test(.holds(182)) func theStaticTypesAreApples() {
    let (a, b, c) = (Just(1), [2].publisher, Just(3))
    #expect(type(of: a.merge(with: c)) == Publishers.MergeMany<Just<Int>>.self)
    #expect(
      type(of: a.merge(with: b).merge(with: c))
        == Publishers.Merge3<Just<Int>, Publishers.Sequence<[Int], Never>, Just<Int>>.self)
    #expect(a.merge(with: b) == a.merge(with: b))
    #expect(Publishers.MergeMany(a) != Publishers.MergeMany(c))
  }

  @Test(.holds(181)) func mergeOfNothingFinishesAtOnce() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
    Publishers.MergeMany<Just<Int>>().subscribe(subscriber)
    #expect(subscriber.events == [.subscription("Merge"), .completion(.finished)])
  }

  @Test func cancelReleasesWhatWaits() {
    let tracker = LifetimeTracker()
    let source = TestPublisher<LifetimeTracker.Token, Never>()
    let subscriber = TestSubscriber<LifetimeTracker.Token, Never>(initialDemand: .none)
    source.merge(with: TestPublisher()).subscribe(subscriber)
    source.send(tracker.token())
    source.send(tracker.token())
    #expect(tracker.count == 1)
    subscriber.cancel()
    #expect(tracker.count == 0)
  }

  @Test func valuesFromManyThreadsArriveOnceInOrderAndOneAtATime() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    // Not synchronised: the operator's serial delivery is what keeps these safe.
    nonisolated(unsafe) var received = [[Int]](repeating: [], count: 8)
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var overlapped = false
    nonisolated(unsafe) var completions = 0
    let cancellable = Publishers.MergeMany(subjects).sink { _ in
      completions += 1
    } receiveValue: { value in
      inside += 1
      if inside > 1 { overlapped = true }
      received[value / 1000].append(value)
      inside -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<1000 { subjects[thread].send(thread * 1000 + value) }
      subjects[thread].send(completion: .finished)
    }
    #expect(received == (0..<8).map { Array($0 * 1000..<($0 + 1) * 1000) })
    #expect(!overlapped)
    #expect(completions == 1)
    cancellable.cancel()
  }

  @Test func buffersOnManyThreadsLoseNothingUnderDemandOfOne() {
    // Subjects may be used on any thread.
    nonisolated(unsafe) let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    nonisolated(unsafe) let subscriber = TestSubscriber<Int, Never>(
      initialDemand: .max(1), demandForValue: { _ in .max(1) })
    Publishers.MergeMany(
      subjects.map { $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest) }
    ).subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<500 { subjects[thread].send(thread * 500 + value) }
      subjects[thread].send(completion: .finished)
    }
    #expect(subscriber.values.sorted() == Array(0..<4000))
    #expect(subscriber.completions.count == 1)
  }
}

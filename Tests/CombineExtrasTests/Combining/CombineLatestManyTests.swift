import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("combineLatest and merge of a collection")
struct CombineLatestManyTests {
  private let sources = (0..<3).map { _ in TestPublisher<Int, TestError>() }
  private let downstream = TestSubscriber<[Int], TestError>()

  @Test func givesTheNewestOfAll() {
    sources.combineLatest().subscribe(downstream)
    sources[0].send(1)
    sources[1].send(2)
    sources[1].send(3)
    #expect(downstream.values.isEmpty)
    sources[2].send(4)
    sources[0].send(5)
    #expect(downstream.values == [[1, 3, 4], [5, 3, 4]])
  }

  @Test func aNewerArrayTakesThePlaceOfOneNotAskedFor() {
    let downstream = TestSubscriber<[Int], TestError>(initialDemand: .max(1))
    sources.combineLatest().subscribe(downstream)
    #expect(
      sources.map { $0.subscription?.requests } == [[.unlimited], [.unlimited], [.unlimited]])
    for source in sources { source.send(0) }
    sources[0].send(1)
    sources[0].send(2)
    #expect(downstream.values == [[0, 0, 0]])
    downstream.request(.max(2))
    #expect(downstream.values == [[0, 0, 0], [2, 0, 0]])
    sources[0].send(3)
    #expect(downstream.values.count == 3)
  }

  @Test func anArrayNotAskedForComesBeforeTheEnd() {
    let downstream = TestSubscriber<[Int], TestError>(initialDemand: .none)
    sources.combineLatest().subscribe(downstream)
    for source in sources {
      source.send(0)
      source.send(completion: .finished)
    }
    #expect(downstream.completions.isEmpty)
    downstream.request(.max(1))
    #expect(downstream.values == [[0, 0, 0]])
    #expect(downstream.completions == [.finished])
  }

  @Test func finishesWhenAllHaveOrOneHasNothing() {
    sources.combineLatest().subscribe(downstream)
    for source in sources { source.send(0) }
    sources[0].send(completion: .finished)
    sources[1].send(completion: .finished)
    #expect(downstream.completions.isEmpty)
    sources[2].send(completion: .finished)
    #expect(downstream.completions == [.finished])

    let early = TestSubscriber<[Int], Never>()
    [Just(1).eraseToAnyPublisher(), Empty().eraseToAnyPublisher()].combineLatest().subscribe(early)
    #expect(early.completions == [.finished])
  }

  @Test func failsWithTheFirstFailureAndACancelReachesAll() {
    sources.combineLatest().subscribe(downstream)
    sources[1].send(completion: .failure(.oops))
    #expect(downstream.completions == [.failure(.oops)])
    #expect(sources[0].subscription?.isCancelled == true)

    let other = TestSubscriber<[Int], TestError>()
    let fresh = (0..<2).map { _ in TestPublisher<Int, TestError>() }
    fresh.combineLatest().subscribe(other)
    other.cancel()
    #expect(fresh.allSatisfy { $0.subscription?.isCancelled == true })
  }

  @Test func combinesAPublisherWithOthers() {
    let downstream = TestSubscriber<[Int], Never>()
    Just(1).combineLatest(with: [Just(2), Just(3)]).subscribe(downstream)
    #expect(downstream.values == [[1, 2, 3]])
    #expect(downstream.isFinished)
    let none = TestSubscriber<[Int], Never>()
    [Just<Int>]().combineLatest().subscribe(none)
    #expect(none.completions == [.finished])
  }

  @Test func endsWithTheNewestOfAllOnSeveralThreads() {
    for _ in 0..<50 {
      let subjects = UncheckedBox((0..<3).map { _ in CurrentValueSubject<Int, Never>(-1) })
      let downstream = TestSubscriber<[Int], Never>()
      subjects.value.combineLatest().subscribe(downstream)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        for number in 0..<50 { subjects.value[thread].send(number) }
        subjects.value[thread].send(completion: .finished)
      }
      let values = downstream.values
      #expect(values.last == [49, 49, 49])
      #expect(Swift.zip(values, values.dropFirst()).allSatisfy { Swift.zip($0, $1).allSatisfy(<=) })
      #expect(downstream.completions == [.finished])
    }
  }

  @Test func merges() {
    var values: [Int] = []
    _ = [Just(1), Just(2)].merge().sink { values.append($0) }
    _ = Just(3).merge(with: [[4, 5].publisher]).sink { values.append($0) }
    #expect(values == [1, 2, 3, 4, 5])
  }
}

import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("amb")
struct AmbTests {
  private let first = TestPublisher<Int, TestError>()
  private let second = TestPublisher<Int, TestError>()
  private let downstream = TestSubscriber<Int, TestError>(initialDemand: .max(2))

  @Test func passesOnTheFasterAndCancelsTheSlower() {
    first.amb(second).subscribe(downstream)
    #expect(first.subscription?.requests == [.max(2)])
    #expect(second.subscription?.requests == [.max(2)])
    second.send(1)
    #expect(first.subscription?.isCancelled == true)
    first.send(9)
    first.send(completion: .failure(.oops))
    second.send(2)
    #expect(downstream.values == [1, 2])
    second.send(completion: .finished)
    #expect(downstream.completions == [.finished])
  }

  @Test func demandGoesToBothUntilItIsDecided() {
    first.amb(second).subscribe(downstream)
    downstream.request(.max(1))
    first.send(1)
    downstream.request(.max(4))
    #expect(first.subscription?.requests == [.max(2), .max(1), .max(4)])
    #expect(second.subscription?.requests == [.max(2), .max(1)])
  }

  @Test func returnsTheDemandOfTheDownstream() {
    let eager = TestSubscriber<Int, TestError>(demandForValue: { _ in .max(3) })
    first.amb(second).subscribe(eager)
    #expect(first.send(1) == .max(3))
    #expect(second.send(1) == .none)
  }

  @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(.oops)])
  func aCompletionIsFirstToo(_ completion: Subscribers.Completion<TestError>) {
    first.amb(second).subscribe(downstream)
    second.send(completion: completion)
    first.send(1)
    #expect(first.subscription?.isCancelled == true)
    #expect(downstream.values.isEmpty)
    #expect(downstream.completions == [completion])
  }

  @Test func aPublisherWithItsValuesAtHandWinsBeforeTheOtherIsSubscribed() {
    let downstream = TestSubscriber<Int, TestError>()
    Just(1).setFailureType(to: TestError.self).amb(second).subscribe(downstream)
    #expect(downstream.values == [1])
    #expect(downstream.isFinished)
    #expect(second.subscriptions.isEmpty)
  }

  @Test func aCancelReachesAll() {
    first.amb(second).subscribe(downstream)
    downstream.cancel()
    #expect(first.subscription?.isCancelled == true)
    #expect(second.subscription?.isCancelled == true)
    second.send(1)
    #expect(downstream.values.isEmpty)
    expectReleases { $0.amb(Empty(completeImmediately: false)) }
  }

  @Test func racesAmongSeveral() {
    let third = TestPublisher<Int, TestError>()
    first.amb(with: second, third).subscribe(downstream)
    third.send(3)
    #expect(first.subscription?.isCancelled == true)
    #expect(second.subscription?.isCancelled == true)
    #expect(downstream.values == [3])

    let collection = TestSubscriber<Int, TestError>()
    [first, second].amb().subscribe(collection)
    second.send(4)
    first.send(5)
    #expect(collection.values == [4])
  }

  @Test func aRaceOfNobodyFinishes() {
    let none: [Just<Int>] = []
    let downstream = TestSubscriber<Int, Never>()
    none.amb().subscribe(downstream)
    #expect(downstream.isFinished)
  }

  @Test func oneWinsOnSeveralThreads() {
    for _ in 0..<200 {
      let subjects = UncheckedBox((0..<4).map { _ in PassthroughSubject<Int, Never>() })
      let downstream = TestSubscriber<Int, Never>()
      subjects.value.amb().subscribe(downstream)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for _ in 0..<10 { subjects.value[thread].send(thread) }
        subjects.value[thread].send(completion: .finished)
      }
      #expect(Set(downstream.values).count == 1)
      #expect(downstream.values.count == 10)
      #expect(downstream.completions == [.finished])
    }
  }
}

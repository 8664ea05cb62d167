import Combine
import CombineTesting
import TestSupport
import Testing

/// Subscribers that ask for the greatest finite number of values, again and again.
@Suite("demand without end")
struct EndlessDemandTests {
  typealias Demand = Subscribers.Demand

  @Test(.holds(11, 14)) func sumsAndProductsOfGreatDemandsAreUnlimited() {
    let great = Demand.max(.max)
    #expect(great + great == .unlimited)
    #expect(great + great + great == .unlimited)
    #expect(great * .max == .unlimited)
    #expect(great * 0 == .none)
    #expect(great + 0 == great)
    #expect(great - great == .none)
    #expect(great - .max == .none)
    var sum = great
    for _ in 0..<4 { sum += great }
    #expect(sum == .unlimited)
    sum -= great
    #expect(sum == .unlimited)
  }

  @Test("operators count on", arguments: OperatorRow.all)
  func operators(_ row: OperatorRow) {
    #expect(flood(row, .max(.max)) == flood(row, .unlimited))
  }

  /// How many values arrive.
  private func flood(_ row: OperatorRow, _ demand: Demand) -> Int {
    let upstream = TestPublisher<Int, TestError>()
    let asker = row.ask(upstream, demand)
    for value in 0..<3 {
      upstream.send(value)
      asker.request(demand)
    }
    asker.request(.unlimited)
    upstream.send(3)
    asker.request(demand)
    upstream.send(4)
    upstream.send(completion: .finished)
    #expect(asker.violations.isEmpty)
    return asker.valueCount
  }

  @Test("operators of several publishers count on", arguments: ManySourcesRow.all)
  func manySources(_ row: ManySourcesRow) {
    let sources = row.sources
    let subscriber = TestSubscriber<[Int], TestError>(
      initialDemand: .max(.max), demandForValue: { _ in .max(.max) })
    row.join(sources).subscribe(subscriber)
    for value in 0..<3 {
      for source in sources { source.send(value) }
      subscriber.request(.max(.max))
    }
    let expected = [row.count * 3, row.count * 2 + 1, 3][row.kind.rawValue]
    #expect(subscriber.values.count == expected)
    subscriber.request(.unlimited)
    subscriber.request(.max(.max))
    for source in sources { source.send(completion: .finished) }
    #expect(subscriber.completions == [.finished])
  }

  /// Expects all of `values` from a publisher that a subscriber asks for more and more.
  private func expect<P: Publisher>(
    _ values: [P.Output], from publisher: P, sourceLocation: SourceLocation = #_sourceLocation,
    sending send: () -> Void = {}
  ) where P.Output: Equatable {
    let subscriber = TestSubscriber<P.Output, P.Failure>(
      initialDemand: .max(.max), demandForValue: { _ in .max(.max) })
    subscriber.onValue { [unowned subscriber] _ in subscriber.request(.max(.max)) }
    publisher.subscribe(subscriber)
    subscriber.request(.max(.max))
    send()
    subscriber.request(.unlimited)
    subscriber.request(.max(.max))
    #expect(subscriber.values == values, sourceLocation: sourceLocation)
    #expect(subscriber.violations.isEmpty, sourceLocation: sourceLocation)
    subscriber.cancel()
  }

  @Test func sourcesCountOn() {
    expect([1, 2, 3], from: [1, 2, 3].publisher)
    expect([1, 2, 3], from: Record<Int, TestError>(output: [1, 2, 3], completion: .finished))
    expect([1], from: Just(1))
    expect([1], from: Int?.some(1).publisher)
    expect([1], from: Result<Int, TestError>.success(1).publisher)
    expect([1], from: Future<Int, Never> { $0(.success(1)) })
    let passthrough = PassthroughSubject<Int, Never>()
    expect([1, 2], from: passthrough) { for value in 1...2 { passthrough.send(value) } }
    let shared = passthrough.share()
    expect([1, 2], from: shared) { for value in 1...2 { passthrough.send(value) } }
    let current = CurrentValueSubject<Int, Never>(0)
    expect([0, 1, 2], from: current) { for value in 1...2 { current.send(value) } }
    let published = Published(initialValue: 3)
    expect([3], from: published.projectedValue)
  }

  @Test func theGreatestCountsAreAllowed() {
    let numbers = (0..<5).publisher.map { $0 }
    expect([0, 1, 2, 3, 4], from: numbers.prefix(.max))
    expect([0, 1, 2, 3, 4], from: numbers.output(in: 0...))
    expect([], from: numbers.dropFirst(.max))
    expect([[0, 1, 2, 3, 4]], from: numbers.collect(.max))
    expect([0, 1, 2, 3, 4], from: numbers.setFailureType(to: TestError.self).retry(.max))
    expect(
      [0, 1, 2, 3, 4],
      from: numbers.buffer(size: .max, prefetch: .keepFull, whenFull: .dropOldest))
    expect([0, 1, 2, 3, 4], from: numbers.flatMap(maxPublishers: .max(.max)) { Just($0) })
    expect(
      [[0, 1, 2, 3, 4]],
      from: numbers.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, .max)))
  }
}

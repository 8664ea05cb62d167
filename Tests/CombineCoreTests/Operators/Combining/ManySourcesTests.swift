import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("every operator of several publishers")
struct ManySourcesTests {
  typealias Source = ManySourcesRow.Source

  private func attach(
    _ row: ManySourcesRow, demand: Subscribers.Demand = .unlimited
  ) -> ([Source], TestSubscriber<[Int], TestError>) {
    let sources = row.sources
    let subscriber = TestSubscriber<[Int], TestError>(initialDemand: demand)
    row.join(sources).subscribe(subscriber)
    return (sources, subscriber)
  }

  @Test(.holds(176, 183, 191), arguments: ManySourcesRow.all)
  func bringsTheValuesOfAllTogether(_ row: ManySourcesRow) {
    let (sources, subscriber) = attach(row)
    for (index, source) in sources.enumerated() {
      #expect(subscriber.values.count == (row.kind == .merge ? index : 0))
      source.send(index)
    }
    #expect(subscriber.events.first == .subscription(row.name))
    #expect(subscriber.values == row.rowOfIndices)
    subscriber.removeEvents()
    for (index, source) in sources.enumerated() { source.send(10 + index) }
    let next: [[Int]] =
      switch row.kind {
      case .merge: (0..<row.count).map { [10 + $0] }
      case .combineLatest:
        (1...row.count).map { count in (0..<row.count).map { $0 < count ? 10 + $0 : $0 } }
      case .zip: [(0..<row.count).map { 10 + $0 }]
      }
    #expect(subscriber.values == next)
  }

  @Test(.holds(176, 178, 184, 191), arguments: ManySourcesRow.all)
  func asksAllForWhatIsDue(_ row: ManySourcesRow) {
    let (sources, subscriber) = attach(row, demand: .max(2))
    let first: [Subscribers.Demand] = row.kind == .merge ? [.max(1)] : [.max(2)]
    #expect(sources.allSatisfy { $0.subscription?.requests == first })
    subscriber.request(.max(3))
    let second: [Subscribers.Demand] = row.kind == .merge ? [] : [.max(3)]
    #expect(sources.allSatisfy { $0.subscription?.requests == first + second })
    subscriber.request(.unlimited)
    #expect(sources.allSatisfy { $0.subscription?.requests == first + second + [.unlimited] })
  }

  @Test(.holds(287), arguments: ManySourcesRow.all)
  func everySideKeepsItsFirstSubscription(_ row: ManySourcesRow) {
    for side in 0..<row.count {
      let (sources, subscriber) = attach(row)
      let second = TestSubscription()
      sources[side].send(subscription: second)
      #expect(second.events == [.cancel])
      #expect(sources.allSatisfy { $0.subscription?.isCancelled == false })
      for (index, source) in sources.enumerated() { source.send(index) }
      #expect(subscriber.values == row.rowOfIndices)
    }
  }

  @Test(.holds(179, 187, 193), arguments: ManySourcesRow.all)
  func finishesOnceAndLetsNothingThroughAfterwards(_ row: ManySourcesRow) {
    for last in 0..<row.count {
      let (sources, subscriber) = attach(row)
      for (index, source) in sources.enumerated() { source.send(index) }
      if row.kind != .zip {
        for index in sources.indices where index != last {
          sources[index].send(completion: .finished)
          sources[index].send(99)
          sources[index].send(completion: .failure(.second))
        }
        #expect(subscriber.completions.isEmpty)
        #expect(subscriber.values == row.rowOfIndices)
      }
      sources[last].send(completion: .finished)
      #expect(subscriber.completions == [.finished])
      for source in sources {
        source.send(98)
        source.send(completion: .failure(.first))
        #expect(source.send(97) == .none)
      }
      #expect(subscriber.values == row.rowOfIndices)
      #expect(subscriber.completions == [.finished])
      #expect(subscriber.violations.isEmpty)
    }
  }

  @Test(.holds(179, 188, 196), arguments: ManySourcesRow.all)
  func theFirstFailureEndsAll(_ row: ManySourcesRow) {
    for side in 0..<row.count {
      let (sources, subscriber) = attach(row)
      sources[(side + 1) % row.count].send(1)
      let before = subscriber.values
      sources[side].send(completion: .failure(.first))
      for source in sources {
        source.send(2)
        source.send(completion: .failure(.second))
      }
      #expect(subscriber.completions == [.failure(.first)])
      #expect(subscriber.values == before)
      for index in sources.indices where index != side {
        #expect(sources[index].subscription?.isCancelled == true)
      }
    }
  }

  @Test(arguments: ManySourcesRow.all)
  func aCancelReachesAllOnce(_ row: ManySourcesRow) {
    let (sources, subscriber) = attach(row)
    let subscription = subscriber.subscription
    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))
    for source in sources {
      #expect(source.subscription?.events.filter { $0 == .cancel }.count == 1)
      #expect(source.subscription?.events.last == .cancel)
      #expect(source.send(1) == .none)
      source.send(completion: .failure(.first))
    }
    #expect(subscriber.events == [.subscription(row.name)])
  }

  @Test(.holds(287), arguments: ManySourcesRow.all)
  func aSubscriptionAfterACancelIsCancelled(_ row: ManySourcesRow) {
    let sources = (0..<row.count).map { index in Source(sendsSubscription: index > 0) }
    let subscriber = TestSubscriber<[Int], TestError>()
    row.join(sources).subscribe(subscriber)
    // A zip has not sent its subscription yet: there is nothing to cancel.
    guard row.kind != .zip else {
      #expect(subscriber.events.isEmpty)
      return
    }
    subscriber.cancel()
    let late = TestSubscription()
    sources[0].send(subscription: late)
    #expect(late.events == [.cancel])
  }

  @Test(.holds(288, 291), arguments: ManySourcesRow.all)
  func allSidesShowThemselvesByApplesName(_ row: ManySourcesRow) throws {
    let (sources, subscriber) = attach(row)
    let subscription: Any = try #require(subscriber.subscription)
    let inners = try sources.map { try #require($0.subscribers.first) }
    for shown in inners + [subscription] {
      #expect(String(describing: shown) == row.name)
      let playground = (shown as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
      #expect(playground as? String == row.name)
      #expect(!(shown is any CustomDebugStringConvertible))
    }
    #expect(inners.allSatisfy { mirrorLabels(of: $0) == ["parentSubscription"] })
    #expect(mirrorLabels(of: subscription) == [])
  }

  @Test(arguments: ManySourcesRow.all)
  func releasesItsSubscriberWhenItEnds(_ row: ManySourcesRow) {
    for ending in 0..<3 {
      let tracker = LifetimeTracker()
      let sources = row.sources
      do {
        let token = tracker.token()
        let cancellable = row.join(sources).sink(
          receiveCompletion: { _ in withExtendedLifetime(token) {} },
          receiveValue: { _ in withExtendedLifetime(token) {} })
        sources[0].send(1)
        switch ending {
        case 0: cancellable.cancel()
        case 1: for source in sources { source.send(completion: .finished) }
        default: sources[row.count - 1].send(completion: .failure(.first))
        }
      }
      #expect(tracker.count == 0)
    }
  }
}

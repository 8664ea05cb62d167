import Combine
import CombineTesting
import Testing

@Suite("every operator")
struct OperatorTableTests {
  @Test("287: cancels a second subscription and keeps the first", arguments: OperatorRow.all)
  func secondSubscription(_ row: OperatorRow) {
    let upstream = TestPublisher<Int, TestError>()
    let tally = row.attach(upstream)
    let second = TestSubscription()
    upstream.send(subscription: second)
    // Where the subscription is passed through it is the sink that cancels it.
    #expect(second.events.first == .cancel)
    #expect(upstream.subscription?.isCancelled == false)
    #expect(tally.completions == 0)
  }

  @Test("lets nothing through after the completion", arguments: OperatorRow.all)
  func afterCompletion(_ row: OperatorRow) {
    let upstream = TestPublisher<Int, TestError>()
    let tally = row.attach(upstream)
    upstream.send(1)
    upstream.send(completion: .finished)
    let values = tally.values
    let completions = tally.completions
    #expect(completions <= 1)
    upstream.send(2)
    upstream.send(completion: .finished)
    upstream.send(3)
    #expect(tally.values == values)
    #expect(tally.completions == completions)
  }

  @Test("288, 289, 291: shows itself by Apple's name and children", arguments: OperatorRow.all)
  func texts(_ row: OperatorRow) throws {
    let upstream = TestPublisher<Int, TestError>()
    let tally = row.attach(upstream)
    let inner: Any = try #require(upstream.subscribers.first)
    #expect(!(inner is any CustomDebugStringConvertible))
    if let children = row.children {
      #expect(String(describing: inner) == row.name)
      let playground = (inner as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
      #expect(playground as? String == row.name)
      #expect(inner is any CustomReflectable)
      #expect(mirrorLabels(of: inner) == children)
    } else {
      #expect(!(inner is any CustomStringConvertible))
      #expect(!(inner is any CustomPlaygroundDisplayConvertible))
      #expect(!(inner is any CustomReflectable))
    }
    withExtendedLifetime(tally) {}
  }
}

@Suite("connectable publishers")
struct ConnectableTextTests {
  @Test("289: share and makeConnectable give a subscription that is called Multicast")
  func multicast() throws {
    let shared = TestSubscriber<Int, Never>()
    Empty<Int, Never>(completeImmediately: false).share().subscribe(shared)
    #expect(try "\(#require(shared.subscription))" == "Multicast")
    let connectable = TestSubscriber<Int, Never>()
    Empty<Int, Never>(completeImmediately: false).makeConnectable().subscribe(connectable)
    #expect(try "\(#require(connectable.subscription))" == "Multicast")
  }
}

/// The subscriptions of the sources, as a subscriber gets them.
@Suite("every source")
struct SourceTextTests {
  private func expect<P: Publisher>(
    _ publisher: P, shows name: String, _ children: [String?],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    let subscription: Any = try #require(
      subscriber.subscription, sourceLocation: sourceLocation)
    #expect(String(describing: subscription) == name, sourceLocation: sourceLocation)
    #expect(
      Mirror(reflecting: subscription).children.map(\.label) == children,
      sourceLocation: sourceLocation)
    let playground = (subscription as? any CustomPlaygroundDisplayConvertible)?
      .playgroundDescription
    #expect(playground as? String == name, sourceLocation: sourceLocation)
    #expect(!(subscription is any CustomDebugStringConvertible), sourceLocation: sourceLocation)
  }

  @Test("290, 291: subjects and futures show themselves by name, with what they hold")
  func subjects() throws {
    let children: [String?] = ["parent", "downstream", "demand", "subject"]
    try expect(PassthroughSubject<Int, Never>(), shows: "PassthroughSubject", children)
    try expect(CurrentValueSubject<Int, Never>(1), shows: "CurrentValueSubject", children)
    try expect(
      Future<Int, Never> { _ in }, shows: "Future",
      ["parent", "downstream", "hasAnyDemand", "subject"])
  }

  @Test("290, 291: single values show themselves with one child without a label")
  func single() throws {
    try expect(Just(1), shows: "Just", [nil])
    try expect(Int?.some(1).publisher, shows: "Optional", [nil])
    try expect(Result<Int, TestError>.success(1).publisher, shows: "Once", [nil])
  }

  @Test("290, 291: sequences and recordings show their elements, recordings the completion, too")
  func collections() throws {
    try expect([1, 2].publisher, shows: "[1, 2]", ["sequence"])
    try expect(
      Record<Int, TestError>(output: [1, 2], completion: .finished), shows: "[1, 2]",
      ["sequence", "completion"])
  }

  @Test("nothing to send has the subscription Empty")
  func empty() throws {
    try expect(Empty<Int, Never>(completeImmediately: false), shows: "Empty", [])
    try expect(Fail<Int, TestError>(error: .first), shows: "Empty", [])
  }
}

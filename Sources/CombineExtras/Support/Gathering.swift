import Combine

/// How the values of several upstreams make arrays: the state of it, without the downstream.
@usableFromInline
protocol GatheringPolicy<Element> {
  associatedtype Element

  /// Whether a newer array takes the place of one that waits for demand, and each upstream is asked
  /// for all it has, or whether each array is delivered, and upstreams are asked for as much as the
  /// downstream wants.
  static var onlyNewest: Bool { get }

  init(count: Int)

  /// Takes a value and gives the array that it completes.
  mutating func take(_ element: Element, from index: Int) -> [Element]?

  /// Whether the end of `index`, or an array taken, ends it all.
  mutating func finish(_ index: Int) -> Bool
  var isExhausted: Bool { get }

  /// Lets go of the values.
  mutating func removeAll()
}

/// The subscription of a downstream to arrays made of the values of several upstreams.
@usableFromInline
final class Gathering<Policy: GatheringPolicy, Downstream: Subscriber>: Subscription
where Downstream.Input == [Policy.Element] {
  @usableFromInline
  struct State {
    @usableFromInline var policy: Policy
    @usableFromInline var isEnded = false

    @inlinable
    init(count: Int) {
      policy = Policy(count: count)
    }
  }

  @usableFromInline let outlet: Outlet<Downstream>
  @usableFromInline let links: [UpstreamLink]
  @usableFromInline let state: Lock<State>

  @inlinable
  init(downstream: Downstream, count: Int) {
    outlet = Outlet(downstream)
    links = (0..<count).map { _ in UpstreamLink() }
    state = Lock(State(count: count))
  }

  /// Hands `downstream` its subscription and subscribes to `upstreams`.
  @inlinable @inline(__always)
  func start<Upstream: Publisher>(_ downstream: Downstream, _ upstreams: [Upstream])
  where Upstream.Output == Policy.Element, Upstream.Failure == Downstream.Failure {
    downstream.receive(subscription: self)
    if upstreams.isEmpty { return outlet.send(completion: .finished) }
    for index in links.indices {
      if state.withLock({ $0.isEnded }) { return }
      if Policy.onlyNewest { links[index].request(.unlimited) }
      upstreams[index].subscribe(GatheringChild(parent: self, link: links[index], index: index))
    }
  }

  @inlinable
  func take(_ element: Policy.Element, from index: Int) {
    var replaced = Fifo<[Policy.Element]>()  // released with the lock open
    let isExhausted = state.withLock { state -> Bool? in
      if state.isEnded { return nil }
      guard let array = state.policy.take(element, from: index) else { return nil }
      if Policy.onlyNewest {
        replaced = outlet.replace(with: array)
      } else {
        outlet.enqueue(array)
      }
      state.isEnded = state.policy.isExhausted
      return state.isEnded
    }
    withExtendedLifetime(replaced) {}
    guard let isExhausted else { return }
    if isExhausted { end(.finished) }
    deliver()
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    let ends = state.withLock { state -> Bool in
      if state.isEnded { return false }
      if case .finished = completion, !state.policy.finish(index) { return false }
      state.isEnded = true
      return true
    }
    guard ends else { return }
    end(completion)
    deliver()
  }

  /// Cancels the upstreams and queues the completion.
  @inlinable
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    for link in links { link.cancel() }
    outlet.enqueue(completion: completion)
    releaseValues()
  }

  @inlinable
  func releaseValues() {
    let held = state.withLock { state in
      defer { state.policy.removeAll() }
      return state.policy
    }
    withExtendedLifetime(held) {}
  }

  @inlinable
  func deliver() {
    outlet.deliver { more in
      if !Policy.onlyNewest { requestFromUpstreams(more) }
    }
  }

  @inlinable
  func requestFromUpstreams(_ demand: Subscribers.Demand) {
    for link in links { link.request(demand) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    outlet.add(demand)
    if !Policy.onlyNewest { requestFromUpstreams(demand) }
    deliver()
  }

  @inlinable
  func cancel() {
    outlet.close()
    state.withLock { $0.isEnded = true }
    for link in links { link.cancel() }
    releaseValues()
  }
}

/// Listens to one upstream of a ``Gathering``.
@usableFromInline
struct GatheringChild<Policy: GatheringPolicy, Downstream: Subscriber>: Subscriber
where Downstream.Input == [Policy.Element] {
  @usableFromInline typealias Input = Policy.Element
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let parent: Gathering<Policy, Downstream>
  @usableFromInline let link: UpstreamLink
  @usableFromInline let index: Int
  @usableFromInline let combineIdentifier = CombineIdentifier()

  @inlinable
  init(parent: Gathering<Policy, Downstream>, link: UpstreamLink, index: Int) {
    self.parent = parent
    self.link = link
    self.index = index
  }

  @inlinable
  func receive(subscription: any Subscription) {
    link.attach(subscription)
  }

  @inlinable
  func receive(_ input: Policy.Element) -> Subscribers.Demand {
    parent.take(input, from: index)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    link.end()
    parent.finish(completion, from: index)
  }
}

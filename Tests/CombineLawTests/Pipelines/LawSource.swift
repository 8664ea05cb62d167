import Combine
import CombineTesting

/// A hot source that keeps the rules: it drops a value for each subscriber without demand, sends at
/// most one completion and nothing after a cancel. It notes what breaks the rules in its
/// subscribers. For one thread.
final class LawSource: Publisher {
  typealias Output = Int
  typealias Failure = LawError

  private final class Inner: Subscription {
    let source: LawSource
    var downstream: AnySubscriber<Int, LawError>?
    var demand = Subscribers.Demand.none

    init(source: LawSource, downstream: AnySubscriber<Int, LawError>) {
      self.source = source
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      if demand == .none { source.faults.append("a source was asked for nothing") }
      self.demand += demand
    }

    func cancel() {
      downstream = nil
      source.inners.removeAll { $0 === self }
    }
  }

  private var inners: [Inner] = []
  private var completion: Subscribers.Completion<LawError>?
  private(set) var faults: [String] = []

  /// How many subscribers are neither cancelled nor completed.
  var openCount: Int { inners.count }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Int, S.Failure == LawError {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let inner = Inner(source: self, downstream: AnySubscriber(subscriber))
    inners.append(inner)
    subscriber.receive(subscription: inner)
  }

  func send(_ value: Int) {
    for inner in inners where inner.demand > .none {
      guard let downstream = inner.downstream else { continue }
      inner.demand -= 1
      inner.demand += downstream.receive(value)
    }
  }

  func send(completion: Subscribers.Completion<LawError>) {
    if self.completion != nil { return }
    self.completion = completion
    let ending = inners
    inners = []
    for inner in ending {
      let downstream = inner.downstream
      inner.downstream = nil
      downstream?.receive(completion: completion)
    }
  }
}

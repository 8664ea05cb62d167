import Combine
import CombineTesting

/// A subscriber that reacts as a case says and notes which laws are broken. For one thread.
final class LawSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = LawError

  private let lawCase: LawCase
  private let token: LifetimeTracker.Token
  private let act: (LawCase.Event) -> Void
  private var subscription: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var valueCount = 0
  private var depth = 0
  private(set) var hasSubscription = false
  private var isCancelled = false
  private var isCompleted = false
  private(set) var faults: [String] = []

  /// - Parameter act: Does what a reaction does to the sources.
  init(_ lawCase: LawCase, token: LifetimeTracker.Token, act: @escaping (LawCase.Event) -> Void) {
    self.lawCase = lawCase
    self.token = token
    self.act = act
  }

  var isOver: Bool { isCancelled || isCompleted }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription else { return }
    if !isCancelled { self.demand += demand }
    subscription.request(demand)
  }

  func cancel() {
    guard let subscription else { return }
    isCancelled = true
    subscription.cancel()
  }

  /// Lets go of the subscription.
  func release() {
    subscription = nil
  }

  func receive(subscription: any Subscription) {
    if hasSubscription { faults.append("a second subscription") }
    if isCompleted, !lawCase.mayCompleteBeforeSubscription {
      faults.append("a subscription after the completion")
    }
    hasSubscription = true
    self.subscription = subscription
    _ = react(lawCase.initialReaction)
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    if !hasSubscription { faults.append("a value before the subscription") }
    if isCompleted { faults.append("a value after the completion") }
    if isCancelled, !lawCase.mayForgetCancel { faults.append("a value after the cancel") }
    if demand == .none {
      if !lawCase.maySendBeyondDemand, !isCancelled { faults.append("a value beyond the demand") }
    } else {
      demand -= 1
    }
    let reaction = valueCount < lawCase.reactions.count ? lawCase.reactions[valueCount] : .nothing
    valueCount += 1
    let more = react(reaction)
    if !isCancelled { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<LawError>) {
    if !hasSubscription, !lawCase.mayCompleteBeforeSubscription {
      faults.append("a completion before the subscription")
    }
    if isCompleted { faults.append("a second completion") }
    if isCancelled, !lawCase.mayCompleteAfterCancel, !lawCase.mayForgetCancel {
      faults.append("a completion after the cancel")
    }
    isCompleted = true
  }

  private func react(_ reaction: LawCase.Reaction) -> Subscribers.Demand {
    depth += 1
    defer { depth -= 1 }
    switch reaction {
    case .nothing: break
    case .returnDemand(let demand): return demand
    case .request(let demand): request(demand)
    case .cancel: cancel()
    case .send(let source, let value):
      if depth < 4 { act(.send(source: source, value: value)) }
    case .complete(let source, let fails): act(.complete(source: source, fails: fails))
    }
    return .none
  }
}

import Combine
import CombineTesting

/// One use of an endpoint by four subscribers, of which the first two ask for everything, and four
/// threads.
///
/// `@unchecked Sendable`: ``subscribers`` is set before the threads start; the rest is constant.
final class EndpointRound: @unchecked Sendable {
  /// What happens halfway, or inside a delivery to the first subscriber.
  enum Ending: CaseIterable, Sendable {
    case finish, failure, cancel, cancelInside, release, releaseInside
    case sendsInside, subscribesInside, ownerLeaves, ownerLeavesInside
  }

  private static let valueCount = 40

  private let kind: EndpointKind
  private let ending: Ending
  private let context: LawContext
  private let endpoint: LockedBox<Endpoint?>
  private let token = LockedBox<AnyCancellable?>(nil)
  private var subscribers: [StressSubscriber] = []

  init(_ kind: EndpointKind, _ ending: Ending, _ tracker: LifetimeTracker) {
    self.kind = kind
    self.ending = ending
    context = LawContext(isConcurrent: true, tracker: tracker)
    endpoint = LockedBox(kind.make(context))
  }

  /// Does it all and says what was wrong.
  func run() -> Set<String> {
    for index in 0..<4 {
      subscribers.append(
        StressSubscriber(
          isUnlimited: index < 2, token: context.tracker.token(),
          onValue: { [weak self] in self?.react(to: $0, at: index) }))
    }
    let first = subscribers[0]
    token.withLock { $0 = AnyCancellable { first.cancel() } }
    for subscriber in subscribers { owner?.publisher.subscribe(subscriber) }
    onThreads(4) { self.work($0) }
    for subscriber in subscribers[2...] { subscriber.request(10_000) }
    var faults = newestFaults()
    owner?.complete(.finished)
    for subscriber in subscribers {
      faults.formUnion(subscriber.faults)
      faults.formUnion(valueFaults(subscriber))
    }
    if !kind.countsDemand { faults.remove("a value beyond the demand") }
    for subscriber in subscribers { subscriber.cancel() }
    for subscriber in subscribers { subscriber.release() }
    drop(token)
    drop(endpoint)
    subscribers = []
    return faults
  }

  private var owner: Endpoint? { endpoint.withLock { $0 } }

  /// Empties `box`; what it held is released with it open.
  private func drop<Held>(_ box: LockedBox<Held?>) {
    let held = box.withLock { held in
      defer { held = nil }
      return held
    }
    withExtendedLifetime(held) {}
  }

  // MARK: What happens

  private func react(to count: Int, at index: Int) {
    guard index == 0 else { return }
    switch ending {
    case .cancelInside where count == 3: subscribers[0].cancelInside()
    case .releaseInside where count == 3: drop(token)
    case .sendsInside where count < 10: owner?.send(count)
    case .subscribesInside where count < 10: comeAndGo()
    case .ownerLeavesInside where count == 5: drop(endpoint)
    default: break
    }
  }

  private func work(_ worker: Int) {
    for step in 0..<Self.valueCount {
      switch worker {
      case 0, 1: owner?.send(10_000 + worker * 1000 + step)
      case 2: comeAndGo()
      default: owner?.disturb()
      }
      if worker > 0, step % 3 == 0 { subscribers[2 + worker % 2].request(1) }
      if worker == 1, step == Self.valueCount / 2 { halfway() }
    }
  }

  private func halfway() {
    switch ending {
    case .failure: owner?.complete(.failure(.second))
    case .cancel: for subscriber in subscribers { subscriber.cancel() }
    case .release: drop(token)
    case .ownerLeaves: drop(endpoint)
    default: break
    }
  }

  /// A subscriber that leaves as soon as it has come.
  private func comeAndGo() {
    let token = context.tracker.token()
    owner?.publisher
      .sink(
        receiveCompletion: { _ in withExtendedLifetime(token) {} },
        receiveValue: { _ in withExtendedLifetime(token) {} }
      ).cancel()
  }

  // MARK: What must hold

  private var sent: [Int] {
    (0..<2).flatMap { worker in (0..<Self.valueCount).map { 10_000 + worker * 1000 + $0 } }
  }

  /// Whoever has been slow has the newest value now.
  private func newestFaults() -> Set<String> {
    guard ending == .finish, let current = owner?.current else { return [] }
    return Set(
      subscribers.compactMap { subscriber in
        subscriber.values.last == current() ? nil : "not the newest value at last"
      })
  }

  private func valueFaults(_ subscriber: StressSubscriber) -> Set<String> {
    var faults: Set<String> = []
    let isFirst = subscriber === subscribers[0] || subscriber === subscribers[1]
    let kept = subscriber.values.filter { $0 >= 10_000 }
    let isWhole = ending == .finish && isFirst
    switch kind.promise {
    case .everyValue:
      if Set(kept).count != kept.count { faults.insert("a value twice") }
      if isWhole, kept.sorted() != sent { faults.insert("\(kept.count) of \(sent.count) values") }
      if isWhole, subscriber.values != subscribers[0].values { faults.insert("another order") }
    case .oneValue:
      if subscriber.values.count > 1 { faults.insert("more than one value") }
      if ending == .finish, subscriber.values != subscribers[0].values {
        faults.insert("another value")
      }
    case .everySignal:
      if isWhole, kept.count != sent.count {
        faults.insert("\(kept.count) of \(sent.count) values")
      }
    case .numbersInOrder:
      if subscriber.values != Array(0..<subscriber.values.count) { faults.insert("out of order") }
      if isWhole, subscriber.values.count != 500 { faults.insert("not all values") }
    case .laws: break
    }
    if isWhole, kind.completes, subscriber.completionCount != 1 { faults.insert("no completion") }
    return faults
  }
}

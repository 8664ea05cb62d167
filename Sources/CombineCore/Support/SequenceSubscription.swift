/// Which publisher a ``SequenceSubscription`` belongs to.
@usableFromInline
enum SequenceKind {
  case sequence
  case record

  /// Apple's name for a subscription that has completed or is cancelled.
  @usableFromInline var endedName: String {
    switch self {
    case .sequence: "Sequence"
    case .record: "Cancelled Events"
    }
  }
}

/// The part of a ``SequenceSubscription`` that is the same for all types. It is apart so that taking
/// one down looks up no types at run time.
@usableFromInline
class SequenceSubscriptionBase: SpecializedSubscription {
  /// The demand, counting a value that is being delivered. Whoever raises it from none delivers
  /// until it is none again, and meanwhile is alone in touching the variables of the subclass; so is
  /// `cancel()` if it finds none. Closed once completed or cancelled.
  @usableFromInline final let demand = AtomicDemand()
  @usableFromInline final let kind: SequenceKind

  /// What follows the elements: a failure with this error, or `nil` for the regular end.
  @usableFromInline final let failure: (any Error)?

  @inlinable
  init(
    kind: SequenceKind, failure: (any Error)?,
    requestBody: @escaping (SpecializedSubscription, Subscribers.Demand) -> Void
  ) {
    self.kind = kind
    self.failure = failure
    super.init(requestBody: requestBody)
  }
}

/// The subscription of a publisher that has a sequence of values from the start.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>:
  SequenceSubscriptionBase
where Downstream.Input == Elements.Element {
  @exclusivity(unchecked) @usableFromInline var downstream: Downstream?
  @exclusivity(unchecked) @usableFromInline var nextElement: Elements.Element?
  @exclusivity(unchecked) @usableFromInline var rest: Elements.Iterator

  /// For the description.
  @usableFromInline let elements: Elements

  @inlinable
  init(
    _ downstream: Downstream, elements: Elements, first: Elements.Element,
    rest: Elements.Iterator, completion: Subscribers.Completion<Downstream.Failure>,
    kind: SequenceKind
  ) {
    self.downstream = downstream
    self.elements = elements
    nextElement = first
    self.rest = rest
    var failure: (any Error)?
    if case .failure(let error) = completion { failure = error }
    super.init(kind: kind, failure: failure) { subscription, demand in
      unsafeDowncast(subscription, to: SequenceSubscription<Elements, Downstream>.self)
        .serve(demand)
    }
  }

  @inlinable var completion: Subscribers.Completion<Downstream.Failure> {
    guard let failure else { return .finished }
    return (failure as? Downstream.Failure).map { .failure($0) } ?? .finished
  }

  /// Subscribes `downstream` to `elements`; without any it completes at once.
  @inlinable @inline(__always)
  static func attach(
    _ downstream: Downstream, to elements: Elements,
    completion: Subscribers.Completion<Downstream.Failure>, kind: SequenceKind
  ) {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    downstream.receive(
      subscription: SequenceSubscription(
        downstream, elements: elements, first: first, rest: iterator, completion: completion,
        kind: kind))
  }

  @inlinable @inline(__always)
  func serve(_ requested: Subscribers.Demand) {
    if requested == .none { return }
    if demand.add(requested) == Subscribers.Demand.none { deliver() }
  }

  @inlinable
  func deliver() {
    guard let downstream, var element = nextElement else { return }
    nextElement = nil
    while true {
      if demand.isUnlimited {
        deliverAll(from: element, to: downstream)
        return
      }
      let more = downstream.receive(element)
      guard let next = rest.next() else { return finish(downstream) }
      element = next
      nextElement = next
      switch demand.settle(more) {
      case .goOn: nextElement = nil
      case .stop: return
      case .closed: return release()
      }
    }
  }

  /// The loop under unlimited demand, which only a cancel ends early.
  @inlinable @inline(__always)
  func deliverAll(from first: Elements.Element, to downstream: Downstream) {
    var element = first
    var iterator = rest
    while demand.isUnlimited {
      _ = downstream.receive(element)
      guard let next = iterator.next() else { return finish(downstream) }
      element = next
    }
    release()
  }

  @inlinable
  func finish(_ downstream: Downstream) {
    let isOpen = demand.close()
    release()
    if isOpen { downstream.receive(completion: completion) }
  }

  @inlinable
  func release() {
    downstream = nil
    nextElement = nil
  }

  @usableFromInline
  override func cancel() {
    if demand.closeReturningDemand() == Subscribers.Demand.none { release() }
  }
}

extension SequenceSubscription: OperatorDescription {
  /// The elements, or Apple's name for a subscription that has ended.
  @usableFromInline var operatorName: String {
    demand.isClosed ? kind.endedName : String(describing: elements)
  }

  @usableFromInline var customMirror: Mirror {
    let shown: Any = demand.isClosed ? [Elements.Element]() : elements
    var children: [Mirror.Child] = [("sequence", shown)]
    if kind == .record { children.append(("completion", completion)) }
    return Mirror(self, children: children)
  }
}

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

/// The subscription of a publisher that has a sequence of values from the start.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>:
  SpecializedSubscription
where Downstream.Input == Elements.Element {
  /// The demand, counting a value that is being delivered. Whoever raises it from none delivers
  /// until it is none again, and meanwhile is alone in touching the variables below; so is
  /// `cancel()` if it finds none.
  @usableFromInline let demand = AtomicDemand()
  @usableFromInline var downstream: Downstream?
  @usableFromInline var nextElement: Elements.Element?
  @usableFromInline var rest: Elements.Iterator

  /// For the description; `nil` once completed or cancelled.
  @usableFromInline let elements: Lock<Elements?>
  @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>

  @usableFromInline let kind: SequenceKind

  @inlinable
  init(
    _ downstream: Downstream, elements: Elements, first: Elements.Element,
    rest: Elements.Iterator, completion: Subscribers.Completion<Downstream.Failure>,
    kind: SequenceKind
  ) {
    self.downstream = downstream
    self.elements = Lock(elements)
    self.completion = completion
    self.kind = kind
    nextElement = first
    self.rest = rest
    super.init { subscription, demand in
      unsafeDowncast(subscription, to: SequenceSubscription<Elements, Downstream>.self)
        .serve(demand)
    }
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
    let held = elements.withLock { elements in
      defer { elements = nil }
      return elements
    }
    withExtendedLifetime(held) {}
  }

  @usableFromInline
  override func cancel() {
    if demand.closeReturningDemand() == Subscribers.Demand.none { release() }
  }
}

extension SequenceSubscription: OperatorDescription {
  /// The elements, or Apple's name for a subscription that has ended once they are gone.
  @usableFromInline var operatorName: String {
    elements.withLock { $0 }.map { String(describing: $0) } ?? kind.endedName
  }

  @usableFromInline var customMirror: Mirror {
    let elements = elements.withLock { $0 }
    var children: [Mirror.Child] = [("sequence", elements ?? [Elements.Element]() as Any)]
    if kind == .record { children.append(("completion", completion)) }
    return Mirror(self, children: children)
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence. Apple's `Publishers.Sequence`.
  ///
  /// Elements are delivered inside `request(_:)`, on the requesting thread, and the completion
  /// together with the last of them. A request made while values are being delivered is added up:
  /// it does not recurse, and stack use is constant.
  @frozen
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(
        subscription: SequenceSubscription(
          subscriber, elements: sequence, first: first, rest: iterator))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the sequence's elements.
  @inlinable public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// The subscription to a sequence.
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

  @inlinable
  init(
    _ downstream: Downstream, elements: Elements, first: Elements.Element,
    rest: Elements.Iterator
  ) {
    self.downstream = downstream
    self.elements = Lock(elements)
    nextElement = first
    self.rest = rest
    super.init { subscription, demand in
      unsafeDowncast(subscription, to: SequenceSubscription<Elements, Downstream>.self)
        .serve(demand)
    }
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
    if isOpen { downstream.receive(completion: .finished) }
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
  /// The elements, or `Sequence` once they are gone.
  @usableFromInline var operatorName: String {
    elements.withLock { $0 }.map { String(describing: $0) } ?? "Sequence"
  }
}

extension Publishers {
  /// A publisher of the values of another whose positions, counted from 0, are in a range. Apple's
  /// `Publishers.Output`.
  @frozen
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are chosen.
    public let upstream: Upstream

    /// The positions of the values that are passed on.
    public let range: CountableRange<Int>

    /// Traps if a bound of `range` is negative.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      require(
        range.lowerBound >= 0 && range.upperBound >= 0,
        "output(in:) and Publishers.Output need a range without negative bounds")
      self.upstream = upstream
      self.range = range
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, range: range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Passes on the first `maxLength` values: cancels the upstream and finishes right after the last
  /// of them, with 0 at once. Traps if `maxLength` is negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    require(maxLength >= 0, "prefix(_:) needs a length of 0 or more")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Passes on the value at the position `index`, counted from 0, then cancels the upstream and
  /// finishes. Traps if `index` is negative or `Int.max`.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    require(
      index >= 0 && index < .max, "output(at:) needs an index from 0 to below Int.max")
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Passes on the values whose positions, counted from 0, are in `range`, then cancels the
  /// upstream and finishes; with an empty range at once. A value before the range does not use up
  /// demand. Traps if a bound is negative.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers.Output {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let upstream = UpstreamSlot()

    /// How many values are still to be skipped and, after them, to be passed on; both 0 once the
    /// publisher has ended. Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var skipped: Int
    @exclusivity(unchecked) @usableFromInline var remaining: Int

    @usableFromInline var operatorName: String { "Output" }

    @inlinable
    init(downstream: Downstream, range: CountableRange<Int>) {
      self.downstream = downstream
      skipped = range.lowerBound
      remaining = range.count
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard upstream.accept(subscription) else { return }
      downstream.receive(subscription: self)
      if remaining == 0 { finish() }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard skipped == 0 else {
        skipped -= 1
        return .max(1)
      }
      guard remaining > 0 else { return .none }
      remaining -= 1
      let isLast = remaining == 0
      let demand = downstream.receive(input)
      if isLast { finish() }
      return demand
    }

    /// Ends the publisher if it has a subscription that is not cancelled.
    @inlinable
    func finish() {
      skipped = 0
      guard let subscription = upstream.status.withLock({ $0.terminateIfSubscribed() }) else {
        return
      }
      subscription.cancel()
      downstream.receive(completion: .finished)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard upstream.complete() else { return }
      skipped = 0
      remaining = 0
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      upstream.request(demand)
    }

    @inlinable
    func cancel() {
      upstream.cancelIfSubscribed()
    }
  }
}

extension Publishers {
  /// A publisher that writes a line about each event that passes through it. Apple's
  /// `Publishers.Print`.
  @frozen
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What each line begins with, before a colon; with an empty one there is no colon.
    public let prefix: String

    /// The publisher whose events are written.
    public let upstream: Upstream

    /// Where the lines go; `nil` stands for standard output.
    public let stream: (any TextOutputStream)?

    @inlinable
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, stream: stream))
    }
  }
}

extension Publisher {
  /// Writes a line about each event, before it is passed on: subscription, requests, values,
  /// completion, cancel.
  ///
  /// Lines are written one at a time. One that comes from another thread while the stream is busy
  /// is written as soon as it is free, and its event does not wait for that.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with, before a colon.
  ///   - stream: Where the lines go; standard output by default. Each subscription writes to a copy
  ///     of its own if the stream is a value.
  @inlinable
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers.Print {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let prefix: String
    @usableFromInline let writer: LineWriter
    @usableFromInline let upstream = UpstreamSlot()

    @inlinable
    init(downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
      self.downstream = downstream
      self.prefix = prefix.isEmpty ? "" : prefix + ": "
      writer = LineWriter(stream: stream)
    }

    @inlinable
    func write(_ text: String) {
      writer.write("\(prefix)\(text)\n")
    }

    @usableFromInline
    func write(_ demand: Subscribers.Demand, note: String = "") {
      write((demand.max.map { "request max: (\($0))" } ?? "request unlimited") + note)
    }

    @inlinable
    func receive(subscription: any Subscription) {
      write("receive subscription: (\(subscription))")
      if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      // The whole line at once, which spares the copies that joining texts would make.
      writer.write("\(prefix)receive value: (\(input))\n")
      let demand = downstream.receive(input)
      if demand > .none { write(demand, note: " (synchronous)") }
      return demand
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: write("receive finished")
      case .failure(let error): write("receive error: (\(error))")
      }
      upstream.complete()
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      write(demand)
      upstream.request(demand)
    }

    @inlinable
    func cancel() {
      write("receive cancel")
      upstream.cancelIfSubscribed()
    }

    @usableFromInline var operatorName: String { "Print" }
  }
}

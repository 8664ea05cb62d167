extension Publishers {
  /// A publisher that joins the newest values of two publishers, at each new value of any of them,
  /// once all have sent one. Apple's `Publishers.CombineLatest`.
  ///
  /// It finishes when all have finished; the first failure cancels the others and ends it.
  @frozen
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = JoinSubscription<S, Columns>(subscriber, count: 2)
      a.subscribe(join.side(0) { columns, value in exchange(&columns.a, value) })
      b.subscribe(join.side(1) { columns, value in exchange(&columns.b, value) })
      join.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest {
  @usableFromInline
  struct Columns: LatestColumns {
    @usableFromInline var a: A.Output?
    @usableFromInline var b: B.Output?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      guard let a, let b else { return nil }
      return (a, b)
    }
  }
}

extension Publisher {
  /// Joins the newest values of this publisher and the other one, at each new value of
  /// any of them, once all have sent one.
  @inlinable
  public func combineLatest<P: Publisher>(_ other: P)
    -> Publishers.CombineLatest<Self, P> where Failure == P.Failure
  {
    Publishers.CombineLatest(self, other)
  }

  /// Joins the newest values of this publisher and the other one, at each new value of
  /// any of them, once all have sent one, and transforms each tuple with `transform`.
  @inlinable
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure
  {
    Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }
}

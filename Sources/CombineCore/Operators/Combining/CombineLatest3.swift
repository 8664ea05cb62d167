extension Publishers {
  /// A publisher that joins the newest values of three publishers, at each new value of any of them,
  /// once all have sent one. Apple's `Publishers.CombineLatest3`.
  ///
  /// It finishes when all have finished; the first failure cancels the others and ends it.
  @frozen
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = JoinSubscription<S, Columns>(subscriber, count: 3)
      a.subscribe(join.side(0) { columns, value in exchange(&columns.a, value) })
      b.subscribe(join.side(1) { columns, value in exchange(&columns.b, value) })
      c.subscribe(join.side(2) { columns, value in exchange(&columns.c, value) })
      join.start()
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest3 {
  @usableFromInline
  struct Columns: LatestColumns {
    @usableFromInline var a: A.Output?
    @usableFromInline var b: B.Output?
    @usableFromInline var c: C.Output?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      guard let a, let b, let c else { return nil }
      return (a, b, c)
    }
  }
}

extension Publisher {
  /// Joins the newest values of this publisher and two others, at each new value of
  /// any of them, once all have sent one.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Joins the newest values of this publisher and two others, at each new value of
  /// any of them, once all have sent one, and transforms each tuple with `transform`.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}

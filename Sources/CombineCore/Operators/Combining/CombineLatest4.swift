extension Publishers {
  /// A publisher that joins the newest values of four publishers, at each new value of any of them,
  /// once all have sent one. Apple's `Publishers.CombineLatest4`.
  ///
  /// It finishes when all have finished; the first failure cancels the others and ends it.
  @frozen
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = JoinSubscription<S, Columns>(subscriber, count: 4)
      a.subscribe(join.side(0) { columns, value in exchange(&columns.a, value) })
      b.subscribe(join.side(1) { columns, value in exchange(&columns.b, value) })
      c.subscribe(join.side(2) { columns, value in exchange(&columns.c, value) })
      d.subscribe(join.side(3) { columns, value in exchange(&columns.d, value) })
      join.start()
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.CombineLatest4 {
  @usableFromInline
  struct Columns: LatestColumns {
    @usableFromInline var a: A.Output?
    @usableFromInline var b: B.Output?
    @usableFromInline var c: C.Output?
    @usableFromInline var d: D.Output?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      guard let a, let b, let c, let d else { return nil }
      return (a, b, c, d)
    }
  }
}

extension Publisher {
  /// Joins the newest values of this publisher and three others, at each new value of
  /// any of them, once all have sent one.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  )
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Joins the newest values of this publisher and three others, at each new value of
  /// any of them, once all have sent one, and transforms each tuple with `transform`.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}

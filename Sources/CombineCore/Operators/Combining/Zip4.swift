extension Publishers {
  /// A publisher that joins the values of four publishers in the order in which each sends them: the
  /// first with the first, the second with the second. Apple's `Publishers.Zip4`.
  ///
  /// It finishes when one of them has finished and its last value is used up; the first failure
  /// ends it. Values that one is ahead are kept, without a limit.
  @frozen
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      a.subscribe(
        join.side(0) { columns, value in
          columns.a.append(value); return nil
        })
      b.subscribe(
        join.side(1) { columns, value in
          columns.b.append(value); return nil
        })
      c.subscribe(
        join.side(2) { columns, value in
          columns.c.append(value); return nil
        })
      d.subscribe(
        join.side(3) { columns, value in
          columns.d.append(value); return nil
        })
      join.start()
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Zip4 {
  @usableFromInline
  struct Columns: ZipColumns {
    @usableFromInline var a = Fifo<A.Output>()
    @usableFromInline var b = Fifo<B.Output>()
    @usableFromInline var c = Fifo<C.Output>()
    @usableFromInline var d = Fifo<D.Output>()

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      if a.isEmpty || b.isEmpty || c.isEmpty || d.isEmpty { return nil }
      return (a.removeFirst(), b.removeFirst(), c.removeFirst(), d.removeFirst())
    }

    @inlinable
    func isEmpty(_ index: Int) -> Bool {
      switch index {
      case 0: a.isEmpty
      case 1: b.isEmpty
      case 2: c.isEmpty
      default: d.isEmpty
      }
    }
  }
}

extension Publisher {
  /// Joins the values of this publisher and three others in the order in which each sends
  /// them.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  )
    -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Joins the values of this publisher and three others in the order in which each sends
  /// them, and transforms each tuple with `transform`.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  )
    -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Map(upstream: zip(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}

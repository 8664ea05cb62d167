extension Publishers {
  /// A publisher that joins the values of three publishers in the order in which each sends them: the
  /// first with the first, the second with the second. Apple's `Publishers.Zip3`.
  ///
  /// It finishes when one of them has finished and its last value is used up; the first failure
  /// ends it. Values that one is ahead are kept, without a limit.
  @frozen
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      join.start()
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip3 {
  @usableFromInline
  struct Columns: ZipColumns {
    @usableFromInline var a = Fifo<A.Output>()
    @usableFromInline var b = Fifo<B.Output>()
    @usableFromInline var c = Fifo<C.Output>()

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      if a.isEmpty || b.isEmpty || c.isEmpty { return nil }
      return (a.removeFirst(), b.removeFirst(), c.removeFirst())
    }

    @inlinable
    func isEmpty(_ index: Int) -> Bool {
      switch index {
      case 0: a.isEmpty
      case 1: b.isEmpty
      default: c.isEmpty
      }
    }
  }
}

extension Publisher {
  /// Joins the values of this publisher and two others in the order in which each sends
  /// them.
  @inlinable
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Joins the values of this publisher and two others in the order in which each sends
  /// them, and transforms each tuple with `transform`.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  )
    -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: zip(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers {
  /// A publisher that joins the values of two publishers in the order in which each sends them: the
  /// first with the first, the second with the second. Apple's `Publishers.Zip`.
  ///
  /// It finishes when one of them has finished and its last value is used up; the first failure
  /// ends it. Values that one is ahead are kept, without a limit.
  @frozen
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      a.subscribe(
        join.side(0) { columns, value in
          columns.a.append(value); return nil
        })
      b.subscribe(
        join.side(1) { columns, value in
          columns.b.append(value); return nil
        })
      join.start()
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip {
  @usableFromInline
  struct Columns: ZipColumns {
    @usableFromInline var a = Fifo<A.Output>()
    @usableFromInline var b = Fifo<B.Output>()

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func takeRow() -> Output? {
      if a.isEmpty || b.isEmpty { return nil }
      return (a.removeFirst(), b.removeFirst())
    }

    @inlinable
    func isEmpty(_ index: Int) -> Bool {
      switch index {
      case 0: a.isEmpty
      default: b.isEmpty
      }
    }
  }
}

extension Publisher {
  /// Joins the values of this publisher and the other one in the order in which each sends
  /// them.
  @inlinable
  public func zip<P: Publisher>(_ other: P)
    -> Publishers.Zip<Self, P> where Failure == P.Failure
  {
    Publishers.Zip(self, other)
  }

  /// Joins the values of this publisher and the other one in the order in which each sends
  /// them, and transforms each tuple with `transform`.
  @inlinable
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure
  {
    Publishers.Map(upstream: zip(other)) { transform($0.0, $0.1) }
  }
}

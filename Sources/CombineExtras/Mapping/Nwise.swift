import Combine

extension Publishers {
  /// A publisher of the last `size` values of its upstream, each time that there is a new one.
  @frozen
  public struct Nwise<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are gathered.
    public let upstream: Upstream

    /// How many values make an array.
    public let size: Int

    /// Traps if `size` is below 1.
    @inlinable
    public init(upstream: Upstream, size: Int) {
      // In release builds too, in which a precondition says nothing.
      if size < 1 { fatalError("nwise(_:) needs a size of 1 or more") }
      self.upstream = upstream
      self.size = size
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(downstream: subscriber, step: Window(size: size)))
    }

    @usableFromInline
    struct Window: Step {
      @usableFromInline let size: Int
      @usableFromInline var last: [Upstream.Output] = []

      @inlinable
      init(size: Int) {
        self.size = size
      }

      @inlinable
      mutating func callAsFunction(_ input: Upstream.Output) -> [Upstream.Output]? {
        if last.count == size { last.removeFirst() }
        last.append(input)
        return last.count == size ? last : nil
      }
    }
  }
}

extension Publisher {
  /// Gathers each value with the `size - 1` before it, oldest first: `nwise(3)` makes of 1, 2, 3, 4
  /// the arrays `[1, 2, 3]` and `[2, 3, 4]`. Fewer values than `size` make none.
  ///
  /// A value that completes no array is made up for by asking the upstream for another. Traps if
  /// `size` is below 1.
  @inlinable
  public func nwise(_ size: Int) -> Publishers.Nwise<Self> {
    Publishers.Nwise(upstream: self, size: size)
  }
}

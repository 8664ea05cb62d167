extension Publishers {
  /// A publisher for which a failure is a programmer error. Apple's `Publishers.AssertNoFailure`.
  @frozen
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that must not fail.
    public let upstream: Upstream

    /// What the message of a failure begins with.
    public let prefix: String

    /// The file named in the message.
    public let file: StaticString

    /// The line named in the message.
    public let line: UInt

    @inlinable
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
    }
  }
}

extension Publisher {
  /// Ends the process if the publisher fails, in release builds too, with a message that names the
  /// error; passes everything else on.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with, before a colon.
  ///   - file: The file named in the message.
  ///   - line: The line named in the message.
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers.AssertNoFailure {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    @usableFromInline typealias Input = Upstream.Output

    @usableFromInline let downstream: Downstream
    @usableFromInline let prefix: String
    @usableFromInline let file: StaticString
    @usableFromInline let line: UInt
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @usableFromInline var operatorName: String { "AssertNoFailure" }

    @inlinable
    init(downstream: Downstream, prefix: String, file: StaticString, line: UInt) {
      self.downstream = downstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished:
        downstream.receive(completion: .finished)
      case .failure(let error):
        fatalError((prefix.isEmpty ? "" : prefix + ": ") + "\(error)", file: file, line: line)
      }
    }

    @usableFromInline var customMirror: Mirror {
      Mirror(self, children: ["file": file, "line": line, "prefix": prefix])
    }
  }
}

import Synchronization

extension Publishers {
  /// A publisher that passes an upstream's values to many subscribers by way of one subject. Apple's
  /// `Publishers.Multicast`.
  ///
  /// The subject is made at the first subscriber or connection and used from then on. Values flow
  /// once ``connect()`` has been called; each connection subscribes the upstream to the subject
  /// again, and ends when its token is cancelled or released. Subscribers stay subscribed
  /// meanwhile; after a completion a new one gets what the subject gives it, as a rule the
  /// completion.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed on.
    public let upstream: Upstream

    /// Makes the subject.
    public let createSubject: () -> SubjectType

    @usableFromInline let madeSubject = Lock<SubjectType?>(nil)

    /// Passes `upstream`'s values on by way of the subject that `createSubject` makes.
    @inlinable
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(Inner(subscriber))
    }

    /// Subscribes the upstream to the subject.
    @inlinable
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    @inlinable var subject: SubjectType {
      if let subject = madeSubject.withLock({ $0 }) { return subject }
      let made = createSubject()  // a client's code: not with the lock held
      return madeSubject.withLock { subject in
        if let subject { return subject }
        subject = made
        return made
      }
    }
  }
}

extension Publisher {
  /// Passes the values to many subscribers by way of the subject that `createSubject` makes at the
  /// first of them. Nothing flows before `connect()`.
  @inlinable
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Passes the values to many subscribers by way of `subject`. Nothing flows before `connect()`.
  @inlinable
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publishers.Multicast {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let upstream = UpstreamSlot()

    /// Whether ``upstream`` is in use, in one load.
    @usableFromInline let isActive = Atomic<Bool>(false)

    @usableFromInline var operatorName: String { "Multicast" }

    @inlinable
    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard upstream.accept(subscription) else { return }
      isActive.store(true, ordering: .releasing)
      downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      isActive.load(ordering: .acquiring) ? downstream.receive(input) : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      guard upstream.complete() else { return }
      isActive.store(false, ordering: .releasing)
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      upstream.request(demand)
    }

    @inlinable
    func cancel() {
      isActive.store(false, ordering: .releasing)
      upstream.cancel()
    }
  }
}

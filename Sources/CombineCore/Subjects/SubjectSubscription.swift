/// What a subject's subscription tells its subject.
@usableFromInline
protocol ConduitParent: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// What a request for `request`, to the subject that is called `name`, adds to the demand. Traps
  /// if it may not be made.
  static func demand(for request: Subscribers.Demand, name: String) -> Subscribers.Demand

  /// The downstream of `conduit` has asked for values.
  func conduitRequested(_ conduit: SubjectConduit<Output, Failure>)

  /// The downstream of `conduit` is cancelled.
  func remove(_ conduit: SubjectConduit<Output, Failure>)
}

extension ConduitParent {
  @usableFromInline
  static func demand(for request: Subscribers.Demand, name: String) -> Subscribers.Demand {
    require(request > 0, "request(_:) on \(name) needs a demand above none")
    return request
  }
}

/// Something that holds a conduit and can be told to let go of it.
@usableFromInline
protocol ConduitHolder: AnyObject {
  func letGo()
}

/// The subscription that a subject hands out. It holds subject and subscriber until it is cancelled
/// or completed.
@usableFromInline
final class SubjectSubscription<Parent: ConduitParent>: Subscription, ConduitHolder,
  OperatorDescription
{
  @usableFromInline typealias Conduit = SubjectConduit<Parent.Output, Parent.Failure>

  @usableFromInline
  struct Connection {
    @usableFromInline var parent: Parent
    @usableFromInline var conduit: Conduit

    @inlinable
    init(parent: Parent, conduit: Conduit) {
      self.parent = parent
      self.conduit = conduit
    }
  }

  @usableFromInline let operatorName: String

  /// `nil` once cancelled or completed.
  @usableFromInline let connection: Lock<Connection?>

  @inlinable
  init(name: String, parent: Parent, conduit: Conduit) {
    operatorName = name
    connection = Lock(Connection(parent: parent, conduit: conduit))
    conduit.subscription = self
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    let demand = Parent.demand(for: demand, name: operatorName)
    guard let connection = connection.withLock({ $0 }),
      connection.conduit.demand.add(demand) != nil
    else { return }
    connection.parent.conduitRequested(connection.conduit)
  }

  @usableFromInline
  func cancel() {
    guard let connection = takeConnection() else { return }
    if connection.conduit.demand.close() { connection.parent.remove(connection.conduit) }
  }

  @usableFromInline
  func letGo() {
    _ = takeConnection()
  }

  /// Empties ``connection``; what it held is released with the lock open.
  @usableFromInline
  func takeConnection() -> Connection? {
    connection.withLock { connection in
      defer { connection = nil }
      return connection
    }
  }

  @usableFromInline var customMirror: Mirror {
    let held = connection.withLock { $0 }
    return Mirror(
      self,
      children: [
        ("parent", held?.parent as Any), ("downstream", held?.conduit.anyDownstream as Any),
        ("demand", held?.conduit.demand.current ?? .none), ("subject", held?.parent as Any),
      ])
  }
}

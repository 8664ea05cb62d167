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
  @inlinable
  static func demand(for request: Subscribers.Demand, name: String) -> Subscribers.Demand {
    require(request > 0, "request(_:) on \(name) needs a demand above none")
    return request
  }
}

/// The subscription that a subject hands out. It holds subject and subscriber until it is cancelled
/// or completed.
///
/// The closures are compiled for the type of the subject and capture nothing; see
/// ``SpecializedSubscription``.
@usableFromInline
final class SubjectSubscription: Subscription, OperatorDescription {
  @usableFromInline let operatorName: String
  @usableFromInline let link: SubjectLink
  @usableFromInline let requestBody: (SubjectSubscription, Subscribers.Demand) -> Void
  @usableFromInline let cancelBody: (SubjectLink.Connection) -> Void

  @inlinable
  init<Parent: ConduitParent>(
    name: String, parent: Parent, conduit: SubjectConduit<Parent.Output, Parent.Failure>
  ) {
    operatorName = name
    link = SubjectLink(parent: parent, conduit: conduit)
    requestBody = { subscription, demand in
      let demand = Parent.demand(for: demand, name: subscription.operatorName)
      guard let connection = subscription.link.current,
        connection.conduit.demand.add(demand) != nil
      else { return }
      unsafeDowncast(connection.parent, to: Parent.self).conduitRequested(
        unsafeDowncast(
          connection.conduit, to: SubjectConduit<Parent.Output, Parent.Failure>.self))
    }
    cancelBody = { connection in
      unsafeDowncast(connection.parent, to: Parent.self).remove(
        unsafeDowncast(
          connection.conduit, to: SubjectConduit<Parent.Output, Parent.Failure>.self))
    }
    conduit.link = link
  }

  /// A subscriber that has kept no subscription is the subject's alone to hold.
  deinit {
    link.letGo()
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    requestBody(self, demand)
  }

  @usableFromInline
  func cancel() {
    guard let connection = link.letGo() else { return }
    if connection.conduit.demand.close() { cancelBody(connection) }
  }

  @usableFromInline var customMirror: Mirror {
    let held = link.current
    return Mirror(
      self,
      children: [
        ("parent", held?.parent as Any), ("downstream", held?.conduit.anyDownstream as Any),
        ("demand", held?.conduit.demand.current ?? .none), ("subject", held?.parent as Any),
      ])
  }
}

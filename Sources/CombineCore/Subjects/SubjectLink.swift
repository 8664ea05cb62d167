/// What a subject's subscription and the conduit of its subscriber share: that they hold on to
/// subject and subscriber, until the subscriber is cancelled or completed.
///
/// It knows no types: subscriptions come and go, and the code that takes down an object of a generic
/// class looks types up at run time.
@usableFromInline
final class SubjectLink {
  @usableFromInline
  struct Connection {
    @usableFromInline let parent: AnyObject
    @usableFromInline let conduit: ConduitBase

    @inlinable
    init(parent: AnyObject, conduit: ConduitBase) {
      self.parent = parent
      self.conduit = conduit
    }
  }

  /// `nil` once cancelled or completed.
  @usableFromInline let connection: Lock<Connection?>

  @inlinable
  init(parent: AnyObject, conduit: ConduitBase) {
    connection = Lock(Connection(parent: parent, conduit: conduit))
  }

  @inlinable var current: Connection? {
    connection.withLock { $0 }
  }

  /// Empties ``connection``; what it held is released with the lock open.
  @usableFromInline @discardableResult
  func letGo() -> Connection? {
    connection.withLock { connection in
      defer { connection = nil }
      return connection
    }
  }
}

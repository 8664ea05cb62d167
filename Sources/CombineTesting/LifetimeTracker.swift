import Synchronization

/// Counts the objects that are alive, so that a test can show that everything was released.
///
/// ```swift
/// let tracker = LifetimeTracker()
/// let cancellable = publisher.sink { [token = tracker.token()] _ in _ = token }
/// cancellable.cancel()
/// #expect(tracker.count == 0)
/// ```
public final class LifetimeTracker: Sendable {
  private let living = Atomic<Int>(0)

  public init() {}

  /// How many tokens are alive.
  public var count: Int { living.load(ordering: .acquiring) }

  /// An object that counts as alive until it is deallocated.
  public func token() -> Token {
    living.add(1, ordering: .acquiringAndReleasing)
    return Token(tracker: self)
  }

  /// Something to be held by what a test watches.
  public final class Token: Sendable {
    private let tracker: LifetimeTracker

    fileprivate init(tracker: LifetimeTracker) {
      self.tracker = tracker
    }

    deinit {
      tracker.living.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}

import Synchronization

/// Guards a value. The lock is not recursive and never held while code of a client runs.
@usableFromInline
struct Lock<State>: ~Copyable {
  @usableFromInline let mutex: Mutex<Guarded<State>>

  /// Shows the mutex's order of accesses to the thread sanitizer, which cannot see the mutex.
  @usableFromInline let order = Atomic<Bool>(false)

  @inlinable
  init(_ state: State) {
    mutex = Mutex(Guarded(state))
  }

  /// Gives what `body` gives, run with the lock held.
  @inlinable @inline(__always)
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { guarded in
      _ = order.load(ordering: .acquiring)
      let result = Guarded(body(&guarded.state))
      order.store(true, ordering: .releasing)
      return result
    }.state
  }
}

/// What a lock guards, as `Mutex` takes and gives it.
///
/// `@unchecked Sendable`: reached only with the lock held, or by the one who took it out.
@usableFromInline
struct Guarded<State>: @unchecked Sendable {
  @usableFromInline var state: State

  @inlinable
  init(_ state: State) {
    self.state = state
  }
}

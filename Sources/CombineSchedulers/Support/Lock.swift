import Synchronization

/// Guards a value, for the modules of this package that also run on Apple's own Combine. The lock is
/// not recursive and never held while code of a client runs.
@usableFromInline
package struct Lock<State>: ~Copyable {
  @usableFromInline package let mutex: Mutex<Guarded<State>>

  /// Shows the mutex's order of accesses to the thread sanitizer, which cannot see the mutex.
  @usableFromInline package let order = Atomic<Bool>(false)

  @inlinable
  package init(_ state: State) {
    mutex = Mutex(Guarded(state))
  }

  /// Gives what `body` gives, run with the lock held.
  @inlinable @inline(__always)
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
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
package struct Guarded<State>: @unchecked Sendable {
  @usableFromInline package var state: State

  @inlinable
  package init(_ state: State) {
    self.state = state
  }
}

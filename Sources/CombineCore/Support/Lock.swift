import Synchronization

/// A value that is reached only while a lock is held.
///
/// The lock is not recursive and is never held while code of a client runs: the body changes
/// state and returns what is to be done, and the caller does that afterwards.
@usableFromInline
struct Lock<State>: ~Copyable {
  @usableFromInline let mutex: Mutex<Unchecked<State>>

  /// Repeats the mutex's order of accesses in a form that the thread sanitizer sees: it has no
  /// hooks in the standard library's mutex and would report every guarded access as a race.
  @usableFromInline let order = Atomic<Bool>(false)

  @inlinable
  init(_ state: State) {
    mutex = Mutex(Unchecked(state))
  }

  /// Runs `body` with the lock held and gives its result.
  @inlinable @inline(__always)
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { state in
      _ = order.load(ordering: .acquiring)
      let result = Unchecked(body(&state.value))
      order.store(true, ordering: .releasing)
      return result
    }.value
  }
}

/// Carries a value across the checks of `Mutex`, which wants to send what it guards.
///
/// `@unchecked Sendable`: the lock that holds the value guards it; what leaves the lock is a value
/// or a reference whose own type says who may use it.
@usableFromInline
struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

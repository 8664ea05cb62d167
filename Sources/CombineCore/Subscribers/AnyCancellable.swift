/// A token that stops an activity when it is cancelled or released. Apple's
/// `Combine.AnyCancellable`.
///
/// Cancelling is safe from any thread and happens once.
public final class AnyCancellable: Cancellable, Hashable {
  /// What to do on cancel; `nil` once done.
  @usableFromInline let body: Lock<(() -> Void)?>

  /// A token that runs `cancel` once, on the thread that cancels or releases it first.
  @inlinable
  public init(_ cancel: @escaping () -> Void) {
    body = Lock(cancel)
  }

  /// A token that cancels `canceller`.
  @inlinable
  public init<C: Cancellable>(_ canceller: C) {
    body = Lock(canceller.cancel)
  }

  @inlinable
  public func cancel() {
    body.withLock { body in
      defer { body = nil }
      return body
    }?()
  }

  deinit {
    cancel()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AnyCancellable {
  /// Keeps this token in `collection`.
  @inlinable
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in `set`.
  @inlinable
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

import Synchronization

/// A reference that one thread may let go of while others use it, without a lock and without
/// counting references at each use.
///
/// It does not know the type of the object, so that code that takes down an owner of a generic type
/// need not look up the type of the reference: whoever uses it says the type, always the same one.
///
/// Uses are counted in an atomic word. ``release()`` forbids new uses; whoever ends the last use
/// under way, or the caller itself if there is none, drops the reference, once.
@usableFromInline
struct ReleasableReference: ~Copyable {
  /// Bit 0: no new uses. Bit 1: the reference is dropped. From bit 2: uses under way.
  @usableFromInline let word = Atomic<UInt>(0)

  /// Valid while bit 1 of ``word`` is clear.
  @usableFromInline let reference: Unmanaged<AnyObject>

  @inlinable static var forbidden: UInt { 0b01 }
  @inlinable static var dropped: UInt { 0b10 }
  @inlinable static var oneUse: UInt { 0b100 }

  @inlinable
  init(_ object: AnyObject) {
    reference = .passRetained(object)
  }

  deinit {
    if word.load(ordering: .acquiring) & Self.dropped == 0 { reference.release() }
  }

  /// Runs `body` with the object, unless it has been released.
  @inlinable @inline(__always)
  func use<Object: AnyObject, Result>(_ body: (Object) -> Result) -> Result? {
    let before = word.wrappingAdd(Self.oneUse, ordering: .acquiring).oldValue
    guard before & Self.forbidden == 0 else {
      endUse()
      return nil
    }
    let result = reference._withUnsafeGuaranteedRef {
      body(unsafeDowncast($0, to: Object.self))
    }
    endUse()
    return result
  }

  /// Forbids further uses, and runs `body` with the object if this is the first call.
  @inlinable
  func useLast<Object: AnyObject>(_ body: (Object) -> Void) {
    _ = word.wrappingAdd(Self.oneUse, ordering: .acquiring)
    if word.bitwiseOr(Self.forbidden, ordering: .acquiringAndReleasing).oldValue & Self.forbidden
      == 0
    {
      reference._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Object.self)) }
    }
    endUse()
  }

  /// Forbids further uses and drops the reference as soon as none is under way.
  @inlinable
  func release() {
    word.bitwiseOr(Self.forbidden, ordering: .acquiringAndReleasing)
    dropIfUnused()
  }

  @inlinable @inline(__always)
  func endUse() {
    let after = word.wrappingSubtract(Self.oneUse, ordering: .acquiringAndReleasing).newValue
    if after == Self.forbidden { dropIfUnused() }
  }

  @inlinable
  func dropIfUnused() {
    let (done, _) = word.compareExchange(
      expected: Self.forbidden, desired: Self.forbidden | Self.dropped,
      ordering: .acquiringAndReleasing)
    if done { reference.release() }
  }
}

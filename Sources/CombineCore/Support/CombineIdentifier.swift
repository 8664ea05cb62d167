import Synchronization

/// A value that is unique in the process, or stands for the identity of an object. Apple's
/// `Combine.CombineIdentifier`.
@frozen
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let rawValue: UInt

  /// A value that no other call gives, on any thread.
  @inlinable
  public init() {
    rawValue = nextCombineIdentifier()
  }

  /// The identity of `obj`, valid while the object lives.
  @inlinable
  public init(_ obj: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(obj))
  }

  /// `0x` and the number in hexadecimal.
  public var description: String {
    "0x" + String(rawValue, radix: 16)
  }
}

/// Only the counter's own value: no other memory depends on it.
private let identifierCounter = Atomic<UInt>(0)

/// Odd numbers, so that none is ever the address of an object.
@usableFromInline
func nextCombineIdentifier() -> UInt {
  identifierCounter.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1
}

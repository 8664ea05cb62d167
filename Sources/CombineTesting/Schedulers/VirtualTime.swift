import Combine

/// An instant of a ``TestScheduler``: nanoseconds since the scheduler's start. What does not fit into
/// an `Int`, after some 292 years, becomes its nearest bound.
public struct VirtualTime: Strideable, Hashable, Sendable, CustomStringConvertible {
  /// Nanoseconds since the start.
  public var nanoseconds: Int

  public init(nanoseconds: Int = 0) {
    self.nanoseconds = nanoseconds
  }

  public func distance(to other: VirtualTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds.subtractingClamped(nanoseconds))
  }

  public func advanced(by n: Stride) -> VirtualTime {
    VirtualTime(nanoseconds: nanoseconds.addingClamped(n.nanoseconds))
  }

  /// The time in seconds, as `1.5s`.
  public var description: String {
    "\(Double(nanoseconds) / 1e9)s"
  }

  /// A length of virtual time in nanoseconds. A literal is seconds. What does not fit into an `Int`
  /// becomes its nearest bound.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Sendable, ExpressibleByFloatLiteral
  {
    public var nanoseconds: Int

    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    public init(integerLiteral value: Int) {
      nanoseconds = value.multipliedClamped(by: 1_000_000_000)
    }

    public init(floatLiteral value: Double) {
      let exact = (value * 1e9).rounded()
      nanoseconds = Int(exactly: exact) ?? (exact < 0 ? .min : .max)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      nanoseconds = seconds.multipliedClamped(by: 1_000_000_000)
    }

    public var magnitude: Int { nanoseconds < 0 ? 0.subtractingClamped(nanoseconds) : nanoseconds }

    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.nanoseconds < rhs.nanoseconds
    }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.nanoseconds.addingClamped(rhs.nanoseconds))
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.nanoseconds.subtractingClamped(rhs.nanoseconds))
    }

    /// The product of the lengths in seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      .seconds(Double(lhs.nanoseconds) * Double(rhs.nanoseconds) / 1e18)
    }

    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs = lhs * rhs
    }

    public static func seconds(_ s: Int) -> Stride {
      Stride(nanoseconds: s.multipliedClamped(by: 1_000_000_000))
    }

    public static func seconds(_ s: Double) -> Stride {
      Stride(floatLiteral: s)
    }

    public static func milliseconds(_ ms: Int) -> Stride {
      Stride(nanoseconds: ms.multipliedClamped(by: 1_000_000))
    }

    public static func microseconds(_ us: Int) -> Stride {
      Stride(nanoseconds: us.multipliedClamped(by: 1000))
    }

    public static func nanoseconds(_ ns: Int) -> Stride {
      Stride(nanoseconds: ns)
    }
  }
}

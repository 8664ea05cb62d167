public import CombineCore
public import Foundation

/// An instant of a scheduler that goes by dates. `RunLoop.SchedulerTimeType` and
/// `OperationQueue.SchedulerTimeType` are this type, each for its own `Context`.
public struct DateSchedulerTime<Context>: Strideable, Codable, Hashable, Sendable {
  /// The instant as a date.
  public var date: Date

  @inlinable
  public init(_ date: Date) {
    self.date = date
  }

  @inlinable
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(date.distance(to: other.date))
  }

  @inlinable
  public func advanced(by n: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.advanced(by: n.magnitude))
  }
}

extension DateSchedulerTime {
  /// A number of seconds.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
    Sendable, SchedulerTimeIntervalConvertible
  {
    public typealias FloatLiteralType = TimeInterval
    public typealias IntegerLiteralType = TimeInterval
    public typealias Magnitude = TimeInterval

    /// The seconds with their sign.
    public var magnitude: TimeInterval

    /// The seconds with their sign.
    @inlinable public var timeInterval: TimeInterval { magnitude }

    @inlinable
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    @inlinable
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    @inlinable
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// `source` seconds; `nil` if no `TimeInterval` is exactly that.
    @inlinable
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    @inlinable
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    @inlinable
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    @inlinable
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    @inlinable
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    @inlinable
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude *= rhs.magnitude
    }

    @inlinable
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude += rhs.magnitude
    }

    @inlinable
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude -= rhs.magnitude
    }

    @inlinable public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    @inlinable public static func seconds(_ s: Double) -> Stride { Stride(s) }
    @inlinable public static func milliseconds(_ ms: Int) -> Stride {
      Stride(TimeInterval(ms) / 1e3)
    }
    @inlinable public static func microseconds(_ us: Int) -> Stride {
      Stride(TimeInterval(us) / 1e6)
    }
    @inlinable public static func nanoseconds(_ ns: Int) -> Stride {
      Stride(TimeInterval(ns) / 1e9)
    }
  }
}

/// A scheduler that runs every action at once, on the thread that schedules it. Apple's
/// `Combine.ImmediateScheduler`.
///
/// It has no clock: dates, intervals and tolerances are ignored.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  /// The one instance.
  public static let shared = ImmediateScheduler()

  @usableFromInline
  init() {}

  /// The only instant of a scheduler without a clock.
  @inlinable public var now: SchedulerTimeType { SchedulerTimeType() }

  /// A stride of 0.
  @inlinable public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Runs `action` before returning.
  @inlinable
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action` before returning, whatever the date.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` once, before returning.
  ///
  /// - Returns: `Subscriptions.empty`: there is nothing left to cancel.
  @inlinable @discardableResult
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler {
  /// The instant at which an immediate scheduler runs everything; there is only one.
  public struct SchedulerTimeType: Strideable, Sendable {
    @inlinable
    init() {}

    /// A stride of 0.
    @inlinable
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(0)
    }

    /// The same instant.
    @inlinable
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType()
    }
  }
}

extension ImmediateScheduler.SchedulerTimeType {
  /// A distance that means nothing. The factories of units give 0; a number given directly is
  /// kept.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    public typealias FloatLiteralType = Double
    public typealias IntegerLiteralType = Int
    public typealias Magnitude = Int

    /// The number.
    public var magnitude: Int

    @inlinable
    public init(_ value: Int) {
      magnitude = value
    }

    @inlinable
    public init(integerLiteral value: Int) {
      magnitude = value
    }

    /// Drops the fraction. Traps if `value` does not fit into an `Int`.
    @inlinable
    public init(floatLiteral value: Double) {
      magnitude = Int(value)
    }

    /// `nil` if `source` does not fit into an `Int`.
    @inlinable
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      magnitude = value
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
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude -= rhs.magnitude
    }

    @inlinable
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude *= rhs.magnitude
    }

    @inlinable
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs.magnitude += rhs.magnitude
    }

    @inlinable public static func seconds(_ s: Int) -> Stride { 0 }
    @inlinable public static func seconds(_ s: Double) -> Stride { 0 }
    @inlinable public static func milliseconds(_ ms: Int) -> Stride { 0 }
    @inlinable public static func microseconds(_ us: Int) -> Stride { 0 }
    @inlinable public static func nanoseconds(_ ns: Int) -> Stride { 0 }
  }
}

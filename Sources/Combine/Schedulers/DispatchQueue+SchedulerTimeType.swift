public import CombineCore
public import Dispatch

extension DispatchQueue {
  /// An instant of the system's uptime clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The instant as Dispatch has it.
    public var dispatchTime: DispatchTime

    @inlinable
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Reads the uptime in nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Writes the uptime in nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    @inlinable
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(
        nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    @inlinable
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A number of nanoseconds. A literal is seconds. What does not fit into an `Int` becomes its
  /// nearest bound.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
    Sendable, SchedulerTimeIntervalConvertible
  {
    public typealias FloatLiteralType = Double
    public typealias IntegerLiteralType = Int
    public typealias Magnitude = Int

    @usableFromInline var _nanoseconds: Int

    @inlinable
    init(nanoseconds: Int) {
      _nanoseconds = nanoseconds
    }

    /// The nanoseconds with their sign.
    @inlinable public var magnitude: Int {
      get { _nanoseconds }
      set { _nanoseconds = newValue }
    }

    /// The same length as Dispatch has it.
    @inlinable public var timeInterval: DispatchTimeInterval { .nanoseconds(_nanoseconds) }

    /// The same length; `.never` is the longest one.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let s): self = .seconds(s)
      case .milliseconds(let ms): self = .milliseconds(ms)
      case .microseconds(let us): self = .microseconds(us)
      case .nanoseconds(let ns): self = .nanoseconds(ns)
      case .never: self = .nanoseconds(.max)
      @unknown default: self = .nanoseconds(.max)
      }
    }

    /// `value` seconds.
    @inlinable
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// `value` seconds.
    @inlinable
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// `source` nanoseconds; `nil` if they do not fit into an `Int`.
    @inlinable
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      _nanoseconds = nanoseconds
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs._nanoseconds < rhs._nanoseconds
  }

  /// Always 0, as in Apple's framework: the product of two lengths is no length.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: 0)
  }

  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs._nanoseconds.addingReportingOverflow(rhs._nanoseconds)
    return Self(nanoseconds: overflow ? (lhs._nanoseconds < 0 ? .min : .max) : sum)
  }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, overflow) = lhs._nanoseconds.subtractingReportingOverflow(rhs._nanoseconds)
    return Self(nanoseconds: overflow ? (lhs._nanoseconds < 0 ? .min : .max) : difference)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) {
    lhs = lhs * rhs
  }

  @inlinable
  public static func seconds(_ s: Int) -> Self {
    Self(clamping: s, unit: 1_000_000_000)
  }

  @inlinable
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = s * 1e9
    // 2^63 itself is the first that does not fit.
    if nanoseconds >= 0x1p63 { return Self(nanoseconds: .max) }
    if nanoseconds < -0x1p63 { return Self(nanoseconds: .min) }
    return Self(nanoseconds: nanoseconds.isNaN ? 0 : Int(nanoseconds))
  }

  @inlinable
  public static func milliseconds(_ ms: Int) -> Self {
    Self(clamping: ms, unit: 1_000_000)
  }

  @inlinable
  public static func microseconds(_ us: Int) -> Self {
    Self(clamping: us, unit: 1000)
  }

  @inlinable
  public static func nanoseconds(_ ns: Int) -> Self {
    Self(nanoseconds: ns)
  }

  @inlinable
  init(clamping count: Int, unit: Int) {
    let (product, overflow) = count.multipliedReportingOverflow(by: unit)
    _nanoseconds = overflow ? (count < 0 ? .min : .max) : product
  }
}

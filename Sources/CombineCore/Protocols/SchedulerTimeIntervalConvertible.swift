/// A length of time that can be made from the usual units. Apple's
/// `Combine.SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  /// `s` seconds.
  static func seconds(_ s: Int) -> Self

  /// `s` seconds.
  static func seconds(_ s: Double) -> Self

  /// `ms` thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// `us` millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// `ns` thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

import Combine

/// A scheduler of a certain time type, whatever its own type: what a view model or a service stores
/// so that the app can give it a queue and a test can give it a scheduler whose time it moves.
///
/// ```swift
/// final class Clock {
///   let scheduler: AnySchedulerOf<DispatchQueue>
/// }
/// ```
///
/// It forwards everything to the scheduler in it; where and when an action runs is that
/// scheduler's affair. Each call costs one dynamic dispatch more.
///
/// `@unchecked Sendable`: it holds nothing but the scheduler, and a scheduler is made to be called
/// on any thread; one that is not must not be erased and then sent.
public struct AnyScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let base: AnySchedulerBase<SchedulerTimeType, SchedulerOptions>

  /// A scheduler that forwards to `scheduler`. An `AnyScheduler` is not wrapped once more.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    base = (scheduler as? Self)?.base ?? AnySchedulerBox(scheduler)
  }

  /// The present instant of the scheduler in it.
  public var now: SchedulerTimeType { base.now }

  /// The smallest tolerance that the scheduler in it allows.
  public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  /// Has the scheduler in it run `action` at the next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  /// Has the scheduler in it run `action` after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Has the scheduler in it run `action` after `date` and then every `interval`, until the result
  /// is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// An erased scheduler that takes the place of `S`, as in `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> =
  AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
  /// This scheduler without its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}

/// What ``AnyScheduler`` calls.
private class AnySchedulerBase<SchedulerTimeType, SchedulerOptions>
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  var now: SchedulerTimeType { fatalError("a box overrides it") }
  var minimumTolerance: SchedulerTimeType.Stride { fatalError("a box overrides it") }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    fatalError("a box overrides it")
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    fatalError("a box overrides it")
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    fatalError("a box overrides it")
  }
}

/// Holds the scheduler with its type.
private final class AnySchedulerBox<Base: Scheduler>:
  AnySchedulerBase<Base.SchedulerTimeType, Base.SchedulerOptions>
{
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override var now: Base.SchedulerTimeType { base.now }
  override var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }

  override func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  override func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride,
    options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  override func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

import Combine

/// Middleware that lets an action pass only if none with the same key has passed within `interval`.
///
/// - Parameters:
///   - interval: How long the gate is closed after an action.
///   - scheduler: Whose time counts.
///   - latest: Whether the last action that came too early passes at the interval's end, on the
///     scheduler, from this middleware on; otherwise those are dropped.
///   - key: What tells actions apart; `nil` for actions that always pass.
public func createThrottlingMiddleware<State, S: Scheduler>(
  for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool = false,
  key: @escaping (any Action) -> AnyHashable?
) -> Middleware<State> {
  { _, _ in
    { next in
      let gates = ThrottlingGates(latest: latest, next: next) { action in
        scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
      }
      return { action in
        if let key = key(action) { gates.pass(action, key: key) } else { next(action) }
      }
    }
  }
}

/// The gates of a throttling middleware, one a key. A key that is there is closed; its value is the
/// action that waits.
private final class ThrottlingGates {
  private let closed = Lock<[AnyHashable: (any Action)?]>([:])
  private let latest: Bool
  private let next: DispatchFunction
  private let delay: (@escaping () -> Void) -> Void

  init(
    latest: Bool, next: @escaping DispatchFunction, delay: @escaping (@escaping () -> Void) -> Void
  ) {
    self.latest = latest
    self.next = next
    self.delay = delay
  }

  func pass(_ action: any Action, key: AnyHashable) {
    let (passes, replaced) = closed.withLock { closed -> (Bool, (any Action)?) in
      guard let waiting = closed[key] else {
        closed.updateValue(nil, forKey: key)
        return (true, nil)
      }
      if latest { closed.updateValue(action, forKey: key) }
      return (false, waiting)
    }
    withExtendedLifetime(replaced) {}
    if passes {
      next(action)
      delay { self.open(key) }
    }
  }

  private func open(_ key: AnyHashable) {
    let waiting = closed.withLock { closed -> (any Action)? in
      guard let waiting = closed[key] ?? nil else {
        closed.removeValue(forKey: key)
        return nil
      }
      closed.updateValue(nil, forKey: key)
      return waiting
    }
    guard let waiting else { return }
    next(waiting)
    delay { self.open(key) }
  }
}

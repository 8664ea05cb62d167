import Combine

/// Counts a scheduler's time in frames from an origin, without the scheduler's types.
struct FrameClock {
  /// A frame, and whether the present is after its beginning.
  struct Position {
    var frame: Int
    var isBetweenFrames: Bool
  }

  /// The present frame.
  let position: () -> Position

  /// Runs an action at the beginning of a frame.
  ///
  /// - Returns: What takes the action back.
  let schedule: (_ frame: Int, _ action: @escaping () -> Void) -> () -> Void

  /// A clock of the same scheduler whose frame 0 is now.
  let restarted: () -> FrameClock
}

extension TestScheduler {
  /// A clock whose frame 0 is now.
  ///
  /// It does not keep the scheduler alive: what is scheduled holds the clock.
  func frameClock() -> FrameClock {
    let origin = now
    let length = frame.clampedNanoseconds
    return FrameClock(
      position: { [weak self] in
        self?.position(since: origin, frame: length)
          ?? FrameClock.Position(frame: 0, isBetweenFrames: false)
      },
      schedule: { [weak self] frame, action in
        guard let self else { return {} }
        let offset = Stride.nanoseconds(frame.multipliedClamped(by: length))
        let number = insert(at: origin.advanced(by: offset), action)
        return { [weak self] in self?.remove(number) }
      },
      restarted: { [weak self] in
        self?.frameClock()
          ?? FrameClock(
            position: { FrameClock.Position(frame: 0, isBetweenFrames: false) },
            schedule: { _, _ in {} }, restarted: { fatalError("the scheduler is gone") })
      })
  }

  /// Moves the time to the beginning of the frame, counted from `origin`.
  func advance(toFrame frame: Int, since origin: SchedulerTimeType) {
    let offset = frame.multipliedClamped(by: self.frame.clampedNanoseconds)
    advance(to: origin.advanced(by: .nanoseconds(offset)))
  }

  /// Finds the frame by bisection: the lengths of a scheduler cannot be divided.
  private func position(since origin: SchedulerTimeType, frame: Int) -> FrameClock.Position {
    let now = now
    // Times of floating point are met nearly.
    let slack = frame / 1000
    func hasBegun(_ index: Int) -> Bool {
      let offset = index.multipliedClamped(by: frame).subtractingClamped(slack)
      return origin.advanced(by: .nanoseconds(offset)) <= now
    }
    var (low, high) = (0, 1)
    while hasBegun(high), high < .max / frame / 2 { (low, high) = (high, high * 2) }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if hasBegun(middle) { low = middle } else { high = middle }
    }
    let beginning = low.multipliedClamped(by: frame).addingClamped(slack)
    return FrameClock.Position(
      frame: low, isBetweenFrames: origin.advanced(by: .nanoseconds(beginning)) < now)
  }
}

extension Duration {
  /// The length in whole nanoseconds, or the nearest bound.
  var clampedNanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: seconds).multipliedClamped(by: 1_000_000_000)
      .addingClamped(Int(attoseconds / 1_000_000_000))
  }
}

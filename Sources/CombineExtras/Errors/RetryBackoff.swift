/// How long to wait before each attempt to repeat something that failed, in seconds.
public struct RetryBackoff {
  @usableFromInline let makeDelays: () -> (_ attempt: Int) -> Double

  /// Delays of `delay(attempt)` seconds, where the first repetition is attempt 1.
  @inlinable
  public init(_ delay: @escaping (_ attempt: Int) -> Double) {
    makeDelays = { delay }
  }

  @inlinable
  init(makeDelays: @escaping () -> (_ attempt: Int) -> Double) {
    self.makeDelays = makeDelays
  }

  /// The same delay each time.
  @inlinable
  public static func constant(seconds: Double) -> RetryBackoff {
    RetryBackoff { _ in seconds }
  }

  /// Delays that grow: `initial` seconds, then `multiplier` times as long each time, never longer
  /// than `maximum`.
  ///
  /// - Parameters:
  ///   - jitter: The share of each delay that is left to chance, from 0 to 1, so that many clients
  ///     do not come back at one moment: with 0.5, a delay is between half of its length and all of
  ///     it.
  ///   - generator: Where chance comes from. Each subscription starts with a copy, so that a seeded
  ///     value gives the same delays each time.
  @inlinable
  public static func exponential(
    initial: Double, multiplier: Double = 2, maximum: Double = .infinity, jitter: Double = 0,
    using generator: some RandomNumberGenerator = SystemRandomNumberGenerator()
  ) -> RetryBackoff {
    let share = min(max(jitter, 0), 1)
    return RetryBackoff(makeDelays: {
      // Guarded by the order of the attempts, which come one after the other.
      var generator = generator
      var next = initial
      return { _ in
        let delay = min(next, maximum)
        next = min(next * multiplier, maximum)
        return share == 0 ? delay : delay * (1 - Double.random(in: 0...share, using: &generator))
      }
    })
  }
}

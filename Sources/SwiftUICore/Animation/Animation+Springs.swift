internal import Curves

extension Animation {
  /// As if by a spring.
  ///
  /// - Parameters:
  ///   - response: How long a swing without damping lasts.
  ///   - dampingFraction: 0 swings for ever, 1 does not swing.
  ///   - blendDuration: Without effect: what is shown never jumps.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(
        SpringCurve(response: response, dampingFraction: dampingFraction),
        perceived: response, velocity: 0, adds: false))
  }

  /// As if by a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to last.
  ///   - bounce: 0 does not swing, 1 does not stop; below 0 it is sluggish.
  ///   - blendDuration: Without effect: what is shown never jumps.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SpringCurve(duration: duration, bounce: bounce), perceived: duration, velocity: 0,
        adds: false))
  }
  public static let spring = spring(duration: 0.5, bounce: 0)

  /// As if by a spring that follows the hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }
  public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86)

  /// As if by a spring of given properties.
  ///
  /// - Parameter initialVelocity: In parts of the whole change a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping)
    return Animation(
      .spring(
        spring, perceived: 2 * .pi / spring.frequency, velocity: initialVelocity, adds: true))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SpringCurve(duration: duration, bounce: bounce), perceived: duration,
        velocity: initialVelocity, adds: true))
  }
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// Springs that swing much, a little, and not.
  public static let bouncy = bouncy()
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static let snappy = snappy()
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static let smooth = smooth()
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
}

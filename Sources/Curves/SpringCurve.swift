internal import Foundation

/// A mass on a damped spring: how it comes to rest.
package struct SpringCurve: Hashable, Sendable {
  /// Of the spring without damping, in radians a second.
  package let frequency: Double

  /// 0 swings for ever, 1 comes to rest as fast as can be without swinging.
  package let dampingFraction: Double

  package init(frequency: Double, dampingFraction: Double) {
    self.frequency = max(frequency, 0.001)
    self.dampingFraction = max(0, dampingFraction)
  }

  /// - Parameter response: How long a swing without damping lasts, in seconds.
  package init(response: Double, dampingFraction: Double) {
    self.init(frequency: 2 * .pi / max(response, 0.001), dampingFraction: dampingFraction)
  }

  package init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// - Parameter bounce: From -1, sluggish, by 0, which does not swing, to 1, which does not stop.
  package init(duration: Double, bounce: Double) {
    self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - bounce)
  }

  /// How far the mass is from its rest after `time` seconds if it was let go 1 away.
  package func displacement(at time: Double) -> Double {
    if time <= 0 { return 1 }
    let damping = dampingFraction
    if isCritical { return exp(-frequency * time) * (1 + frequency * time) }
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      let decay = exp(-damping * frequency * time)
      return decay * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
    }
    let (slow, fast) = rates
    return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
  }

  /// How far the mass is from its rest after `time` seconds if it was there, moving by 1 a second.
  package func push(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let damping = dampingFraction
    if isCritical { return exp(-frequency * time) * time }
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      return exp(-damping * frequency * time) * sin(damped * time) / damped
    }
    let (slow, fast) = rates
    return (exp(slow * time) - exp(fast * time)) / (slow - fast)
  }

  /// After how many seconds the mass stays within a thousandth of its way of the rest.
  package var settlingTime: Double {
    let limit = 0.001
    // (1 + x) / eˣ is a thousandth there.
    if isCritical { return 9.2334 / frequency }
    if dampingFraction < 1 {
      if dampingFraction == 0 { return .infinity }
      let reach = (1 - dampingFraction * dampingFraction).squareRoot()
      return -log(limit * reach) / (dampingFraction * frequency)
    }
    let (slow, fast) = rates
    return log(fast / (fast - slow) / limit) / -slow
  }

  private var isCritical: Bool { abs(dampingFraction - 1) < 0.0001 }

  /// Of a spring with much damping: those at which its two parts decay.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingFraction * dampingFraction - 1).squareRoot()
    return (-frequency * (dampingFraction - root), -frequency * (dampingFraction + root))
  }
}

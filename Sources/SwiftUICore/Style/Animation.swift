/// How a change is spread over time. Apple's `SwiftUI.Animation`. Durations are in seconds.
public struct Animation: Hashable, Sendable {
  /// The course of an animation.
  package enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case spring(response: Double, dampingFraction: Double)
  }

  package enum Repetition: Hashable, Sendable {
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  package var curve: Curve
  package var duration: Double
  package var delay = 0.0
  package var speed = 1.0
  package var repetition: Repetition?

  package init(curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// What `withAnimation` uses when it is told nothing.
  public static let `default` = Animation.easeInOut

  /// Begins and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Begins slowly.
  public static let easeIn = easeIn(duration: 0.35)
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// At one speed.
  public static let linear = linear(duration: 0.35)
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// As if by a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: response, dampingFraction: dampingFraction),
      duration: response * 2 / max(dampingFraction, 0.1))
  }
  public static let spring = spring()

  /// As if by a spring that follows the hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  /// As if by a spring of given properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      response: 2 * .pi / frequency,
      dampingFraction: min(1, damping / (2 * (stiffness * mass).squareRoot())))
  }
  public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
  public static let smooth = spring(response: 0.5, dampingFraction: 1)
  public static let snappy = spring(response: 0.5, dampingFraction: 0.85)

  /// The same, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .times(repeatCount, autoreverses: autoreverses)
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .forever(autoreverses: autoreverses)
    return copy
  }
}

extension Animation {
  /// How far a change has come after `time` seconds, from 0 to 1 (a spring may go past 1), for the
  /// renderer that shows it; `nil` when it is over.
  package func progress(at time: Double) -> Double? {
    let time = (time - delay) * speed
    if time <= 0 { return 0 }
    guard duration > 0 else { return nil }
    var fraction = time / duration
    switch repetition {
    case nil:
      if fraction >= 1 { return nil }
    case .times(let count, let autoreverses):
      if fraction >= Double(count) { return nil }
      fraction = folded(fraction, autoreverses)
    case .forever(let autoreverses):
      fraction = folded(fraction, autoreverses)
    }
    return value(at: fraction)
  }

  private func folded(_ fraction: Double, _ autoreverses: Bool) -> Double {
    let part = fraction.truncatingRemainder(dividingBy: 1)
    return autoreverses && Int(fraction) % 2 == 1 ? 1 - part : part
  }

  private func value(at fraction: Double) -> Double {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
      }
      // The curve's x grows with its parameter, which bisection finds.
      var low = 0.0
      var high = 1.0
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if coordinate(x1, x2, middle) < fraction { low = middle } else { high = middle }
      }
      return coordinate(y1, y2, (low + high) / 2)
    case .spring(let response, let damping):
      let time = fraction * duration
      let frequency = 2 * Double.pi / max(response, 0.001)
      if damping >= 1 {
        return 1 - exp(-frequency * time) * (1 + frequency * time)
      }
      let damped = frequency * (1 - damping * damping).squareRoot()
      let decay = exp(-damping * frequency * time)
      return 1 - decay * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
    }
  }
}

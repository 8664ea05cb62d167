internal import Curves

/// How a change is spread over time. Apple's `SwiftUI.Animation`. Durations are in seconds.
///
/// Where an animation meets another of the same value, curves add up with it, as do the springs of
/// ``interpolatingSpring(mass:stiffness:damping:initialVelocity:)``; other springs go on from the
/// place and the speed that are shown, and end it.
public struct Animation: Hashable, Sendable {
  let course: AnimationCourse

  init(_ course: AnimationCourse) {
    self.course = course
  }

  /// What `withAnimation` uses when it is told nothing: a spring that does not swing.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Begins and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeInOut, duration: duration))
  }

  /// Begins slowly.
  public static let easeIn = easeIn(duration: 0.35)
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeIn, duration: duration))
  }

  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeOut, duration: duration))
  }

  /// At one speed.
  public static let linear = linear(duration: 0.35)
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.curve(.linear, duration: duration))
  }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.curve(BezierCurve(p1x, p1y, p2x, p2y), duration: duration))
  }

  // MARK: Changes of an animation

  /// The same, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(course, delay))
  }

  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(course, speed))
  }

  /// The same several times, each other time backwards where it reverses. Whatever comes last, the
  /// change is complete at the end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// The same again and again, until the value is changed once more.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// How far a change has come after `time` seconds, from 0 to 1, or a spring perhaps beyond; `nil`
  /// when it is over. For what a renderer moves by itself.
  package func progress(at time: Double) -> Double? {
    time >= course.duration ? nil : 1 - course.rest(at: max(0, time))
  }
}

internal import Curves

/// How much is left of a change at each moment of an animation.
indirect enum AnimationCourse: Hashable, Sendable {
  case curve(BezierCurve, duration: Double)
  /// - perceived: How long it seems to last.
  /// - velocity: At the beginning, in parts of the whole change a second.
  /// - adds: Whether it adds up with what goes on already.
  case spring(SpringCurve, perceived: Double, velocity: Double, adds: Bool)
  case delayed(AnimationCourse, Double)
  case sped(AnimationCourse, Double)
  /// A count of `nil` is for ever.
  case repeated(AnimationCourse, count: Int?, autoreverses: Bool)

  /// How many seconds it lasts.
  var duration: Double {
    switch self {
    case .curve(_, let duration): max(0, duration)
    case .spring(let spring, _, _, _): spring.settlingTime
    case .delayed(let base, let delay): base.duration + delay
    case .sped(let base, let speed): speed > 0 ? base.duration / speed : .infinity
    case .repeated(let base, let count, _):
      base.duration > 0 ? count.map { base.duration * Double($0) } ?? .infinity : 0
    }
  }

  /// After how many seconds it seems to be over; a spring that has still to settle does.
  var logicalDuration: Double {
    switch self {
    case .curve(_, let duration): max(0, duration)
    case .spring(_, let perceived, _, _): perceived
    case .delayed(let base, let delay): base.logicalDuration + delay
    case .sped(let base, let speed): speed > 0 ? base.logicalDuration / speed : .infinity
    case .repeated(let base, let count, _):
      count.map { $0 == 0 ? 0 : base.duration * Double($0 - 1) + base.logicalDuration }
        ?? .infinity
    }
  }

  /// The part of the change that is still to be made after `time` seconds: 1 at the beginning, 0 at
  /// the end.
  func rest(at time: Double) -> Double {
    if time >= duration { return 0 }
    switch self {
    case .curve(let curve, let duration): return 1 - curve.value(at: time / duration)
    case .spring(let spring, _, let velocity, _):
      return spring.displacement(at: time) - velocity * spring.push(at: time)
    case .delayed(let base, let delay): return base.rest(at: max(0, time - delay))
    case .sped(let base, let speed): return base.rest(at: time * speed)
    case .repeated(let base, _, let autoreverses):
      let length = base.duration
      guard length > 0, length.isFinite else { return base.rest(at: time) }
      let turn = (time / length).rounded(.down)
      let inTurn = max(0, time - turn * length)
      let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
      return base.rest(at: isReversed ? length - inTurn : inTurn)
    }
  }

  /// How far a value is off after `time` seconds that was where it should be and moved by 1 a second.
  func push(at time: Double) -> Double {
    switch self {
    case .curve, .repeated: 0
    case .spring(let spring, _, _, _): time >= duration ? 0 : spring.push(at: time)
    case .delayed(let base, let delay): base.push(at: max(0, time - delay))
    case .sped(let base, let speed): speed == 0 ? 0 : base.push(at: time * speed) / speed
    }
  }

  /// Whether it goes on from the place and the speed that are shown, and ends what goes on already.
  var takesOver: Bool {
    switch self {
    case .curve: false
    case .spring(_, _, _, let adds): !adds
    // What goes on would stand still in the meantime.
    case .delayed: false
    case .sped(let base, _): base.takesOver
    case .repeated: true
    }
  }

  var isRepeated: Bool {
    switch self {
    case .curve, .spring: false
    case .delayed(let base, _), .sped(let base, _): base.isRepeated
    case .repeated: true
    }
  }
}

internal import Gtk

/// An animation that goes on, frame by frame, while its widget is on the screen.
@MainActor
final class RunningAnimation {
  private var handler: FrameHandler?

  /// - Parameter step: Gets how far things are, and whether that was the last time.
  init(
    _ animation: Animation, of widget: Gtk.Widget,
    _ step: @escaping @MainActor (_ fraction: Double, _ isDone: Bool) -> Void
  ) {
    var start: Double?
    handler = widget.onFrame { time in
      if start == nil { start = time }
      let (fraction, isDone) = animation.fraction(after: time - (start ?? time))
      step(fraction, isDone)
      return !isDone
    }
  }

  func cancel() { handler?.cancel() }
}

extension Animation {
  /// How far things are `seconds` after the animation began, and whether that is the end. A spring
  /// goes beyond 1 for a while.
  func fraction(after seconds: Double) -> (Double, isDone: Bool) {
    let time = (seconds - delay) * speed
    guard time > 0 else { return (0, false) }
    guard duration > 0 else { return (1, true) }
    let turn = Int(time / duration)
    let inTurn = time - Double(turn) * duration
    switch repetition {
    case nil:
      return turn > 0 ? (1, true) : (value(at: inTurn), false)
    case .times(let count, let autoreverses):
      if turn >= count { return (1, true) }
      return (value(at: inTurn, isReversed: autoreverses && turn % 2 == 1), false)
    case .forever(let autoreverses):
      return (value(at: inTurn, isReversed: autoreverses && turn % 2 == 1), false)
    }
  }

  private func value(at time: Double, isReversed: Bool) -> Double {
    value(at: isReversed ? duration - time : time)
  }

  private func value(at time: Double) -> Double {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      // The curve is monotone in x: halving finds the parameter.
      let x = time / duration
      var (low, high) = (0.0, 1.0)
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
      }
      return Self.bezier(low, y1, y2)
    case .spring(let response, let damping):
      let omega = 2 * Double.pi / max(response, 0.01)
      guard damping < 1 else { return 1 - (1 + omega * time) * exp(-omega * time) }
      let damped = omega * (1 - damping * damping).squareRoot()
      let decay = exp(-damping * omega * time)
      return 1 - decay * (cos(damped * time) + damping * omega / damped * sin(damped * time))
    }
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

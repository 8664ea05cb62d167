/// Shows an animatable view, modifier or shape with the values between two descriptions of it.
@MainActor
class ViewAnimator<V>: FrameDriven {
  /// The description has changed.
  ///
  /// - Parameter evaluate: Shows the view anew, for each frame.
  func change(from old: V, to new: V, in node: ViewNode) {}

  /// The description with the values that are shown now.
  func shown(_ view: V) -> V { view }

  func frame(at time: Double) -> Bool { false }

  func finish() {}

  /// An animator for views of a type that has numbers to animate.
  static func make() -> ViewAnimator<V>? {
    guard let type = V.self as? any Animatable.Type else { return nil }
    func make<A: Animatable>(_: A.Type) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedViewAnimator<A>()
    }
    return make(type).map { unsafeDowncast($0, to: ViewAnimator<V>.self) }
  }
}

private final class TypedViewAnimator<V: Animatable>: ViewAnimator<V> {
  private var motion: Motion<V.AnimatableData>?
  private weak var node: ViewNode?

  override func change(from old: V, to new: V, in node: ViewNode) {
    let (before, after) = (old.animatableData, new.animatableData)
    guard before != after else { return }
    let host = node.host
    let animation = node.animation
    guard animation != nil || motion != nil else { return }
    self.node = node
    let motion = motion ?? Motion(before)
    self.motion = motion
    motion.move(
      to: after, animation, at: host.animations.time, completions: host.transaction.completions)
    if motion.isRunning { host.animations.add(self) } else { self.motion = nil }
  }

  override func shown(_ view: V) -> V {
    guard let motion, let node else { return view }
    var copy = view
    copy.animatableData = motion.value(at: node.host.animations.time)
    return copy
  }

  override func frame(at time: Double) -> Bool {
    guard let motion, let node, !node.isRemoved else {
      finish()
      return false
    }
    let goesOn = motion.advance(to: time)
    if !goesOn { self.motion = nil }
    node.invalidateForFrame()
    return goesOn
  }

  override func finish() {
    guard let motion else { return }
    self.motion = nil
    motion.stop(at: motion.target)
    if let node, !node.isRemoved { node.invalidateForFrame() }
  }
}

internal import Gtk

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes frames, opacities and transforms in the course of `duration` seconds; other properties
  /// change at once. The model has its new values at once, as on Apple's platforms.
  ///
  /// Where the desktop wants no animations, everything changes at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(duration: duration, delay: delay, options: options)
    let outer = ViewAnimation.current
    ViewAnimation.current = Appearance.animationsEnabled && duration > 0 ? animation : nil
    animations()
    ViewAnimation.current = outer
    animation.start(completion)
  }

  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// As the other forms: nothing swings.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
      animations: animations, completion: completion)
  }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = ViewAnimation.current
    ViewAnimation.current = nil
    actions()
    ViewAnimation.current = outer
  }

  public static var areAnimationsEnabled: Bool { Appearance.animationsEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    Appearance.animationsEnabled = enabled
  }

  /// Records a change within an animation. Gives whether the change is shown later.
  func animateChange<Value>(
    _ property: ViewAnimation.Property, from old: Value, to new: Value
  ) -> Bool {
    guard let animation = ViewAnimation.current, window != nil else {
      ViewAnimation.forget(self, property)
      return false
    }
    animation.add(self, property, from: old, to: new)
    return true
  }

  /// The frame that is shown at this moment of an animation.
  var presentedFrame: CGRect {
    ViewAnimation.value(.frame, of: self) ?? untransformedFrame
  }

  var presentedTransform: CGAffineTransform {
    ViewAnimation.value(.transform, of: self) ?? storedTransform
  }
}

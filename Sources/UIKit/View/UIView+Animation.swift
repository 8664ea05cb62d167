internal import Curves
internal import Gtk

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again, until the properties are changed once more.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    fileprivate var curve: BezierCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Changes frames, bounds, opacities, transforms and background colours in the course of
  /// `duration` seconds; other properties change at once. The model has its new values at once, as
  /// on Apple's platforms. What moves already goes on from where it is shown.
  ///
  /// Where the desktop wants no animations, everything changes at once. `completion` is called on
  /// the main thread with `true`, not before this returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, .curve(options.curve), options, animations, completion)
  }

  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// As if by a spring that has come to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; the smaller it is the more it does.
  ///   - velocity: At the beginning, in parts of the whole change a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // A spring takes a time that is in proportion to that of one swing.
    let damping = max(0.01, dampingRatio)
    let unit = SpringCurve(frequency: 1, dampingFraction: damping)
    let spring = SpringCurve(
      frequency: unit.settlingTime / max(duration, 0.001), dampingFraction: damping)
    animate(duration, delay, .spring(spring, velocity: velocity), options, animations, completion)
  }

  /// As if by a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to last.
  ///   - bounce: 0 does not swing, 1 does not stop.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(duration: duration, bounce: min(0.99, bounce))
    animate(
      spring.settlingTime, delay, .spring(spring, velocity: velocity), options, animations,
      completion)
  }

  private static func animate(
    _ duration: Double, _ delay: Double, _ course: ViewAnimation.Course,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, course: course, repeats: options.contains(.repeat),
      reverses: options.contains(.autoreverse))
    let outer = ViewAnimation.current
    ViewAnimation.current =
      Appearance.animationsEnabled && duration + delay > 0 ? animation : nil
    animations()
    ViewAnimation.current = outer
    animation.start(completion)
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

  // MARK: What is shown

  /// Records a change within an animation. Gives whether the change is shown later.
  func animateChange(
    _ property: ViewAnimation.Property, from old: @autoclosure () -> [Double],
    to new: @autoclosure () -> [Double]
  ) -> Bool {
    guard let animation = ViewAnimation.current, window != nil else {
      ViewAnimation.forget(self, property)
      return false
    }
    animation.add(self, property, from: old(), to: new())
    return true
  }

  /// Another moment of an animation is to be shown.
  func showMotion(of property: ViewAnimation.Property) {
    switch property {
    case .alpha: box.opacity = ViewAnimation.numbers(.alpha, of: self)?.first ?? Double(alpha)
    case .background: box.setNeedsDraw()
    case .frame, .transform, .slide: placeAgain()
    }
  }

  /// The frame that is shown at this moment of an animation.
  var presentedFrame: CGRect {
    var frame =
      ViewAnimation.numbers(.frame, of: self).map(CGRect.init(numbers:))
      ?? untransformedFrame
    if let slide = ViewAnimation.numbers(.slide, of: self) { frame.origin.x += slide[0] }
    return frame
  }

  var presentedTransform: CGAffineTransform {
    ViewAnimation.numbers(.transform, of: self).map(CGAffineTransform.init(numbers:))
      ?? storedTransform
  }

  /// The background that is shown at this moment of an animation.
  var presentedBackground: Color? {
    ViewAnimation.numbers(.background, of: self).map(Color.init(numbers:))
      ?? backgroundColor.map(resolve)
  }

  /// The background has become another: by way of the colours between, if that is animated.
  func backgroundDidChange(from old: UIColor?) {
    let colors = (old.map(resolve), backgroundColor.map(resolve))
    // Without a background it is the other one's colour that cannot be seen.
    let clear = (colors.0 ?? colors.1)?.withAlpha(0)
    if let from = colors.0 ?? clear, let to = colors.1 ?? clear {
      _ = animateChange(.background, from: from.numbers, to: to.numbers)
    }
    box.setNeedsDraw()
  }
}

/// How a view comes and goes. Apple's `SwiftUI.AnyTransition`.
///
/// It is shown where the change that brings the view or takes it away is animated. A view that says
/// nothing fades.
public struct AnyTransition: Sendable {
  indirect enum Kind: Sendable {
    case identity
    case effect(TransitionEffect)
    case slide
    case push(Edge)
    case custom(any TransitionBody)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// A transition of one's own.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    self.init(.custom(CustomTransitionBody(transition: transition)))
  }

  /// The view comes and goes at once.
  public static let identity = AnyTransition(.identity)

  /// The view fades.
  public static let opacity = AnyTransition(.effect(.opacity))

  /// The view grows from nothing, and shrinks to it.
  public static let scale = scale(scale: 0)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.effect(.scale(scale, anchor.point)))
  }

  /// The view comes from the leading side and goes to the trailing one.
  public static let slide = AnyTransition(.slide)

  /// The view comes from an edge and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.effect(.move(edge))) }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.effect(.offset(offset)))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes from an edge and goes on to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// The view comes and goes as a modifier makes it pass from one value to another.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.custom(ModifierTransitionBody(active: active, identity: identity)))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  /// The same with an animation of its own, whatever that of the change is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation))
  }
}

/// What a transition does to what is drawn of a view.
enum TransitionEffect: Equatable, Sendable {
  case opacity
  /// The point is in units of the view's size.
  case scale(CGFloat, CGPoint)
  case offset(CGSize)
  /// By the view's own size.
  case move(Edge)
  /// To the leading side by a part of the view's width, as the page below another.
  case shift(CGFloat)
  /// Nothing: a modifier does it.
  case none
}

/// A part of a transition with the animation that it asks for, if it does.
struct TransitionStep {
  let effect: TransitionEffect
  let animation: AnimationOverride?
}

extension AnyTransition {
  /// What happens to what is drawn when a view comes or goes.
  func steps(isInsertion: Bool, _ animation: AnimationOverride? = nil) -> [TransitionStep] {
    func step(_ effect: TransitionEffect) -> TransitionStep {
      TransitionStep(effect: effect, animation: animation)
    }
    switch kind {
    case .identity: return []
    case .effect(let effect): return [step(effect)]
    case .slide: return [step(.move(isInsertion ? .leading : .trailing))]
    case .push(let edge): return [step(.move(isInsertion ? edge : edge.opposite)), step(.opacity)]
    case .custom: return [step(.none)]
    case .asymmetric(let insertion, let removal):
      return (isInsertion ? insertion : removal).steps(isInsertion: isInsertion, animation)
    case .combined(let first, let second):
      return first.steps(isInsertion: isInsertion, animation)
        + second.steps(isInsertion: isInsertion, animation)
    case .animated(let base, let own):
      return base.steps(isInsertion: isInsertion, animation ?? AnimationOverride(animation: own))
    }
  }

  /// The modifiers that take part, for which of coming and going each is, and their animation.
  var bodies: [TransitionBodyUse] {
    func uses(_ transition: AnyTransition, _ use: TransitionBodyUse) -> [TransitionBodyUse] {
      switch transition.kind {
      case .identity, .effect, .slide, .push: return []
      case .custom(let body):
        var use = use
        use.body = body
        return [use]
      case .asymmetric(let insertion, let removal):
        var (coming, going) = (use, use)
        coming.isForRemoval = false
        going.isForInsertion = false
        return uses(insertion, coming) + uses(removal, going)
      case .combined(let first, let second): return uses(first, use) + uses(second, use)
      case .animated(let base, let own):
        var use = use
        use.animation = use.animation ?? AnimationOverride(animation: own)
        return uses(base, use)
      }
    }
    return uses(self, TransitionBodyUse())
  }

  /// Whether it brings an animation of its own.
  var hasAnimation: Bool {
    switch kind {
    case .identity, .effect, .slide, .push, .custom: false
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.hasAnimation || second.hasAnimation
    case .animated(_, let animation): animation != nil
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

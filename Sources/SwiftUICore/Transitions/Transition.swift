/// Where a view is between coming and going. Apple's `SwiftUI.TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view goes.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way for views to come and go. Apple's `SwiftUI.Transition`.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view to be shown in a phase instead of `content`; it passes from one phase's to the other's
  /// with the animation of the change.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  typealias Content = PlaceholderContentView<Self>
}

/// Stands for the view that comes or goes in the body of a transition. Apple's
/// `SwiftUI.PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  public var body: some View { content }
}

/// What of a transition is a view's doing.
@MainActor
protocol TransitionBody: Sendable {
  func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView
}

/// What a transition uses a ``TransitionBody`` for.
struct TransitionBodyUse {
  var body: (any TransitionBody)?
  var isForInsertion = true
  var isForRemoval = true
  var animation: AnimationOverride?

  /// The phase that concerns it.
  func phase(_ phase: TransitionPhase) -> TransitionPhase {
    switch phase {
    case .willAppear: isForInsertion ? phase : .identity
    case .identity: .identity
    case .didDisappear: isForRemoval ? phase : .identity
    }
  }
}

/// `@unchecked Sendable`: only used on the main actor.
struct ModifierTransitionBody<Modifier: ViewModifier>: TransitionBody, @unchecked Sendable {
  let active: Modifier
  let identity: Modifier

  func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}

/// `@unchecked Sendable`: only used on the main actor.
struct CustomTransitionBody<T: Transition>: TransitionBody, @unchecked Sendable {
  let transition: T

  func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
  }
}

extension View {
  /// How the view comes and goes where that is animated.
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  /// How the view comes and goes where that is animated.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }

  /// How the content of a view passes from one to another. Accepted; it changes at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content passes from one to another. Apple's `SwiftUI.ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

private struct TransitionView<Content: View>: View, PrimitiveView {
  let content: Content
  let transition: AnyTransition

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TransitionNode(self, context)
  }
}

/// A node that says how what is in it comes and goes.
@MainActor
protocol TransitionSource: ViewNode {
  var transition: AnyTransition { get }

  /// The views of the transition, if it has any, are to be those of another phase.
  func show(_ phase: TransitionPhase)
}

private final class TransitionNode<Content: View>: TypedNode<TransitionView<Content>>,
  TransitionSource
{
  private var view: TransitionView<Content>
  private var bodies: [TransitionBodyUse]
  private var child: ViewNode!
  private var phase = TransitionPhase.identity
  private var lastChange = -1

  init(_ view: TransitionView<Content>, _ context: NodeContext) {
    self.view = view
    bodies = view.transition.bodies
    super.init(context)
    if view.transition.hasAnimation { host.transitions.haveAnimations = true }
    if isInserted, !bodies.isEmpty {
      phase = .willAppear
      host.transitions.afterLayout { [weak self] in self?.show(.identity) }
    }
    child = makeChild()
  }

  var transition: AnyTransition { view.transition }

  private var content: AnyView {
    bodies.reduce(AnyView(view.content)) { content, use in
      use.body?.view(content, use.phase(phase)) ?? content
    }
  }

  private func makeChild() -> ViewNode {
    bodies.isEmpty
      ? SwiftUICore.makeNode(view.content, childContext)
      : SwiftUICore.makeNode(content, childContext)
  }

  override func update(_ view: TransitionView<Content>) {
    let hadBodies = !bodies.isEmpty
    self.view = view
    bodies = view.transition.bodies
    if view.transition.hasAnimation { host.transitions.haveAnimations = true }
    if hadBodies != !bodies.isEmpty {
      child.remove()
      child = makeChild()
      elementsDidChange()
    } else {
      updateChild()
    }
  }

  private func updateChild() {
    if let child = child as? TypedNode<Content>, bodies.isEmpty {
      child.update(view.content)
    } else if let child = child as? TypedNode<AnyView> {
      child.update(content)
    }
  }

  func show(_ phase: TransitionPhase) {
    guard !isRemoved, phase != self.phase else { return }
    self.phase = phase
    lastChange = host.currentFlush
    if bodies.contains(where: { $0.animation?.animation != nil }) { host.hasAnimations = true }
    if !bodies.isEmpty { updateChild() }
  }

  override var animationOverride: AnimationOverride? {
    guard lastChange == host.currentFlush else { return nil }
    return bodies.lazy.compactMap(\.animation).first
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if let child { action(child) }
  }
}

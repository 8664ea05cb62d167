extension View {
  /// Changes of this view that come with a change of `value` are shown with an animation, or with
  /// `nil` at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// All changes of this view are shown with an animation.
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: AlwaysDifferent()))
  }

  /// Changes the transaction with which changes of this view are made.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// How the view comes and goes. Accepted; views come and go at once here.
  public func transition(_ t: AnyTransition) -> some View { self }
}

/// A value of which each animates.
struct AlwaysDifferent: Equatable {
  static func == (left: Self, right: Self) -> Bool { false }
}

/// How a view comes and goes. Apple's `SwiftUI.AnyTransition`.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    AnimationNode(view, context)
  }
}

final class AnimationNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, AnimationModifier<Value>
>
{
  /// The flush in which the value was last another.
  private var lastChange = -1

  override func willMakeChild() {
    if Value.self == AlwaysDifferent.self { host.animatesAlways = true }
  }

  override func modifierDidChange(from old: AnimationModifier<Value>) {
    guard modifier.value != old.value else { return }
    lastChange = host.isFlushing ? host.flushCount : host.flushCount + 1
    if modifier.animation != nil { host.hasAnimations = true }
  }

  override var animationOverride: AnimationOverride? {
    guard lastChange == host.flushCount || Value.self == AlwaysDifferent.self else { return nil }
    if host.transaction.disablesAnimations { return AnimationOverride(animation: nil) }
    return AnimationOverride(animation: modifier.animation)
  }
}

struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    TransactionNode(view, context)
  }
}

final class TransactionNode<Content: View>: ModifiedNode<Content, TransactionModifier> {
  override var animationOverride: AnimationOverride? {
    var transaction = host.transaction
    modifier.transform(&transaction)
    return AnimationOverride(
      animation: transaction.disablesAnimations ? nil : transaction.animation)
  }
}

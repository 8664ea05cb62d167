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
}

/// A value of which each animates.
struct AlwaysDifferent: Equatable {
  static func == (left: Self, right: Self) -> Bool { false }
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
    lastChange = host.currentFlush
    if modifier.animation != nil { host.hasAnimations = true }
  }

  override var animationOverride: AnimationOverride? {
    guard lastChange == host.currentFlush || Value.self == AlwaysDifferent.self else { return nil }
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

/// A modifier whose node does something in the course of the view's life, and shows its content.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  /// What the node keeps.
  associatedtype Memory: AnyObject
  func makeMemory() -> Memory

  /// The view is there for the first time, before it is laid out.
  func appear(_ memory: Memory, _ node: ViewNode)

  /// The modifier has another value, not for the first time.
  func update(_ memory: Memory, _ node: ViewNode, from old: Self)

  /// The view is gone.
  func disappear(_ memory: Memory, _ node: ViewNode)

  /// The node exists; its content does not yet.
  func start(_ memory: Memory, _ node: ViewNode)

  /// The node goes, whether the view has been seen or not.
  func removed(_ memory: Memory, _ node: ViewNode)
}

extension LifecycleModifier {
  func appear(_ memory: Memory, _ node: ViewNode) {}
  func update(_ memory: Memory, _ node: ViewNode, from old: Self) {}
  func disappear(_ memory: Memory, _ node: ViewNode) {}
  func start(_ memory: Memory, _ node: ViewNode) {}
  func removed(_ memory: Memory, _ node: ViewNode) {}

  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    LifecycleNode(view, context)
  }
}

/// Nothing to keep.
final class NoMemory {
  init() {}
}

extension LifecycleModifier where Memory == NoMemory {
  func makeMemory() -> NoMemory { NoMemory() }
}

final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: ModifiedNode<
  Content, Modifier
>, AppearanceNode
{
  private var memory: Modifier.Memory!
  private var isShown = false

  override func willMakeChild() {
    memory = modifier.makeMemory()
    modifier.start(memory, self)
  }

  override func didMakeChild() {
    host.afterUpdate { [weak self] in self?.setShown(true) }
  }

  override func modifierDidChange(from old: Modifier) {
    modifier.update(memory, self, from: old)
  }

  func setShown(_ shown: Bool) {
    guard shown != isShown, !(shown && (isRemoved || isBehindGate)) else { return }
    isShown = shown
    if shown { modifier.appear(memory, self) } else { modifier.disappear(memory, self) }
  }

  override func willRemove() {
    modifier.removed(memory, self)
    guard isShown else { return }
    isShown = false
    let modifier = modifier
    host.afterUpdate { [memory, self] in modifier.disappear(memory!, self) }
  }
}

/// A node that acts when it is seen or no longer.
@MainActor
protocol AppearanceNode: ViewNode {
  func setShown(_ shown: Bool)
}

extension ViewNode {
  /// Tells all inside that they are seen now, or no longer: a page that another one covers.
  func setAllShown(_ shown: Bool) {
    forEachChild { $0.setAllShown(shown) }
    (self as? any AppearanceNode)?.setShown(shown)
  }
}

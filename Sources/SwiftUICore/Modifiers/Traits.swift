/// A modifier that makes a remark to the container of its content.
struct TraitModifier<Key: TraitKey>: ElementModifier {
  let value: Key.Value

  func makeWrapper(_ owner: ViewNode) -> LayoutNode { PassthroughLayoutNode(owner) }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    wrapper.setTrait(Key.self, value)
    wrapper.invalidateLayout()
    wrapper.parent?.structureDidChange()
    owner.traitDidChange()
  }
}

extension ViewNode {
  /// A remark to the container has changed.
  func traitDidChange() {
    var node = parent
    while let current = node {
      if let container = current as? any TraitReader {
        host.add(refresh: container)
        return
      }
      node = current.parent
    }
  }
}

/// A node that looks at the remarks of its content when it takes it over.
@MainActor
protocol TraitReader: ViewNode {}

extension View {
  /// How early the view is served when its stack shares out space; 0 is usual.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// How far to the front the view is drawn; 0 is usual.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexTrait>(value: value))
  }

  /// For which value the view stands in a picker, a tab view or a list.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}

/// The base of nodes with an element of their own and content in it.
class ContainerNode<V>: TypedNode<V> {
  private(set) var layout: LayoutNode!
  private(set) var content: [ViewNode] = []

  /// Called once by subclasses at the end of their making.
  func start(_ layout: LayoutNode, content: [ViewNode]) {
    self.layout = layout
    self.content = content
    host.add(refresh: self)
  }

  func replace(content: [ViewNode]) {
    self.content = content
    host.add(refresh: self)
  }

  override var isRowBoundary: Bool { true }

  override func makeElements() -> [LayoutNode] { [layout] }

  override func makeChildContext() -> NodeContext {
    var context = super.makeChildContext()
    context.isLazy = false
    return context
  }

  override func elementsDidChange() {
    host.add(refresh: self)
  }

  override func refreshElements() {
    layout.setChildren(content.flatMap(\.elements))
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    content.forEach(action)
  }
}

/// The base of nodes with one element and nothing in it.
class LeafNode<V>: TypedNode<V> {
  private(set) var layout: LayoutNode!
  private(set) var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
    layout = makeLayout()
    apply()
  }

  override var isRowBoundary: Bool { true }

  override func makeElements() -> [LayoutNode] { [layout] }

  override func update(_ view: V) {
    if valuesAreEqual(self.view, view) { return }
    self.view = view
    apply()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    apply()
  }

  override func evaluate() {
    isDirty = false
    apply()
  }

  func makeLayout() -> LayoutNode { fatalError("abstract") }

  /// Brings the element in line with the view and the environment.
  func apply() {}
}

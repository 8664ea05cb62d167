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
    context.isInserted = false
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
  /// The view as it was described last.
  private var described: V
  private let animator = ViewAnimator<V>.make()

  /// The view as it is to be shown now.
  var view: V { animator?.shown(described) ?? described }

  init(_ view: V, _ context: NodeContext) {
    described = view
    super.init(context)
    layout = makeLayout()
    apply()
  }

  override var isRowBoundary: Bool { true }

  override func makeElements() -> [LayoutNode] { [layout] }

  override func update(_ view: V) {
    if valuesAreEqual(described, view) { return }
    let old = described
    described = view
    animator?.change(from: old, to: view, in: self)
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

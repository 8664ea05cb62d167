/// What a new node is told: where it belongs.
@MainActor
struct NodeContext {
  let host: GraphHost
  let parent: ViewNode?
  var environment: EnvironmentValues

  /// Whether rows are made only when they are asked for: see ``LazyRows``.
  var isLazy = false

  /// Whether the view comes into a container that is there, perhaps with a transition.
  var isInserted = false

  init(host: GraphHost, parent: ViewNode?, environment: EnvironmentValues) {
    self.host = host
    self.parent = parent
    self.environment = environment
  }
}

/// A node of the view graph: the lasting side of a view, at one place of the hierarchy.
///
/// A node lives for as long as its view keeps its identity. Nodes that show something have
/// elements, which make up the layout and hold what the renderer draws; the others hand on those of
/// their children.
@MainActor
class ViewNode {
  unowned let host: GraphHost
  private(set) weak var parent: ViewNode?

  /// How many nodes are above this one. Outer nodes are updated before inner ones.
  let depth: Int
  private(set) var environment: EnvironmentValues

  /// Whether this is directly, or through nodes without elements of their own, in a list.
  let isLazy: Bool

  /// Whether this, or what it is the only part of, has come into a container that was there.
  let isInserted: Bool

  /// Children that have gone and are still shown, and whether this is one.
  var retired: [RetiredChild] = []
  var isRetiredChild = false

  private(set) var isRemoved = false
  var isDirty = false

  /// What was read during the last evaluation, by the identity of the place.
  private var dependencies: [ObjectIdentifier: any DependencySource] = [:]
  private var environmentReads: [ObjectIdentifier: any EnvironmentRead] = [:]
  private var cachedElements: [LayoutNode]?
  private let counter: LivingCounter

  init(_ context: NodeContext) {
    host = context.host
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    isLazy = context.isLazy
    isInserted = context.isInserted
    counter = host.counter
    counter.increment()
  }

  deinit {
    counter.decrement()
  }

  /// For the nodes inside of this one.
  func makeChildContext() -> NodeContext {
    var context = NodeContext(host: host, parent: self, environment: childEnvironment)
    context.isLazy = isLazy
    context.isInserted = isInserted
    return context
  }

  var childContext: NodeContext { makeChildContext() }

  // MARK: What subclasses define

  /// The environment of the nodes inside of this one.
  var childEnvironment: EnvironmentValues { environment }

  /// Calls `action` with each node directly inside of this one, in order.
  func forEachChild(_ action: (ViewNode) -> Void) {}

  /// The elements that this node shows: by default those of its children.
  func makeElements() -> [LayoutNode] {
    var only: ViewNode?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    if count == 1, let only { return only.elements }
    var all: [LayoutNode] = []
    forEachChild { all += $0.elements }
    return all
  }

  /// Whether this shows one element, whatever is in it.
  var isRowBoundary: Bool { false }

  /// Whether the elements are this node's own, made of or around those of its children.
  var showsOwnElements: Bool { isRowBoundary }

  /// Does again what depends on state, after some of it has changed.
  func evaluate() {}

  /// The environment has changed; by default hands it on and evaluates again if what was read
  /// differs.
  func environmentDidChange(from old: EnvironmentValues) {
    for read in environmentReads.values {
      if !read.isSame(in: environment) {
        invalidate()
        break
      }
    }
    let values = childEnvironment
    forEachChild { $0.setEnvironment(values) }
  }

  /// The node is about to go, and everything inside of it has gone.
  func willRemove() {}

  /// The elements of a child have changed. Nodes with elements of their own take them over later,
  /// when the host calls ``refreshElements()``; the others tell their parents.
  func elementsDidChange() {
    cachedElements = nil
    parent?.elementsDidChange()
  }

  /// Takes over the changed elements of the children.
  func refreshElements() {}

  /// Adds the values of a preference of this node and those inside of it to `values`.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into values: inout Key.Value?) {
    forEachChild { $0.collectPreference(key, into: &values) }
  }

  // MARK: What is common

  var elements: [LayoutNode] {
    if let cachedElements { return cachedElements }
    let made = makeElements()
    cachedElements = made
    return made
  }

  func setEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    let old = self.environment
    self.environment = environment
    if environment.layoutDirection != old.layoutDirection
      || environment.textScale != old.textScale
    {
      for element in elements { element.invalidateLayout() }
    }
    environmentDidChange(from: old)
  }

  /// Makes the host evaluate the node again at its next flush, in a transaction.
  func invalidate(_ transaction: Transaction) {
    guard !isRemoved else { return }
    host.merge(transaction)
    let flush = host.currentFlush
    // Of two changes the one that is seen decides.
    if ownFlush != flush || ownAnimation == nil { ownAnimation = transaction.animation }
    ownFlush = flush
    invalidate()
  }

  /// The flush that shows the node's last change of state, and how it does.
  private var ownFlush = -1
  private var ownAnimation: Animation?

  /// Makes the host evaluate the node again for the present frame of an animation.
  func invalidateForFrame() {
    isEvaluatedForFrame = true
    invalidate()
  }
  var isEvaluatedForFrame = false

  /// Makes the host evaluate the node again at its next flush.
  func invalidate() {
    guard !isDirty, !isRemoved else { return }
    // What a body changes while it is evaluated counts in the next round: one that changes what it
    // depends on would otherwise never let the flush end.
    if GraphTracking.node != nil { return host.add(late: self) }
    isDirty = true
    host.add(dirty: self)
  }

  /// Takes the node and all inside of it out of the graph, for good.
  func remove() {
    guard !isRemoved else { return }
    if !retired.isEmpty { removeRetiredChildren() }
    forEachChild { $0.remove() }
    willRemove()
    isRemoved = true
    forgetDependencies()
    host.transitions.didRemove(self)
  }

  /// Runs `body` and notes what it reads: a change of that evaluates the node again.
  func tracking<Result>(_ body: () -> Result) -> Result {
    forgetDependencies()
    let outer = GraphTracking.node
    GraphTracking.node = self
    defer { GraphTracking.node = outer }
    return withObservationTracking(body) { [weak self] in
      onMainActor { self?.invalidate() }
    }
  }

  /// Reads `key`, and evaluates the node again when its value changes.
  func read<Key: EnvironmentKey>(_ key: Key.Type, from values: EnvironmentValues)
    -> Key.Value
  {
    let value = values.untracked(key)
    if environmentReads[ObjectIdentifier(key)] == nil {
      environmentReads[ObjectIdentifier(key)] = RecordedRead<Key>(value: value)
    }
    return value
  }

  func depend(on source: any DependencySource, key: ObjectIdentifier) {
    if dependencies.updateValue(source, forKey: key) == nil { source.add(dependent: self) }
  }

  private func forgetDependencies() {
    for source in dependencies.values { source.remove(dependent: self) }
    dependencies.removeAll(keepingCapacity: true)
    environmentReads.removeAll(keepingCapacity: true)
  }

  /// The animation with which changes of this node are shown, if any.
  var animation: Animation? {
    guard host.hasAnimations || host.animatesAlways, host.mayAnimate else { return nil }
    let flush = host.currentFlush
    var node: ViewNode? = self
    while let current = node {
      if let override = current.animationOverride { return override.animation }
      if current.ownFlush == flush { return current.ownAnimation }
      node = current.parent
    }
    return host.transaction.animation
  }

  /// What an animation modifier says about what is inside of it, while the current flush lasts.
  var animationOverride: AnimationOverride? { nil }
}

/// An animation modifier's word: an animation, or none.
struct AnimationOverride {
  let animation: Animation?
}

/// A node that shows views of type `V`.
class TypedNode<V>: ViewNode {
  /// Takes over a later description of the view.
  func update(_ view: V) { fatalError("abstract") }
}

/// A node for `view`, of whatever kind it needs.
@MainActor
func makeNode<V: View>(_ view: V, _ context: NodeContext) -> TypedNode<V> {
  if let primitive = view as? any PrimitiveView {
    func make<P: PrimitiveView>(_ view: P) -> ViewNode { view.makeNode(context) }
    return unsafeDowncast(make(primitive), to: TypedNode<V>.self)
  }
  return CompositeNode(view, context)
}

/// The node whose evaluation is running. Only touched on the main actor.
@MainActor
enum GraphTracking {
  static var node: ViewNode?
}

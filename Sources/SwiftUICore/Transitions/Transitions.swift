/// The comings and goings of a graph's views.
@MainActor
final class Transitions {
  private unowned let host: GraphHost

  /// Whether some transition brings an animation of its own.
  var haveAnimations = false

  private var inserted: [ViewNode] = []
  private var revived: [ViewNode] = []
  private var actions: [() -> Void] = []
  private var runs: [ObjectIdentifier: TransitionRun] = [:]

  /// How many views are shown that have gone.
  private(set) var retiredCount = 0

  /// Nodes of views that have gone which would be evaluated if they came back.
  private var waiting: [ViewNode] = []

  init(_ host: GraphHost) {
    self.host = host
  }

  /// Whether what comes or goes now may be seen doing so.
  var arePossible: Bool {
    host.mayAnimate && (host.hasAnimations || host.animatesAlways || haveAnimations)
  }

  // MARK: Coming

  func didInsert(_ node: ViewNode) { inserted.append(node) }

  /// Runs `action` once what is new has been laid out, before it is seen.
  func afterLayout(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether something waits for the layout.
  var areDue: Bool { !inserted.isEmpty || !revived.isEmpty || !actions.isEmpty }

  /// What is new has been laid out.
  func begin() {
    let (new, back, actions) = (inserted, revived, actions)
    inserted = []
    revived = []
    self.actions = []
    for node in new where !node.isRemoved && runs[ObjectIdentifier(node)] == nil { come(node) }
    for node in back where !node.isRemoved { comeBack(node) }
    for action in actions { action() }
  }

  private func come(_ node: ViewNode) {
    let run = TransitionRun(host, isLeaving: false)
    let animation = node.parent?.animation
    for (top, source) in Self.tops(of: node) {
      let steps = (source?.transition ?? .opacity).steps(isInsertion: true)
      run.add(top, steps.filter { $0.effect != .none }, from: 1, to: 0, animation)
    }
    if !run.isEmpty { start(run, node) }
  }

  /// Shows a node with an effect that passes from one amount to another.
  func slide(
    _ node: ViewNode, _ effect: TransitionEffect, from start: Double, to end: Double,
    _ animation: Animation, onEnd: @escaping () -> Void = {}
  ) {
    let id = ObjectIdentifier(node)
    if let run = runs[id], !run.isLeaving, run.redirect(effect, to: end, animation) {
      run.onEnd = { [weak self] in
        self?.runs[id] = nil
        onEnd()
      }
      return
    }
    let run = TransitionRun(host, isLeaving: false)
    for (top, _) in Self.tops(of: node) {
      run.add(
        top, [TransitionStep(effect: effect, animation: nil)], from: start, to: end, animation)
    }
    if run.isEmpty { onEnd() } else { self.start(run, node, onEnd: onEnd) }
  }

  private func start(_ run: TransitionRun, _ node: ViewNode, onEnd: @escaping () -> Void = {}) {
    let id = ObjectIdentifier(node)
    if let old = runs[id] { host.animations.remove(old) }
    runs[id] = run
    run.onEnd = { [weak self] in
      self?.runs[id] = nil
      onEnd()
    }
    run.start()
  }

  private func comeBack(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    guard let run = runs[id] else { return }
    let found = Self.tops(of: node)
    run.comeBack(found.map(\.top), node.parent?.animation)
    run.onEnd = { [weak self] in self?.runs[id] = nil }
    for source in found.compactMap(\.source) { source.show(.identity) }
  }

  // MARK: Going

  /// Shows `node`, which is about to leave its container, until its transition is over. Gives
  /// whether it is shown.
  ///
  /// - Parameter steps: What is done to it, if its views do not say.
  func retire(
    _ node: ViewNode, in owner: ViewNode, _ steps: [TransitionStep]? = nil,
    _ animation: Animation?, onEnd: @escaping () -> Void
  ) -> Bool {
    let found = Self.tops(of: node)
    func stepsOf(_ source: (any TransitionSource)?) -> [TransitionStep] {
      steps ?? (source?.transition ?? .opacity).steps(isInsertion: false)
    }
    let id = ObjectIdentifier(node)
    let run: TransitionRun
    // What has come back a moment ago and goes again has never stopped going.
    let wasBack = revived.contains { $0 === node }
    revived.removeAll { $0 === node }
    if let known = runs[id], !known.isLeaving || wasBack {
      run = known
      run.leave(
        { top in found.first { $0.top === top }.map { stepsOf($0.source) } ?? [] }, animation)
    } else {
      if let old = runs[id] {
        host.animations.remove(old)
        old.onEnd = nil
      }
      run = TransitionRun(host, isLeaving: true)
      for (top, source) in found { run.add(top, stepsOf(source), from: 0, to: 1, animation) }
      guard !run.isEmpty else { return false }
      run.start()
    }
    runs[id] = run
    retiredCount += 1
    for top in run.tops { top.parent?.depart(top) }
    for source in found.compactMap(\.source) { source.show(.didDisappear) }
    run.onEnd = { [weak self] in
      self?.didEnd(node, run)
      onEnd()
    }
    return true
  }

  /// A view that has gone is back, and will be laid out.
  func revive(_ node: ViewNode) {
    guard let run = runs[ObjectIdentifier(node)] else { return }
    run.onEnd = nil
    release(run)
    revived.append(node)
  }

  /// A view that has gone is not to be seen any more.
  func dismiss(_ node: ViewNode) {
    guard let run = runs[ObjectIdentifier(node)] else { return }
    run.onEnd = nil
    run.finish()
    host.animations.remove(run)
    didEnd(node, run)
  }

  /// A view has gone without a transition: nothing of it moves any more.
  func didRemove(_ node: ViewNode) {
    guard !runs.isEmpty, let run = runs.removeValue(forKey: ObjectIdentifier(node)) else { return }
    host.animations.remove(run)
    run.finish()
  }

  private func didEnd(_ node: ViewNode, _ run: TransitionRun) {
    if runs[ObjectIdentifier(node)] === run { runs[ObjectIdentifier(node)] = nil }
    release(run)
  }

  /// The graph is taken down.
  func removeAll() {
    runs = [:]
    inserted = []
    revived = []
    actions = []
    waiting = []
  }

  private func release(_ run: TransitionRun) {
    retiredCount -= 1
    for top in run.tops { top.parent?.release(top) }
    let nodes = waiting
    waiting = []
    for node in nodes where !node.isRemoved { host.add(dirty: node) }
  }

  /// Whether `node`, which is to be evaluated, has to wait for its view to come back.
  func mustWait(_ node: ViewNode) -> Bool {
    guard retiredCount > 0, !node.isEvaluatedForFrame, node.isRetired else { return false }
    waiting.append(node)
    return true
  }

  // MARK: Where things stand

  /// What of a node stands in a container, with who says how it comes and goes.
  static func tops(of node: ViewNode) -> [(top: LayoutNode, source: (any TransitionSource)?)] {
    var found: [(top: LayoutNode, source: (any TransitionSource)?)] = []
    func add(_ node: ViewNode, _ source: (any TransitionSource)?) {
      for element in node.elements {
        guard let top = element.outermostWrapper else { continue }
        if !found.contains(where: { $0.top === top }) { found.append((top, source)) }
      }
    }
    func search(_ node: ViewNode) {
      if let source = node as? any TransitionSource { return add(node, source) }
      if node.isRowBoundary { return add(node, nil) }
      node.forEachChild(search)
    }
    search(node)
    return found
  }
}

/// A child that has gone and is still shown.
@MainActor
final class RetiredChild {
  let node: ViewNode
  let key: AnyHashable

  init(_ node: ViewNode, _ key: AnyHashable) {
    self.node = node
    self.key = key
  }
}

extension ViewNode {
  /// Makes a child that comes after this node's making.
  func insertChild<Node: ViewNode>(_ make: (NodeContext) -> Node) -> Node {
    var context = childContext
    context.isInserted = !isLazy && host.mayAnimate
    let node = make(context)
    if !isLazy, host.transitions.arePossible { host.transitions.didInsert(node) }
    return node
  }

  /// Takes a child away: at once, or after its transition. To be called before the elements change.
  func retireChild(_ child: ViewNode, key: AnyHashable = 0) {
    let transitions = host.transitions
    guard !isLazy, transitions.arePossible else { return child.remove() }
    retireChild(child, key: key, nil, animation)
  }

  func retireChild(
    _ child: ViewNode, key: AnyHashable, _ steps: [TransitionStep]?, _ animation: Animation?
  ) {
    let retired = RetiredChild(child, key)
    let isShown = host.transitions.retire(child, in: self, steps, animation) {
      [weak self, child] in
      self?.retired.removeAll { $0 === retired }
      child.isRetiredChild = false
      child.remove()
    }
    guard isShown else { return child.remove() }
    child.isRetiredChild = true
    self.retired.append(retired)
  }

  /// A child that has gone and is still shown, which is back now.
  func reviveChild<Node: ViewNode>(_ type: Node.Type, key: AnyHashable = 0) -> Node? {
    guard let index = retired.firstIndex(where: { $0.key == key && $0.node is Node }),
      let node = retired[index].node as? Node
    else { return nil }
    retired.remove(at: index)
    node.isRetiredChild = false
    host.transitions.revive(node)
    node.setEnvironment(childEnvironment)
    return node
  }

  /// Takes away what has gone and is still shown.
  func removeRetiredChildren() {
    let all = retired
    retired = []
    for child in all {
      host.transitions.dismiss(child.node)
      child.node.remove()
    }
  }

  /// Whether it is in something that has gone.
  var isRetired: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isRetiredChild { return true }
      node = current.parent
    }
    return false
  }
}

/// A view graph with its root, its scheduler and its renderer: what stands behind a window.
///
/// Changes of state mark nodes; the scheduler is asked once to call ``flush()`` on the main actor,
/// which evaluates what is marked, from the outside in, lays out what has changed, and tells the
/// renderer only of what differs.
@MainActor
package final class GraphHost {
  package let renderer: any Renderer
  private let schedule: (@escaping @MainActor () -> Void) -> Void

  /// How many nodes are alive.
  package let counter = LivingCounter()

  /// What is drawn of the root: a group that fills the window.
  package private(set) var rootElement: RenderElement!
  private(set) var rootLayout: RootLayoutNode!
  private var root: RootNode!

  private var isScheduled = false
  package private(set) var isFlushing = false
  private var dirty = DirtyNodes()
  private var refreshes: [ObjectIdentifier: ViewNode] = [:]
  private var changedRoots: [ObjectIdentifier: RootLayoutNode] = [:]
  private var actions: [() -> Void] = []
  let commits: ElementCommits

  let ticker = Ticker()

  /// Whether there are texts that change as time goes by.
  package var isTicking: Bool { ticker.isTicking }

  /// Does at once what is done each second about such texts.
  package func tick() { ticker.tick() }

  /// The keys of preferences of which a writer has changed, and who reads preferences.
  private var changedPreferences: Set<ObjectIdentifier> = []
  private var preferenceReaders: [ObjectIdentifier: any PreferenceReader] = [:]

  /// With what the changes of the next flush are made.
  package private(set) var transaction = Transaction()

  /// Whether any change of the current flush may be animated.
  var hasAnimations = false

  /// Whether some view animates all of its changes.
  var animatesAlways = false

  /// What is in motion.
  let animations = AnimationClock()

  /// What comes and goes.
  private(set) lazy var transitions = Transitions(self)

  /// Whether what is being done is for the next frame of an animation, and not a change.
  private var isFrame = false

  /// Whether changes may be animated: the system lets things move, and what is being done is a
  /// change.
  var mayAnimate: Bool { !isFrame && renderer.animationsEnabled }

  /// Whether the renderer calls ``frame(at:)`` before each frame.
  private var hasFrames = false

  /// What is to be done about animations that are complete, once nothing else is being done.
  private var completions: [() -> Void] = []

  /// Elements that have not been seen yet.
  private var newElements: [RenderElement] = []

  /// Counts the flushes.
  package private(set) var flushCount = 0

  /// The number of the flush that is being made, or else of the next one.
  var currentFlush: Int { isFlushing ? flushCount : flushCount + 1 }

  /// How often the bodies of each type have run. Only kept if ``countsBodies`` is set.
  package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  package var countsBodies = false

  /// The values that views which say nothing else find in their environment.
  package var environment: EnvironmentValues {
    didSet { root.setEnvironment(environment) }
  }

  /// A graph without content, of which nothing is shown before ``setRoot(_:)``.
  ///
  /// - Parameter schedule: Calls its argument once, soon, on the main actor. By default on the main
  ///   queue.
  package init(
    renderer: any Renderer, environment: EnvironmentValues = EnvironmentValues(),
    schedule: @escaping (@escaping @MainActor () -> Void) -> Void = { action in
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
  ) {
    self.renderer = renderer
    self.schedule = schedule
    self.environment = environment
    commits = ElementCommits(renderer)
    root = RootNode(host: self, environment: environment)
    rootLayout = (root.layout as! RootLayoutNode)
    rootElement = rootLayout.element
    commits.mount(rootElement)
  }

  // MARK: The content

  /// Shows `view`, or updates what is shown if it is of the same type.
  package func setRoot<V: View>(_ view: V) {
    merge(Transaction.current)
    root.show(view)
    setNeedsFlush()
  }

  /// Takes everything out of the graph.
  package func removeAll() {
    root.removeContent()
    animations.finish()
    flush()
    transitions.removeAll()
  }

  /// The size of the window's content.
  package var size: CGSize {
    get { CGSize(width: rootLayout.proposal.width ?? 0, height: rootLayout.proposal.height ?? 0) }
    set { rootLayout.proposal = ProposedViewSize(newValue) }
  }

  // MARK: What has to be done

  func add(dirty node: ViewNode) {
    dirty.insert(node)
    setNeedsFlush()
  }

  /// Makes `node` dirty in the next round of the flush.
  func add(late node: ViewNode) {
    afterUpdate { [weak node] in node?.invalidate() }
  }

  /// The content of `node` has changed: it takes it over before the next layout.
  func add(refresh node: ViewNode) {
    refreshes[ObjectIdentifier(node)] = node
    setNeedsFlush()
  }

  func add(changedRoot root: RootLayoutNode) {
    changedRoots[ObjectIdentifier(root)] = root
    setNeedsFlush()
  }

  func add(changedContainer element: RenderElement) {
    commits.add(changedContainer: element)
    setNeedsFlush()
  }

  /// Runs `action` in the current flush or the next one, once everything has been evaluated.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    setNeedsFlush()
  }

  func merge(_ transaction: Transaction) {
    guard !transaction.isEmpty else { return }
    var merged = transaction
    for completion in self.transaction.completions
    where !merged.completions.contains(where: { $0 === completion }) {
      merged.completions.append(completion)
    }
    for completion in merged.completions { completion.isExpected = true }
    self.transaction = merged
    if transaction.animation != nil { hasAnimations = true }
  }

  func add(new element: RenderElement) {
    newElements.append(element)
  }

  package func bodyWillRun(_ type: Any.Type) {
    if countsBodies { bodyCounts[ObjectIdentifier(type), default: 0] += 1 }
  }

  /// How often the body of `type` has run since ``countsBodies`` was set.
  package func bodyCount(_ type: Any.Type) -> Int { bodyCounts[ObjectIdentifier(type), default: 0] }

  package func resetBodyCounts() {
    bodyCounts = [:]
  }

  /// The node that shows `root` and what is in it.
  var rootNode: ViewNode { root }

  // MARK: Geometry

  private var geometryNodes: [ObjectIdentifier: any GeometryOwner] = [:]

  func add(geometry node: any GeometryOwner) { geometryNodes[ObjectIdentifier(node)] = node }

  func remove(geometry node: any GeometryOwner) { geometryNodes[ObjectIdentifier(node)] = nil }

  /// Something has been scrolled.
  func contentDidMove() {
    if !geometryNodes.isEmpty { setNeedsFlush() }
  }

  // MARK: Preferences

  func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    changedPreferences.insert(ObjectIdentifier(key))
    setNeedsFlush()
  }

  func add(reader: any PreferenceReader) {
    preferenceReaders[ObjectIdentifier(reader)] = reader
    changedPreferences.insert(reader.preferenceKey)
    setNeedsFlush()
  }

  func remove(reader: any PreferenceReader) {
    preferenceReaders[ObjectIdentifier(reader)] = nil
  }

  // MARK: Flushing

  package func setNeedsFlush() {
    guard !isScheduled, !isFlushing else { return }
    isScheduled = true
    schedule { [weak self] in
      guard let self, self.isScheduled else { return }
      self.flush()
    }
  }

  /// Does all that has to be done.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    isScheduled = false
    flushCount += 1
    // A view that changes what it depends on each time it is evaluated would never come to rest:
    // the window is drawn and takes events in between.
    var rounds = 0
    repeat {
      update(&rounds)
      layOut()
    } while hasWork && rounds < Self.mostRounds
    commits.commit(flush: flushCount)
    newElements.removeAll()
    for completion in transaction.completions {
      completion.didFlush { [weak self] in self?.completions.append($0) }
    }
    transaction = Transaction()
    hasAnimations = false
    isFlushing = false
    wantFrames()
    runCompletions()
    if hasWork { setNeedsFlush() }
  }

  // MARK: Animations

  /// Asks the renderer for frames if anything moves.
  private func wantFrames() {
    guard animations.isRunning, !hasFrames else { return }
    hasFrames = true
    renderer.requestFrames { [weak self] time in self?.frame(at: time) ?? false }
  }

  /// Shows everything that moves as it is at `time`, in seconds since some moment. Gives whether
  /// anything goes on.
  package func frame(at time: Double) -> Bool {
    guard !isFlushing else { return true }
    if hasWork { flush() }
    isFlushing = true
    isFrame = true
    flushCount += 1
    if renderer.animationsEnabled {
      animations.frame(at: time)
    } else {
      // Things are no longer to move: everything is at its end.
      animations.finish()
    }
    evaluate()
    layOut()
    commits.commit(flush: flushCount)
    isFrame = false
    isFlushing = false
    runCompletions()
    if hasWork { flush() }
    hasFrames = animations.isRunning
    return hasFrames
  }

  private func runCompletions() {
    while !completions.isEmpty {
      let actions = completions
      completions = []
      for action in actions { action() }
    }
  }

  /// The elements that are new are there as they are now: what comes next may be animated.
  private func settle() {
    guard !newElements.isEmpty else { return }
    layOut()
    for element in newElements { element.settle() }
    newElements.removeAll()
  }

  /// Makes the content of a row ready while the renderer asks for it, be it during a flush.
  func prepare(_ root: RootLayoutNode) {
    refresh()
    changedRoots[ObjectIdentifier(root)] = nil
    root.performLayout()
    if let element = root.element {
      commits.mount(element)
      commits.add(changedContainer: element)
    }
    commits.commit(flush: flushCount)
    if hasWork { setNeedsFlush() }
  }

  private var hasWork: Bool {
    !dirty.isEmpty || !refreshes.isEmpty || !actions.isEmpty || !changedRoots.isEmpty
      || !changedPreferences.isEmpty || transitions.areDue
  }

  /// After so many rounds the next flush goes on.
  private static let mostRounds = 128

  private func update(_ rounds: inout Int) {
    repeat {
      evaluate()
      if dirty.isEmpty { readPreferences() }
      if dirty.isEmpty, transitions.areDue {
        layOut()
        settle()
        if dirty.isEmpty { transitions.begin() }
      }
      if dirty.isEmpty, !actions.isEmpty { settle() }
      if dirty.isEmpty, refreshes.isEmpty {
        let actions = actions
        self.actions = []
        for action in actions { action() }
      }
      rounds += 1
    } while (!dirty.isEmpty || !refreshes.isEmpty || !actions.isEmpty || transitions.areDue)
      && rounds < Self.mostRounds
  }

  private func evaluate() {
    while let node = dirty.popOutermost() {
      if node.isDirty, !node.isRemoved, !transitions.mustWait(node) { node.evaluate() }
      node.isEvaluatedForFrame = false
    }
    refresh()
  }

  private func refresh() {
    while !refreshes.isEmpty {
      let nodes = refreshes.values.sorted { $0.depth > $1.depth }
      refreshes.removeAll(keepingCapacity: true)
      for node in nodes where !node.isRemoved { node.refreshElements() }
    }
  }

  private func readPreferences() {
    guard !changedPreferences.isEmpty else { return }
    let changed = changedPreferences
    changedPreferences = []
    // Inner readers first: what they do may be a preference again.
    let readers = preferenceReaders.values.filter { changed.contains($0.preferenceKey) }
    for reader in readers.sorted(by: { $0.readerDepth > $1.readerDepth }) {
      reader.readPreference()
    }
  }

  private func layOut() {
    let roots = changedRoots.values
    changedRoots.removeAll(keepingCapacity: true)
    for root in roots { root.performLayout() }
    for node in geometryNodes.values { node.checkGeometry() }
  }
}

/// The nodes that are to be evaluated, the outermost first.
@MainActor
private struct DirtyNodes {
  private struct Level {
    var nodes: [ViewNode] = []
    var next = 0
  }

  private var levels: [Level] = []
  private var lowest = Int.max
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].nodes.append(node)
    lowest = min(lowest, node.depth)
    count += 1
  }

  mutating func popOutermost() -> ViewNode? {
    guard count > 0 else { return nil }
    while levels[lowest].next == levels[lowest].nodes.count {
      levels[lowest] = Level()
      lowest += 1
    }
    count -= 1
    let node = levels[lowest].nodes[levels[lowest].next]
    levels[lowest].next += 1
    if count == 0 {
      levels[lowest] = Level()
      lowest = Int.max
    }
    return node
  }
}

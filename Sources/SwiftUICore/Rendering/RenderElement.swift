/// One thing that the renderer draws.
///
/// The graph owns the elements; the renderer may keep whatever it needs for one in ``handle``.
@MainActor
package final class RenderElement {
  /// All that the renderer has to know of an element but its children and its place.
  package struct Properties: Equatable {
    package var content: ElementContent
    package var attributes: ElementAttributes

    /// What a transition does to it, while it comes or goes.
    package var effect: ElementEffect?
  }

  /// Tells elements apart, in the order of their making.
  package let id: Int

  /// What the renderer keeps for the element.
  package var handle: AnyObject?

  /// How it is to be drawn now.
  package private(set) var properties: Properties

  /// How it is to be drawn in the end, and where, in the container's content.
  private(set) var target: Properties
  private(set) var targetFrame = CGRect.zero

  /// What of it is on its way.
  private var motion: ElementMotion?

  /// The container in which the element is mounted, and what is mounted in this one, back to front.
  package private(set) weak var parent: RenderElement?
  package private(set) var children: [RenderElement] = []

  /// Where it is to be drawn now, in the container's content.
  package private(set) var frame = CGRect.zero

  /// What of the content depends on the size at which it is drawn.
  var fit: ((ElementContent, CGSize) -> ElementContent)?

  /// The rows of an element of kind `list`.
  package internal(set) weak var rows: ListRows?

  /// What is done about what the user does.
  package var onEvent: ((ElementEvent) -> Void)?

  /// Called when the properties have changed, for those who show the element in their own way.
  var didChange: (() -> Void)?

  private(set) weak var node: ViewNode?
  weak var layout: LayoutNode?
  package private(set) var isCreated = false
  private unowned let host: GraphHost

  /// What the renderer has last been told, where that is not how things are.
  private var told: Properties?
  private var toldFrame: CGRect?
  private var hasMoved = false

  /// Whether it has been somewhere before the renderer knew of it.
  private var isSettled = false

  private static var lastID = 0

  init(
    _ node: ViewNode, _ content: ElementContent, attributes: ElementAttributes = ElementAttributes()
  ) {
    Self.lastID += 1
    id = Self.lastID
    self.node = node
    host = node.host
    properties = Properties(content: content, attributes: attributes)
    target = properties
    host.add(new: self)
  }

  /// What is given is how it is to be in the end; what is read is how it is to be drawn now.
  package var content: ElementContent {
    get { properties.content }
    set {
      change(affectsLayout: target.content.mayChangeSize(from: newValue)) { $0.content = newValue }
    }
  }

  package var attributes: ElementAttributes {
    get { properties.attributes }
    set { change(affectsLayout: false) { $0.attributes = newValue } }
  }

  package var effect: ElementEffect? {
    get { properties.effect }
    set { change(affectsLayout: false) { $0.effect = newValue } }
  }

  /// Changes what follows from the layout and does not change it.
  func setContentInLayout(_ content: ElementContent) {
    change(affectsLayout: false) { $0.content = content }
  }

  private func change(affectsLayout: Bool = true, _ body: (inout Properties) -> Void) {
    let old = target
    body(&target)
    guard target != old else { return }
    if affectsLayout || target.attributes.isEnabled != old.attributes.isEnabled
      || target.attributes.controlSize != old.attributes.controlSize
    {
      layout?.invalidateLayout()
    }
    let shown = properties
    properties = target
    didChange?()
    guard isCreated || isSettled else { return }
    if told == nil { told = shown }
    host.commits.add(changed: self)
    host.setNeedsFlush()
  }

  /// It is where it was laid out, as if it were seen.
  func settle() { isSettled = hasBeenPlaced }

  /// Tells the graph what the user has done. The graph is up to date afterwards only after its next
  /// flush. What comes from an element whose view has gone is dropped.
  package func send(_ event: ElementEvent) {
    guard let node, !node.isRemoved, host.transitions.retiredCount == 0 || !node.isRetired else {
      return
    }
    onEvent?(event)
  }

  /// The renderer has given a presented element another size.
  package func resize(to size: CGSize) {
    (layout as? RootLayoutNode)?.proposal = ProposedViewSize(size)
  }

  /// Makes the graph do at once what it would do soon.
  package func flush() {
    host.flush()
  }

  /// The user has changed what the control shows: the renderer is told the properties after the next
  /// flush, whether they are others or not.
  func reassert() {
    guard isCreated else { return }
    if told == nil { told = properties }
    mustTell = true
    host.commits.add(changed: self)
    host.setNeedsFlush()
  }

  private var mustTell = false

  func setFrame(_ frame: CGRect) {
    guard frame != targetFrame || !hasBeenPlaced else { return }
    if hasBeenPlaced, isCreated || isSettled, toldFrame == nil { toldFrame = self.frame }
    targetFrame = frame
    self.frame = frame
    hasBeenPlaced = true
    hasMoved = true
    host.commits.add(moved: self)
  }

  private var hasBeenPlaced = false
  private var motionTime = 0.0
  private var lastMotion: ElementMotion?

  /// Its place in another container has nothing to do with that in the one before.
  fileprivate func didLeaveContainer() {
    motion?.stopPlace()
    toldFrame = nil
    if frame != targetFrame {
      frame = targetFrame
      hasMoved = true
      host.commits.add(moved: self)
    }
  }
}

// What ``ElementCommits`` does.
extension RenderElement {
  func create(with renderer: any Renderer) {
    guard !isCreated else { return }
    isCreated = true
    if let told {
      self.told = nil
      properties = shownProperties(from: told)
    }
    renderer.create(self)
    if hasBeenPlaced {
      hasMoved = true
      host.commits.add(moved: self)
    }
  }

  func tellChanges(_ renderer: any Renderer) {
    guard let told else { return }
    self.told = nil
    guard isCreated else { return }
    properties = shownProperties(from: told)
    if mustTell || told != properties {
      mustTell = false
      renderer.update(self, from: told)
    }
  }

  /// How it is to be drawn now that was drawn as `old`, the change being animated or not.
  private func shownProperties(from old: Properties) -> Properties {
    var shown = target
    guard old.content != target.content || motion != nil else { return shown }
    let animation = node?.animation
    if animation != nil || motion != nil {
      let motion = motion ?? ElementMotion(self)
      shown.content = motion.show(target.content, from: old.content, animation, host)
      keep(motion)
      if let fit, frame.size != targetFrame.size { shown.content = fit(shown.content, frame.size) }
    }
    return shown
  }

  private func keep(_ motion: ElementMotion) {
    self.motion = motion.isAtRest ? nil : motion
    if !motion.isAtRest { host.animations.add(motion) }
  }

  func tellFrame(_ renderer: any Renderer) {
    guard hasMoved, isCreated else { return }
    hasMoved = false
    let old = toldFrame
    toldFrame = nil
    let animation = old == nil ? nil : node?.animation
    if let old, animation != nil || motion != nil {
      let motion = motion ?? ElementMotion(self)
      frame = motion.place(in: targetFrame, from: movingFrame(from: old), animation, host)
      keep(motion)
      fitToFrame(renderer)
    }
    renderer.place(self, in: frame)
  }

  /// Texts have the size that they need at once: their lines do not break anew on their way.
  private func movingFrame(from old: CGRect) -> CGRect {
    if case .text = target.content { return CGRect(origin: old.origin, size: targetFrame.size) }
    return old
  }

  /// Brings what depends on the size in line with the frame that is drawn.
  private func fitToFrame(_ renderer: any Renderer) {
    guard let fit else { return }
    let old = properties
    properties.content = fit(old.content, frame.size)
    if properties != old { renderer.update(self, from: old) }
  }

  /// Another frame of an animation is to be drawn.
  func showMotion(at time: Double) {
    guard let motion else { return }
    motionTime = time
    lastMotion = motion
    if motion.isAtRest { self.motion = nil }
    host.commits.add(inMotion: self)
  }

  func tellMotion(_ renderer: any Renderer) {
    guard isCreated, let motion = lastMotion else { return }
    lastMotion = nil
    let (oldProperties, oldFrame) = (properties, frame)
    frame = motion.shownFrame(targetFrame, at: motionTime)
    properties = target
    properties.content = motion.shownContent(target.content, at: motionTime)
    if let fit, frame.size != targetFrame.size || oldFrame.size != frame.size {
      properties.content = fit(properties.content, frame.size)
    }
    if properties != oldProperties { renderer.update(self, from: oldProperties) }
    if frame != oldFrame { renderer.place(self, in: frame) }
  }

  /// The children are to be `new`, of which none is in another container any more.
  func setChildren(_ new: [RenderElement], _ renderer: any Renderer) {
    for child in new { child.create(with: renderer) }
    for step in ListDifference.steps(from: children, to: new) {
      switch step {
      case .remove(let child): renderer.remove(child, from: self)
      case .move(let child, let position): renderer.move(child, in: self, to: position)
      case .insert(let child, let position):
        child.parent = self
        renderer.insert(child, into: self, at: position)
      }
    }
    children = new
  }

  /// Takes out those that are to be mounted elsewhere or nowhere.
  func removeChildren(except kept: Set<ObjectIdentifier>, _ renderer: any Renderer)
    -> [RenderElement]
  {
    let removed = children.filter { !kept.contains(ObjectIdentifier($0)) }
    for child in removed {
      renderer.remove(child, from: self)
      child.didLeaveContainer()
      if child.parent === self { child.parent = nil }
    }
    children.removeAll { !kept.contains(ObjectIdentifier($0)) }
    return removed
  }

  /// Destroys the element and all in it.
  func destroy(_ renderer: any Renderer) {
    guard isCreated else { return }
    for child in children where child.parent === self { child.destroy(renderer) }
    children = []
    parent = nil
    isCreated = false
    motion?.stop()
    motion = nil
    renderer.destroy(self)
    handle = nil
  }
}

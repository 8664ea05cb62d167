/// One thing that the renderer draws.
///
/// The graph owns the elements; the renderer may keep whatever it needs for one in ``handle``.
@MainActor
package final class RenderElement {
  /// All that the renderer has to know of an element but its children and its place.
  package struct Properties: Equatable {
    package var content: ElementContent
    package var attributes: ElementAttributes
  }

  /// Tells elements apart, in the order of their making.
  package let id: Int

  /// What the renderer keeps for the element.
  package var handle: AnyObject?

  package private(set) var properties: Properties

  /// The container in which the element is mounted, and what is mounted in this one, back to front.
  package private(set) weak var parent: RenderElement?
  package private(set) var children: [RenderElement] = []

  /// In the container's content.
  package private(set) var frame = CGRect.zero

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
  private var hasMoved = false

  private static var lastID = 0

  init(
    _ node: ViewNode, _ content: ElementContent, attributes: ElementAttributes = ElementAttributes()
  ) {
    Self.lastID += 1
    id = Self.lastID
    self.node = node
    host = node.host
    properties = Properties(content: content, attributes: attributes)
  }

  package var content: ElementContent {
    get { properties.content }
    set { change(affectsLayout: content.mayChangeSize(from: newValue)) { $0.content = newValue } }
  }

  package var attributes: ElementAttributes {
    get { properties.attributes }
    set { change(affectsLayout: false) { $0.attributes = newValue } }
  }

  /// Changes what follows from the layout and does not change it.
  func setContentInLayout(_ content: ElementContent) {
    change(affectsLayout: false) { $0.content = content }
  }

  private func change(affectsLayout: Bool = true, _ body: (inout Properties) -> Void) {
    let old = properties
    body(&properties)
    guard properties != old else { return }
    didChange?()
    if affectsLayout || properties.attributes.isEnabled != old.attributes.isEnabled
      || properties.attributes.controlSize != old.attributes.controlSize
    {
      layout?.invalidateLayout()
    }
    guard isCreated else { return }
    if told == nil { told = old }
    host.commits.add(changed: self)
    host.setNeedsFlush()
  }

  /// Tells the graph what the user has done. The graph is up to date afterwards only after its next
  /// flush. What comes from an element whose view has gone is dropped.
  package func send(_ event: ElementEvent) {
    guard let node, !node.isRemoved else { return }
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
    guard frame != self.frame || !hasBeenPlaced else { return }
    self.frame = frame
    hasBeenPlaced = true
    hasMoved = true
    host.commits.add(moved: self)
  }

  private var hasBeenPlaced = false
}

// What ``ElementCommits`` does.
extension RenderElement {
  func create(with renderer: any Renderer) {
    guard !isCreated else { return }
    isCreated = true
    told = nil
    renderer.create(self)
    if hasBeenPlaced {
      hasMoved = true
      host.commits.add(moved: self)
    }
  }

  func tellChanges(_ renderer: any Renderer) {
    guard let told else { return }
    self.told = nil
    if isCreated, mustTell || told != properties {
      mustTell = false
      renderer.update(self, from: told, animation: node?.animation)
    }
  }

  func tellFrame(_ renderer: any Renderer) {
    guard hasMoved, isCreated else { return }
    hasMoved = false
    renderer.place(self, in: frame, animation: node?.animation)
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
    renderer.destroy(self)
    handle = nil
  }
}
